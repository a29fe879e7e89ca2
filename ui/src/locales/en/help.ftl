# What a newcomer asks, the rule book, and the settings.

help = Help
goal-team = { $team ->
    [partner] with a partner
    [each] everyone alone
   *[alone] alone
  }
goal-talon = { $talon ->
    [0] without the talon
    [one] { $talon } card from the talon
   *[other] { $talon } cards from the talon
  }
explain-need = { $team ->
    [alone] The declarer needs
   *[other] The declarer’s side needs
  } { $needed } of the { $whole } card points.
explain-none = The highest bidder becomes the declarer.
explain-bid = { $who ->
    [you] You have
   *[other] { $name } has
  } bid { $contract }, worth { $value }: { $goal }.
explain-flat = { $who ->
    [you] You play
   *[other] { $name } plays
  } { $contract }, worth { $value } won or lost: { $goal }.
help-kontra = Kontra doubles the game or an announced bonus: { $ladder }.
book = Rule book
book-open = Open the rule book
tap-again = tap again to play
peek = Enlarged card

suggest = What would a good player do?
suggested = Try: { $action }
costly = Did that cost anything?
costly-seen = Judged by what you could see.
tally = Your side has { $points } and needs { $needed }
tally-short = { $points } of { $needed } points
tally-alone = Your card points: { $points }

words = The table in words
words-called = Called: { $card }.
words-trick = On the table: { $cards }.
words-hand = Your cards: { $cards }.
words-may = You may play: { $cards }.
explain-alone = { $contract }: everyone plays alone.
explain-normal = { $who ->
    [you] You play
   *[other] { $name } plays
  } { $contract }, worth { $value }: { $goal }.

learn = Learn in three minutes
puzzles = Puzzles
score = Score with real cards
club = Run an event
learn-where = { $step } of { $steps }
learn-on = Next
