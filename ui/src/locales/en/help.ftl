# What a newcomer asks, the rule book, and the settings.

help = Help
help-now = Now
explain-none = Nobody has bid yet. Whoever bids highest plays that contract.
explain-bid = { $who ->
    [you] You have
   *[other] { $name } has
  } bid { $contract }, worth { $value }: { $goal }.
explain-flat = { $who ->
    [you] You play
   *[other] { $name } plays
  } { $contract }, worth { $value } won or lost: { $goal }.
help-contracts = Contracts and what they are worth
help-bonuses = Bonuses: worth silent, and announced
help-bonus = { $silent } / { $announced }
help-kontra = Kontra doubles the game or an announced bonus; rekontra makes it 4 times, subkontra 8, mordkontra 16.
help-cards = Which card is higher, and what it is worth
help-black = Black suits, from high to low: king, queen, knight, jack, and the number cards with the 10 on top.
help-red = Red suits: king, queen, knight, jack, and the number cards the other way round, with the 1 on top.
help-worth = Below each card is what it is worth in the count.
help-follow-title = What may be played
help-follow = Follow the suit that was led. If you cannot, play a tarok. If you have no tarok either, play anything.
help-count = Counting in threes
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
count-singly = The cards are counted one by one.
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

settings-play = Play
settings-table = Table
settings-hand = Your hand
settings-deck = Cards
settings-session = Session
switch-single = When only one card may be played, it plays itself
switch-tally = Show how the card points stand
switch-coach = Mark what I have given away
switch-sounds = Quiet sounds
switch-letters = Letters as shortcuts
switch-night = Dark cards where the page is dark
theme = Light or dark
choice-theme-system = as the system
choice-theme-light = light
choice-theme-dark = dark
felt = Felt of the table
choice-felt-green = green
choice-felt-blue = blue
choice-felt-wine = wine red
choice-felt-slate = slate
taroks = Taroks in the hand
choice-taroks-first = first
choice-taroks-last = last
ranks = Order of the cards
choice-ranks-falling = high to low
choice-ranks-rising = low to high
tap = To play a card
choice-tap-one = one tap
choice-tap-two = two taps: lift, then play
tap-again = once more to play
peek = See the card large
peek-hint = Hold a card to see it large.
deck = Deck
choice-deck-village = village
choice-deck-plain = plain
courts = Corners of the courts
choice-courts-signs = signs
choice-courts-letters = letters (K Q N J)
numerals = Numerals of the taroks
choice-numerals-roman = Roman
choice-numerals-arabic = Arabic
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
costly = Did that give something away?
costly-seen = By what you could see just before. Nothing that was hidden from you is used.
tally = Your side has { $points }, it needs { $needed }
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
club = Run an evening
learn-where = { $step } of { $steps }
learn-back = Back
learn-on = Next
learn-cards-title = The cards
learn-cards = There are four suits, and a fifth that stands above them all: the taroks.
learn-trick-title = The trick
learn-trick = Somebody leads a card and everybody adds one, in turn. The best card takes them all and leads to the next trick.
learn-count-title = The count
learn-count = It does not matter how many tricks you take, but what is in them.
learn-bid-title = The bid
learn-bid = Before the first card it is settled who plays against whom, and for how much. While you are new, pass in peace: the lamp shows what a good player would do.
learn-suit = The highest card of the suit takes the trick.
learn-tarok = Whoever has none of the suit plays a tarok – and it takes even a king.
learn-higher = Among taroks the higher one takes.
learn-highest = Only one card takes the XXI: the highest of all.
demo-stop = Stop the trick that plays by itself
tile-minutes = { $minutes } min a deal
tile-last = played last
