# Help, the guide for newcomers, and the rule book, once they are opened.

help-now = Now
help-contracts = Contracts and their values
help-bonuses = Bonuses: silent / announced
help-bonus = { $silent } / { $announced }
help-cards = Card ranks and values
help-black = Black suits: king, queen, knight, jack, number cards with the 10 on top.
help-red = Red suits: king, queen, knight, jack, number cards with the 1 on top.
help-worth = Below each card is its value.
help-follow-title = What you may play
help-follow = Follow suit. If you cannot, play a tarok; without taroks, any card.
help-count = Counting in threes
keys = Keyboard
keys-always = Tab moves between items, arrow keys between cards, Enter plays, Escape closes a dialog.
keys-off = Letter shortcuts are off. Turn them on in Settings.
book-english = This rule book is in English.
book-contents = Contents
book-search = Search the rules
book-found = { $count ->
    [one] { $count } place
   *[other] { $count } places
  }
learn-back = Back
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
