# The daily deal and deals among friends, where they are looked at.

daily-what = Dnes mají všichni stejné karty, místo i roboty. Platí jeden pokus.
daily-play = Hrát
daily-begin = Začít
daily-played = { $count ->
    [0] Zatím nehrál nikdo.
    [one] Hrál jeden hráč.
    [few] Hráli { $count } hráči.
   *[other] Hrálo { $count } hráčů.
  }
daily-closed-cards = Karty leží rubem nahoru, dokud nezačneš. Platí první pokus.
daily-go-on = Pokračovat
daily-look = Moje hra
daily-practise = Procvičit
daily-share = Sdílet
daily-copied = Výsledek je zkopírován. O kartách neprozrazuje nic.
daily-days = Dnes a včera
daily-yesterday = Včera
daily-best = Patříš k nejlepším: { $points }
daily-next = Další začíná za { $hours } h { $minutes } min.
daily-alone = Zatím ji nehrál nikdo jiný.
daily-ahead = Lepší než { $share } % pokusů (celkem { $players }).
daily-points = Body: { $points }.
daily-field = Prvních pokusů zatím: { $players }; nejlepší výsledek: { $highest }.
daily-fair = Porovnávají se pokusy, ne lidé: jiný prohlížeč dá další pokus.
daily-by-players = hráli lidé
daily-by-bots = hráli roboti
daily-times = hráno { $times }×
daily-times-made = hráno { $times }×, vyhráno { $made }×
daily-late = Tento pokus skončil příliš pozdě na srovnání.
same-asks = { $count ->
    [1] { $name } tě zve zahrát si stejné karty.
   *[other] { $name } tě zve zahrát si stejné karty. Zatím hráno { $count }×.
  }
same-hint = Stejné karty, místo i roboti. Platí jeden pokus; pak můžeš srovnávat.
same-share = Pozvat další
same-ask = Pozvat přátele k této hře
same-who = Hráč
same-what = Závazek
same-points = Body
same-nobody = beze jména
same-partner = { $contract }, jako partner
same-defender = { $contract }, jako protihráč
same-defender-made = aktér vyhrál
same-defender-lost = aktér prohrál
same-made = vyhráno
same-lost = prohráno
