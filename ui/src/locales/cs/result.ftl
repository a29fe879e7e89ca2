# Jak hra dopadla, a zápis.
# $group je "you", "other", "you-and" nebo "others"; $name a $other jsou jména.

outcome-won-points = { $group ->
    [you] Vyhráváš
    [you-and] Ty a { $name } vyhráváte
    [others] { $name } a { $other } vyhrávají
   *[other] { $name } vyhrává
  } { ACC($contract) } ({ $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }).
outcome-lost-points = { $group ->
    [you] Prohráváš
    [you-and] Ty a { $name } prohráváte
    [others] { $name } a { $other } prohrávají
   *[other] { $name } prohrává
  } { ACC($contract) } ({ $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }).
outcome-won = { $group ->
    [you] Vyhráváš
    [you-and] Ty a { $name } vyhráváte
    [others] { $name } a { $other } vyhrávají
   *[other] { $name } vyhrává
  } { ACC($contract) }.
outcome-lost = { $group ->
    [you] Prohráváš
    [you-and] Ty a { $name } prohráváte
    [others] { $name } a { $other } prohrávají
   *[other] { $name } prohrává
  } { ACC($contract) }.
outcome-valat-won = { $group ->
    [you] Vyhráváš valát
    [you-and] Ty a { $name } vyhráváte valát
    [others] { $name } a { $other } vyhrávají valát
   *[other] { $name } vyhrává valát
  }.
outcome-valat-lost = Protihráči vyhrávají valát.
outcome-valat-missed = { $group ->
    [you] Valát ti nevychází
    [you-and] Ty a { $name }: valát nevychází
    [others] { $name } a { $other }: valát nevychází
   *[other] { $name }: valát nevychází
  }.
outcome-valat-held = Protihráčům jejich valát nevychází.
line-contract = závazek
line-announced = hlášené
line-silent = tiché
factor = { $why } ×{ $times }
factor-kontra = { $times ->
    [2] kontra
    [4] rekontra
    [8] subkontra
   *[16] mordkontra
  }

result = Výsledek hry
result-what = Co
result-points = Body
result-sum = Tato hra
result-total = Celkem
result-no-lines = Nikdo nezískal ani neztratil body.
piles = Karty této hry
pile-won = { $who ->
    [you] Ty
   *[other] { $name }
  }: zdvihy
pile-laid = odloženo
pile-hand = nezahráno
pile-talon = zbytek talonu
card-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }
next = Další hra
next-waiting = Čekáme na ostatní…

sheet-deal = Hra
sheet-thrown-in = karty složeny
sheet-stop = žádost o konec
sheet-withdrawal = odchod s vyrovnáním
sheet-wrong = není možné
sheet-misdeal = špatně rozdáno
sheet-empty = Zatím se nehrálo.
final-first = { $who ->
    [you] Partii vyhráváš ty.
   *[other] Partii vyhrává { $name }.
  }
final-shared = Dělené první místo: { $names }.
margin-won = { $by ->
    [0] Přesně to stačilo.
   *[other] O { $by } víc, než bylo třeba.
  }
margin-lost = { $by ->
    [one] Chyběl { $by } bod.
    [few] Chyběly { $by } body.
   *[other] Chybělo { $by } bodů.
  }
margin-feat = { $side ->
    [0] Aktérova strana má
   *[1] Protihráči mají
  } { ACC($bonuses) }.
margin-failed = { $side ->
    [0] Aktérově straně nevychází
   *[1] Protihráčům nevychází
  } { $bonuses }.
reason-contract = co se hrálo
side-0 = aktérova strana
side-1 = protihráči

replay = Přehrát znovu
again = Zahrát hru znovu
from-here = Hrát odtud dál
share = Sdílet odkaz
link-copied = Odkaz je ve schránce.
copy-failed = Prohlížeč kopírování zablokoval. Zkopíruj to odsud:
copy-by-hand = Zkopírovat ručně
deal-outdated = Tato hra se hrála podle jiných pravidel než dnešních a nelze ji ukázat.
replay-first = Na začátek
replay-back = O krok zpět
replay-on = O krok dál
replay-last = Na konec
replay-play = Přehrát
replay-pause = Pauza
replay-step = Krok
replay-from = Pohled z místa
replay-where = { $step }/{ $steps }
replay-keys = Šipky: krok za krokem. Page Up a Page Down: zdvih za zdvihem. Mezerník: přehrát a zastavit.
back-to-table = Zpět ke stolu

sheet-copy = Kopírovat
sheet-copied = Zápis je ve schránce.
sheet-text = Uložit jako text
sheet-xlsx = Uložit pro tabulkový procesor (Excel)
sheet-csv = Uložit jako CSV
outcome-alone = { $contract }: { $who ->
    [you] bereš
   *[other] { $name } bere
  } { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }, do zápisu { $delta }.
outcome-thrown-in = Tato hra se nehraje.
sheet-loan = půjčka
final-graph = Jak partie probíhala
final-best = Tvoje nejlepší hra
final-worst = Tvoje nejhorší hra

shuffle-checked = Míchání ověřeno
shuffle-without = Míchání ověřeno, ale bez tvého semínka
shuffle-alone = Míchal jen server
shuffle-wrong = Míchání nesouhlasí se závazkem
shuffle-cannot = Míchání zde není ověřeno
shuffle-how = Před rozdáním se server zavázal k tajné hodnotě a teprve potom přidaly prohlížeče hráčů svá semínka. Pořadí karet vychází z obojího.
shuffle-how-all = Před rozdáním se server zavázal k tajné hodnotě a každý prohlížeč ke svému semínku. Semínka se odhalila, teprve když byly dány všechny závazky. Pořadí karet vychází ze všeho dohromady, takže si ho nikdo nemohl vybrat.
shuffle-kept = Tajná hodnota souhlasí se závazkem, který dostal tvůj prohlížeč.
shuffle-not-told = Tvůj prohlížeč před rozdáním závazek nedostal.
shuffle-broken = Odhalená hodnota nesouhlasí se závazkem.
shuffle-own-in = V balíčku je i semínko tvého prohlížeče.
shuffle-own-out = V balíčku není semínko tvého prohlížeče.
shuffle-cards-same = Karty, které se ti ukázaly, jsou z tohoto balíčku.
shuffle-cards-other = Karty, které se ti ukázaly, nejsou z tohoto balíčku.
shuffle-anew-silent = Zamícháno znovu, protože semínko nebylo odhaleno včas: { $name }
shuffle-anew-other = Zamícháno znovu, protože odhalené semínko nesouhlasí se závazkem: { $name }
shuffle-cannot-why = Prohlížeč to umí spočítat jen přes https nebo přímo na počítači serveru. Ulož důkaz a ověř ho pomocí „tarok verify“.
shuffle-seeds = Semínka
shuffle-save = Uložit důkaz
