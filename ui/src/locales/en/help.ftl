# What a newcomer asks, the rule book, and the settings.

help = Help
help-now = Now
help-game = Four play with 54 cards: 22 taroks, which are the trumps, and four suits. One declares a contract, often with a secret partner, and must win most of the card points in twelve tricks.
explain-none = Nobody has bid yet. Whoever bids highest plays that contract; if all pass, forehand chooses.
explain-bid = { $who ->
    [you] You have
   *[other] { $name } has
  } bid { $contract }, worth { $value }: { $goal }.
explain-klop = Klop: everyone plays alone and wants few card points. Who takes no trick gains 70, who takes more than 35 points loses 70.
explain-normal = { $who ->
    [you] You play
   *[other] { $name } plays
  } { $contract }, worth { $value } and the difference: { $goal }. The declarer needs 36 of the 70 card points.
explain-without = { $who ->
    [you] You play
   *[other] { $name } plays
  } { $contract }, worth { $value } won or lost: { $goal }. The declarer needs 36 of the 70 card points.
explain-flat = { $who ->
    [you] You play
   *[other] { $name } plays
  } { $contract }, worth { $value } won or lost: { $goal }.
help-contracts = Contracts and what they are worth
help-difference = From three to solo one the difference is added: how far the card points are from 35, rounded to fives.
help-bonuses = Bonuses: worth silent, and announced
help-bonus = { $silent } / { $announced }
help-kontra = Kontra doubles the game or an announced bonus; rekontra makes it 4 times, subkontra 8, mordkontra 16.
help-cards = Which card is higher, and what it is worth
help-taroks = The taroks beat every suit. From high to low: škis, XXI (the mond), XX and so on down to II, and I (the pagat).
help-black = Black suits, from high to low: king, queen, knight, jack, 10, 9, 8, 7.
help-red = Red suits are the other way round below the jack: 1 beats 2, 2 beats 3, 3 beats 4.
help-worth = Below each card is what it is worth in the count.
help-follow-title = What may be played
help-follow = Follow the suit that was led. If you cannot, play a tarok. If you have no tarok either, play anything.
help-count = Counting in threes
help-count-about = A pile is counted in groups of three: add the three cards, and take 2 away. If one or two cards are left, take 1 away. All 54 cards make 70 points.
count-show = Show the count
count-side = The tricks of the declarer’s side, and what was laid away.
count-whose = Whose pile
count-on = Three more
count-back = Back
count-all = All
count-so-far = So far: { $points }
count-total = Together: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
count-rule = Every three cards give 2 back.
count-rest = One or two cards that are left give 1 back.
keys = By keyboard
keys-always = Tab goes from one thing to the next, the arrows walk through your cards, Enter plays. Escape closes whatever lies over the table.
keys-off = Letters as shortcuts are off; the settings turn them on.

book = Rule book
book-open = Open the rule book here
book-english = The rule book is written in English.
book-contents = Contents
book-search = Search the rules
book-found = { $count ->
    [one] Found in { $count } place
   *[other] Found in { $count } places
  }

switch-single = When only one card may be played, it plays itself
switch-tally = Show how the card points stand
switch-sounds = Quiet sounds
switch-letters = Letters as shortcuts
switch-night = Dark cards where the page is dark
colours = Colours of the suits
choice-colours-two = two
choice-colours-four = four
index = Corners of the cards
choice-index-auto = as the screen needs
choice-index-normal = normal
choice-index-large = large
back = Back of the cards
choice-back-1 = first
choice-back-2 = second

suggest = What would a good player do?
suggested = Try: { $action }
tally = Your side has { $points }, it needs { $needed }
tally-alone = Your card points: { $points }

words = The table in words
words-called = Called: { $card }.
words-trick = On the table: { $cards }.
words-hand = Your cards: { $cards }.
words-may = You may play: { $cards }.
