# What is new today, own tables, and the choice of a game.

lobby-puzzle = Úloha dne
lobby-puzzle-new = Která karta je nejlepší?
lobby-puzzle-done = Dnes hotovo
lobby-lesson = Další lekce
lobby-lesson-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } kroků
  }
lobby-lessons-done = Všechny lekce jsou hotové
lobby-company = Ve společnosti
lobby-games-others = Hry jiných zemí
tile-minutes = { $minutes } min na hru
tile-last = hráno naposledy
tile-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
  }
tile-level-1 = lehká
tile-level-2 = středně těžká
tile-level-3 = náročná

evenings = Tvé partie
evening = { $deals ->
    [one] { $deals } hra
    [few] { $deals } hry
   *[other] { $deals } her
  }, tvůj součet { $total }
evening-on = Pokračovat
evening-look = Prohlédnout
evenings-all = Ukázat všechny ({ $count })
