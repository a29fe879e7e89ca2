# Kaj je prinesel štih, da se ga spominjajo, in kaj partija pomeni za bralca.

moment-mond = { $who ->
    [you] Izgubiš XXI!
   *[other] { $name } izgubi XXI!
  }
moment-pagat = { $who ->
    [you] Izgubiš pagata!
   *[other] { $name } izgubi pagata!
  }
moment-missed = { $bonus } izgubljen!
moment-contract-won = Odločil je zadnji štih: igra je dobljena!
moment-contract-lost = Odločil je zadnji štih: igra je izgubljena!

verdict-won = Zmaga.
verdict-lost = Poraz.
verdict-won-unpaid = Zmaga; točke izgubi samo igralčeva stran.
verdict-lost-unpaid = Poraz; točke dobi samo igralčeva stran.
verdict-won-paid = Zmaga; plača igralčeva stran.
verdict-lost-paid = Poraz; plačana je igralčeva stran.
verdict-won-but = Igra je dobljena, točke pa izgubljene.
verdict-lost-but = Igra je izgubljena, točke pa dobljene.
verdict-only-declarers = Točke se pišejo samo igralčevi strani.
verdict-defenders-pay = Nasprotna stran plača.
verdict-defenders-paid = Nasprotna stran je plačana.
verdict-most = Nihče ni pobral več točk.
verdict-fewest = Nihče ni pobral manj točk.

result-details = Podrobnosti
result-needed = potrebnih: { $points }
result-piles = Točke obeh strani
