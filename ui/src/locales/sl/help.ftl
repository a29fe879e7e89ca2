# Kar vpraša začetnik, pravilnik in nastavitve.

help = Pomoč
goal-team = { $team ->
    [partner] s soigralcem
    [each] vsak zase
   *[alone] brez soigralca
  }
goal-talon = { $talon ->
    [0] brez talona
    [one] { $talon } karta iz talona
    [two] { $talon } karti iz talona
    [few] { $talon } karte iz talona
   *[other] { $talon } kart iz talona
  }
explain-need = { $team ->
    [alone] Igralec potrebuje
   *[other] Igralčeva stran potrebuje
  } vsaj { $needed } od { $whole } točk.
explain-none = Licitacije še ni. Kdor licitira najvišje, postane igralec.
explain-bid = { $who ->
    [you] Licitiraš
   *[other] { $name } licitira
  } { ACC($contract) }, vrednost { $value }: { $goal }.
explain-flat = { $who ->
    [you] Igraš
   *[other] { $name } igra
  } { ACC($contract) }, za { $value } ali proti: { $goal }.
help-kontra = Kontra podvoji igro ali napoved: { $ladder }.
book = Pravilnik
book-open = Odpri pravilnik na tem mestu
tap-again = še enkrat, da jo vržeš
peek = Poglej karto od blizu

suggest = Kaj bi storil dober igralec?
suggested = Poskusi: { $action }
costly = Je ta poteza kaj stala?
costly-seen = Po tem, kar se je takrat videlo s tvojega mesta.
tally = Tvoja stran ima { $points }, potrebuje { $needed }
tally-short = { $points } od { $needed } točk
tally-alone = Tvoje točke: { $points }

words = Miza z besedami
words-called = Klicana karta: { $card }.
words-trick = Na mizi: { $cards }.
words-hand = Tvoje karte: { $cards }.
words-may = Vreči smeš { ACC($cards) }.
explain-alone = { $contract }: vsak igra zase.
explain-normal = { $who ->
    [you] Igraš
   *[other] { $name } igra
  } { ACC($contract) }, vrednost { $value }: { $goal }.

learn = Nauči se v treh minutah
puzzles = Naloge
score = Zapisnik za prave karte
club = Klubski večer
learn-where = { $step } od { $steps }
learn-on = Naprej
