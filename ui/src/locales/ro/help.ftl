# Ce întreabă un începător, cartea cu reguli și setările.

help = Ajutor
goal-team = { $team ->
    [partner] cu partener
    [each] fiecare pentru sine
   *[alone] fără partener
  }
goal-talon = { $talon ->
    [0] fără talon
    [one] { $talon } carte din talon
    [few] { $talon } cărți din talon
   *[other] { $talon } de cărți din talon
  }
explain-need = { $team ->
    [alone] Declarantul are
   *[other] Partea declarantului are
  } nevoie de cel puțin { $needed } din { $whole ->
    [one] { $whole } punct
    [few] { $whole } puncte
   *[other] { $whole } de puncte
  }.
explain-none = Încă nu s-a licitat. Cine licitează cel mai mult devine declarant.
explain-bid = { $who ->
    [you] Ai licitat
   *[other] { $name } a licitat
  } { $contract }, valoare { $value }: { $goal }.
explain-flat = { $who ->
    [you] Joci
   *[other] { $name } joacă
  } { $contract }, ±{ $value ->
    [one] { $value } punct
    [few] { $value } puncte
   *[other] { $value } de puncte
}: { $goal }.
help-kontra = Contra dublează jocul sau un bonus anunțat: { $ladder }.
book = Regulament
book-open = Deschide regulamentul aici
tap-again = atinge încă o dată ca s-o joci
peek = Vezi cartea mare

suggest = Ce ar face un jucător bun?
suggested = Încearcă: { $action }
costly = Am pierdut ceva cu asta?
costly-seen = Se ține seama numai de ce puteai vedea atunci.
tally = Partea ta are { $points }; îi trebuie { $needed }
tally-short = { $points } din { $needed ->
    [one] { $needed } punct
    [few] { $needed } puncte
   *[other] { $needed } de puncte
}
tally-alone = Punctele tale: { $points }

words = Masa în cuvinte
words-called = Chemat: { $card }.
words-trick = Pe masă: { $cards }.
words-hand = Cărțile tale: { $cards }.
words-may = Poți juca { ACC($cards) }.
explain-alone = { $contract }: fiecare joacă pentru sine.
explain-normal = { $who ->
    [you] Joci
   *[other] { $name } joacă
  } { $contract }, valoare { $value }: { $goal }.

learn = Învață în trei minute
puzzles = Exerciții
score = Scor pentru cărți adevărate
club = Organizează un eveniment
learn-where = { $step } din { $steps }
learn-on = Mai departe
