# Exerciții: ce întreabă și ce se spune după răspuns.

puzzle = Exercițiu
puzzle-your-turn = E rândul tău, cu { $cards ->
    [one] o carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
  } în mână.
puzzle-your-lead = Ataci tu, cu { $cards ->
    [one] o carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
  } în mână.
puzzle-other = Altul
puzzle-choose = Alege exercițiile
puzzle-standing = Rezultatele tale
puzzle-rating-name = punctaj
puzzle-curve = Punctajul tău după ultimele exerciții
puzzle-solved = rezolvate
puzzle-streak = zile la rând
puzzle-wrong-any = Nu: e bună oricare dintre acestea: { $card }.
puzzle-why = Următoarea ({ $card }) e mai slabă cu { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
puzzle-best = cea mai bună
puzzle-about = Despre ce este: { $themes }.
puzzle-line = Cel mai bun joc cu cărțile pe față
puzzle-goal-contract = Câștigă contractul.
puzzle-goal-defeat = Bate contractul.
puzzle-goal-points = Câștigă cât mai mult.
puzzle-goal-pagat = Ia ultima levată cu I.
puzzle-goal-stop_pagat = Nu lăsa ca I să ia ultima levată.
puzzle-goal-king = Ia ultima levată cu regele chemat.
puzzle-goal-stop_king = Nu lăsa regele chemat să ia ultima levată.
puzzle-goal-catch_king = Prinde regele chemat.
puzzle-goal-save_king = Salvează regele chemat.
puzzle-goal-catch_mond = Prinde XXI.
puzzle-goal-save_mond = Salvează XXI.
puzzle-goal-trula = Strânge toată trula.
puzzle-goal-stop_trula = Nu-i lăsa pe ceilalți să strângă trula.
puzzle-goal-kings = Strânge toți cei patru regi.
puzzle-goal-stop_kings = Nu-i lăsa pe ceilalți să strângă toți regii.
puzzle-goal-bonus = Reușește: { $bonus }.
puzzle-goal-stop_bonus = Împiedică: { $bonus }.
puzzle-rating-fair = Este doar pentru tine: în fiecare browser nou începe de la zero.
puzzle-game = Jocul
puzzle-theme = Temă
puzzle-grade = Dificultate
puzzle-tried = Încercate: { $tried } din { $puzzles }
puzzle-solve = Rezolvă
puzzle-today = Exercițiul zilei
puzzle-done = făcut
puzzle-none = Nu există un astfel de exercițiu. Alege altă temă sau dificultate.
puzzle-ask = Joacă cea mai bună carte.
puzzle-right = Corect!
puzzle-wrong = Nu: cea mai bună este { $card }.
puzzle-rated = Punctajul tău: { $rating } ({ $gained }).
puzzle-known = Contează doar primul tău răspuns.
puzzle-costs = Cât costă fiecare carte
puzzle-worlds-all = Cea mai bună în { $share }% din { $worlds ->
    [one] singura așezare posibilă
    [few] toate cele { $worlds } așezări posibile
   *[other] toate cele { $worlds } de așezări posibile
} ale cărților ascunse.
puzzle-worlds-some = Cea mai bună în { $share }% din { $worlds ->
    [one] o așezare aleatoare
    [few] { $worlds } așezări aleatoare
   *[other] { $worlds } de așezări aleatoare
} ale cărților ascunse.
puzzle-hands = Cărțile tuturor
puzzle-laid = { $name }: puse deoparte
puzzle-all = Toate exercițiile
puzzle-next = Următorul
puzzle-grade-1 = ușor
puzzle-grade-2 = mediu
puzzle-grade-3 = greu
puzzle-theme-lead = atacul
puzzle-theme-pull_taroks = atacul cu tarok
puzzle-theme-trump = tarok sau nu
puzzle-theme-take = luarea levatei
puzzle-theme-duck = cedarea levatei
puzzle-theme-called_suit = culoarea chemată
puzzle-theme-mond_and_skis = luna și skizul
puzzle-theme-pagat = pagatul
