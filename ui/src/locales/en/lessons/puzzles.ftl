# Puzzles: what they ask, and what is told after the answer.

puzzle = Puzzle
puzzle-your-turn = Your turn, with { $cards ->
    [one] one card
   *[other] { $cards } cards
  } left.
puzzle-your-lead = You lead, with { $cards ->
    [one] one card
   *[other] { $cards } cards
  } left.
puzzle-other = Another one
puzzle-choose = Choose your puzzles
puzzle-standing = Your results
puzzle-rating-name = rating
puzzle-curve = Your rating over your last puzzles
puzzle-solved = solved
puzzle-streak = days in a row
puzzle-wrong-any = No. Any of these: { $card }.
puzzle-why = Next best, { $card }: { $points ->
    [one] one point
   *[other] { $points } points
  } worse.
puzzle-best = best
puzzle-about = This puzzle is about: { $themes }.
puzzle-line = The best play with all cards open
puzzle-goal-contract = Make the contract.
puzzle-goal-defeat = Defeat the contract.
puzzle-goal-points = Win as much as you can.
puzzle-goal-pagat = Win the last trick with the I.
puzzle-goal-stop_pagat = Keep the I from winning the last trick.
puzzle-goal-king = Win the last trick with the called king.
puzzle-goal-stop_king = Keep the called king from winning the last trick.
puzzle-goal-catch_king = Catch the called king.
puzzle-goal-save_king = Bring the called king home.
puzzle-goal-catch_mond = Catch the XXI.
puzzle-goal-save_mond = Save the XXI.
puzzle-goal-trula = Win the whole trula.
puzzle-goal-stop_trula = Keep the others from the trula.
puzzle-goal-kings = Win all four kings.
puzzle-goal-stop_kings = Keep the others from winning all kings.
puzzle-goal-bonus = Make this bonus: { $bonus }.
puzzle-goal-stop_bonus = Prevent this bonus: { $bonus }.
puzzle-rating-fair = Only for you: each new browser starts again.
puzzle-game = Game
puzzle-theme = Theme
puzzle-grade = Difficulty
puzzle-tried = Tried { $tried } of { $puzzles }
puzzle-solve = Solve
puzzle-today = The puzzle of the day
puzzle-done = done
puzzle-none = No such puzzle. Choose another theme or difficulty.
puzzle-ask = Play the best card.
puzzle-right = Right!
puzzle-wrong = No. Best: { $card }.
puzzle-rated = Your rating: { $rating } ({ $gained }).
puzzle-known = Only your first answer counts.
puzzle-costs = What each card costs
puzzle-worlds-all = Best in { $share }% of all { $worlds } possible layouts.
puzzle-worlds-some = Best in { $share }% of { $worlds } random layouts.
puzzle-hands = All hands
puzzle-laid = { $name }: discarded
puzzle-all = All puzzles
puzzle-next = Next puzzle
puzzle-grade-1 = easy
puzzle-grade-2 = medium
puzzle-grade-3 = hard
puzzle-theme-lead = the lead
puzzle-theme-pull_taroks = drawing taroks
puzzle-theme-trump = tarok or not
puzzle-theme-take = winning the trick
puzzle-theme-duck = leaving the trick
puzzle-theme-called_suit = the called suit
puzzle-theme-mond_and_skis = mond and škis
puzzle-theme-pagat = the pagat
