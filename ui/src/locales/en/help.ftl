# What a newcomer asks, the rule book, and the settings.

help = Help
help-now = Now
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
help-contracts = Contracts and their values
help-bonuses = Bonuses: silent / announced
help-bonus = { $silent } / { $announced }
help-kontra = Kontra doubles the game or an announced bonus: { $ladder }.
help-cards = Card ranks and values
help-black = Black suits: king, queen, knight, jack, number cards with the 10 on top.
help-red = Red suits: king, queen, knight, jack, number cards with the 1 on top.
help-worth = Below each card is its value.
help-follow-title = What you may play
help-follow = Follow suit. If you cannot, play a tarok; without taroks, any card.
help-count = Counting in threes
count-show = Show the count
count-side = The declarer’s side: tricks and discards.
count-whose = Whose pile
count-on = Next three
count-back = Back
count-all = All
count-so-far = So far: { $points }
count-total = Total: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
count-rule = Subtract 2 for every three cards.
count-singly = Cards are counted one by one.
count-rest = Subtract 1 for one or two left over.
keys = Keyboard
keys-always = Tab moves between items, arrow keys between cards, Enter plays, Escape closes a dialog.
keys-off = Letter shortcuts are off. Turn them on in Settings.

book = Rule book
book-open = Open the rule book
book-english = This rule book is in English.
book-contents = Contents
book-search = Search the rules
book-found = { $count ->
    [one] { $count } place
   *[other] { $count } places
  }

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
learn-back = Back
learn-on = Next
learn-cards-title = The cards
learn-cards = Four suits, and a fifth that beats them all: the taroks.
learn-trick-title = The trick
learn-trick = Each player adds a card. The best wins the trick, and its player leads next.
learn-count-title = The count
learn-count = Tricks do not count; the cards in them do.
learn-bid-title = Bidding
learn-bid = Bidding settles who plays against whom, and for how much. For now, just pass.
learn-suit = The highest card of the suit wins.
learn-tarok = With none of the suit, you play a tarok – and it beats even a king.
learn-higher = Between taroks, the higher one wins.
learn-highest = Only one card beats the XXI.
demo-stop = Stop the demo
tile-minutes = { $minutes } min per deal
tile-last = played last
