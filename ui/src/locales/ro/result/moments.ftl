# Ce a adus o levată de ținut minte și ce înseamnă mâna pentru cititor.

moment-mond = { $who ->
    [you] Ai pierdut luna!
   *[other] { $name } a pierdut luna!
  }
moment-pagat = { $who ->
    [you] Ai pierdut pagatul!
   *[other] { $name } a pierdut pagatul!
  }
moment-missed = { $bonus } pierdut!
moment-contract-won = Ultima levată a decis: joc câștigat!
moment-contract-lost = Ultima levată a decis: joc pierdut!

verdict-won = Ai câștigat.
verdict-lost = Ai pierdut.
verdict-won-unpaid = Ai câștigat; plătește doar partea declarantului.
verdict-lost-unpaid = Ai pierdut; primește puncte doar partea declarantului.
verdict-won-paid = Ai câștigat; plătește partea declarantului.
verdict-lost-paid = Ai pierdut; partea declarantului primește puncte.
verdict-won-but = Jocul e câștigat, dar punctele sunt pierdute.
verdict-lost-but = Jocul e pierdut, dar punctele sunt câștigate.
verdict-only-declarers = Doar partea declarantului primește sau pierde puncte.
verdict-defenders-pay = Adversarii plătesc.
verdict-defenders-paid = Adversarii primesc puncte.
verdict-most = Nimeni nu a luat mai multe puncte.
verdict-fewest = Nimeni nu a luat mai puține puncte.

result-details = Detalii
result-needed = necesare: { $points }
result-piles = Punctele celor două părți
