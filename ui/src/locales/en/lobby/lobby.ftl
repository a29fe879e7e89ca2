# What is new today, own tables, and the choice of a game.

lobby-puzzle = Puzzle of the day
lobby-puzzle-new = Which card is best?
lobby-puzzle-done = Done for today
lobby-lesson = Next lesson
lobby-lesson-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
  }
lobby-lessons-done = All lessons are done
lobby-company = With others
lobby-games-others = Games of other countries
tile-minutes = { $minutes } min per deal
tile-last = played last
tile-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
tile-level-1 = easy
tile-level-2 = medium
tile-level-3 = hard

evenings = Your sessions
evening = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  }, your total { $total }
evening-on = Continue
evening-look = View
evenings-all = Show all { $count }
