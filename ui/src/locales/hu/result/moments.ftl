# Mit hozott egy ütés, amire emlékeznek, és mit jelent a leosztás az olvasónak.

moment-mond = { $who ->
    [you] Elvesztetted a XXI-est!
   *[other] { $name } elvesztette a XXI-est!
  }
moment-pagat = { $who ->
    [you] Elvesztetted a pagátot!
   *[other] { $name } elvesztette a pagátot!
  }
moment-missed = { $bonus } elbukott!
moment-contract-won = Az utolsó ütés döntött: megvan a játék!
moment-contract-lost = Az utolsó ütés döntött: elbukott a játék!

verdict-won = Nyertél.
verdict-lost = Vesztettél.
verdict-won-unpaid = Nyertél; csak a felvevő párt fizet.
verdict-lost-unpaid = Vesztettél; csak a felvevő párt kap pontot.
verdict-won-paid = Nyertél; a felvevő párt fizet.
verdict-lost-paid = Vesztettél; a felvevő párt kap pontot.
verdict-won-but = A játék megvan, de a pontok elvesztek.
verdict-lost-but = A játék elveszett, de a pontok megvannak.
verdict-only-declarers = Csak a felvevő párt kap vagy veszít pontot.
verdict-defenders-pay = Az ellenfelek fizetnek.
verdict-defenders-paid = Az ellenfelek kapnak pontot.
verdict-most = Senki sem vitt több pontot.
verdict-fewest = Senki sem vitt kevesebb pontot.

result-details = Részletek
result-needed = { $points } kell
result-piles = A két oldal pontjai
