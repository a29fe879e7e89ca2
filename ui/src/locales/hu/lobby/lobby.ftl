# What is new today, own tables, and the choice of a game.

lobby-puzzle = A nap feladványa
lobby-puzzle-new = Melyik lap a legjobb?
lobby-puzzle-done = Mára kész
lobby-lesson = Következő lecke
lobby-lesson-steps = { $count } lépés
lobby-lessons-done = Minden lecke kész
lobby-company = Társaságban
lobby-games-others = Más országok játékai
tile-minutes = { $minutes } perc leosztásonként
tile-last = utoljára játszott
tile-players = { $count } játékos
tile-level-1 = könnyű
tile-level-2 = közepes
tile-level-3 = nehéz

evenings = Eddigi partijaid
evening = { $deals } leosztás, összesen { $total }
evening-on = Tovább
evening-look = Megtekintés
evenings-all = Mind ({ $count })
