# What is new today, own tables, and the choice of a game.

lobby-puzzle = Exercițiul zilei
lobby-puzzle-new = Care e cea mai bună carte?
lobby-puzzle-done = Gata pe azi
lobby-lesson = Lecția următoare
lobby-lesson-steps = { $count ->
    [one] un pas
    [few] { $count } pași
   *[other] { $count } de pași
  }
lobby-lessons-done = Ai terminat toate lecțiile
lobby-company = În companie
lobby-games-others = Jocuri din alte țări
tile-minutes = { $minutes } min pe mână
tile-last = jucat ultima dată
tile-players = { $count ->
    [one] un jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
  }
tile-level-1 = ușor
tile-level-2 = mediu
tile-level-3 = dificil

evenings = Partidele tale
evening = { $deals ->
    [one] { $deals } mână
    [few] { $deals } mâini
   *[other] { $deals } de mâini
  }, totalul tău { $total }
evening-on = Mai departe
evening-look = Vezi
evenings-all = Arată toate ({ $count })
