# Exerciții: ce întreabă și ce se spune după răspuns.

puzzle = Exercițiu
puzzles-what = Vezi ce vede un singur jucător. Găsește cartea cea mai bună.
puzzle-rating = Punctajul tău este { $rating }. Rezolvate: { $solved } din { $tried }.
puzzle-rating-fair = Este doar pentru tine: în fiecare browser nou începe de la zero.
puzzle-game = Jocul
puzzle-theme = Temă
puzzle-grade = Dificultate
puzzle-any = orice
puzzle-tried = { $tried } din { $puzzles }
puzzle-solve = Rezolvă unul
puzzle-today = Exercițiul zilei
puzzle-done = făcut
puzzle-none = Nu există un astfel de exercițiu. Alege altă temă sau dificultate.
puzzle-ask = Care carte este cea mai bună? Joac-o.
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
