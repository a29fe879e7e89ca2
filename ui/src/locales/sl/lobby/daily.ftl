# The daily deal and deals among friends, where they are looked at.

daily-what = Danes dobijo vsi iste karte, isti sedež in iste računalnike. Velja en poskus.
daily-play = Igraj
daily-begin = Začni
daily-played = { $count ->
    [0] Odigral je ni še nihče.
    [one] Odigral je { $count } igralec.
    [two] Odigrala sta { $count } igralca.
    [few] Odigrali so { $count } igralci.
   *[other] Odigralo je { $count } igralcev.
  }
daily-closed-cards = Karte so zaprte, dokler ne začneš. Šteje prvi poskus.
daily-go-on = Nadaljuj
daily-look = Moja partija
daily-practise = Vadi
daily-share = Povej drugim
daily-copied = Izid je kopiran. O kartah ne pove ničesar.
daily-days = Danes in včeraj
daily-yesterday = Včeraj
daily-best = Ena najboljših: { $points }
daily-next = Naslednja se začne čez { $hours } h { $minutes } min.
daily-alone = Igral je ni še nihče drug.
daily-ahead = Boljše od { $share } % poskusov (vseh: { $players }).
daily-points = Točke: { $points }.
daily-field = Prvih poskusov doslej: { $players }; najboljši izid: { $highest }.
daily-fair = Primerjajo se poskusi, ne ljudje: drug brskalnik da nov poskus.
daily-by-players = igrali ljudje
daily-by-bots = igrali računalniki
daily-times = igrano { $times }-krat
daily-times-made = igrano { $times }-krat, dobljeno { $made }-krat
daily-late = Ta poskus se je končal prepozno za primerjavo.
same-asks = { $count ->
    [1] { $name } te vabi, da igraš iste karte.
   *[other] { $name } te vabi, da igraš iste karte. Doslej odigrano { $count }-krat.
  }
same-hint = Iste karte, isti sedež, isti računalniki. Velja en poskus; potem lahko primerjaš.
same-share = Povabi še druge
same-ask = Povabi prijatelje k tej partiji
same-who = Igralec
same-what = Igra
same-points = Točke
same-nobody = brez imena
same-partner = { $contract }, kot soigralec
same-defender = { $contract }, kot nasprotnik
same-defender-made = igralec je dobil
same-defender-lost = igralec je izgubil
same-made = dobljeno
same-lost = izgubljeno
