# What is new today, own tables, and the choice of a game.

lobby-puzzle = Naloga dneva
lobby-puzzle-new = Katera karta je najboljša?
lobby-puzzle-done = Za danes opravljeno
lobby-lesson = Naslednja lekcija
lobby-lesson-steps = { $count ->
    [one] { $count } korak
    [two] { $count } koraka
    [few] { $count } koraki
   *[other] { $count } korakov
  }
lobby-lessons-done = Vse lekcije so opravljene
lobby-company = V družbi
lobby-games-others = Igre drugih dežel
tile-minutes = { $minutes } min na partijo
tile-last = nazadnje igrano
tile-players = { $count ->
    [one] { $count } igralec
    [two] { $count } igralca
    [few] { $count } igralci
   *[other] { $count } igralcev
  }
tile-level-1 = preprosta
tile-level-2 = srednje zahtevna
tile-level-3 = zahtevna

evenings = Tvoja srečanja
evening = { $deals ->
    [one] { $deals } partija
    [two] { $deals } partiji
    [few] { $deals } partije
   *[other] { $deals } partij
  }, tvoj izid { $total }
evening-on = Nadaljuj
evening-look = Poglej
evenings-all = Pokaži vse ({ $count })
