# The page itself: buttons, panels, settings.

name = Tarok
you = You
nobody = free seat
guest = Guest { $number }
language-en = English
language-sl = Slovenian
language-ro = Romanian
language-hu = Hungarian
language-cs = Czech
language = Language

first-line = Slovenian tarok for four, against three bots. No account, nothing to install.
deal = Deal
go-on = Go on playing
deal-failed = The table could not be opened. Please try again.

title-turn = Your turn – Tarok
offline = The line is down. Trying again …
broken = Something on this page went wrong. The table itself is safe.
reload = Load again
loading = Sitting down …
no_table = This table is not there.
no_place = You have no place at this table.
to-first = To the first page

menu = Menu
close = Close
settings = Settings
sheet = Score sheet
log = What happened
last-trick = Last trick and talon
pace = Pace
choice-pace-automatic = automatic
choice-pace-slow = slow
choice-pace-step = step by step
pace-hint = A tap on the table always hurries on.
tap-on = Go on
finish = Finish the session
finish-asked = The session is coming to its end.
new-table = New table
the-end = The session is over

hand = Your cards
table = Table
seat-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
seat-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
  }
seat-total = { $points } points
mark-dealer = dealer
mark-forehand = forehand
mark-declarer = declarer
mark-partner = partner
mark-defender = defender
mark-thinking = to play
said-pass = pass
said-kontra = { $level }: { $stake }
seen-cards = Open cards of { $name }
played-cards = Cards played by { $name }

bar = Contract
bar-deal = Deal { $number }
bar-plays = { $name }: { $contract }
bar-called = called
bar-stake = { $bonus } ({ $name }) { $doubled }
bar-last-deal = last deal
bar-partner-you = you are the partner
bar-everyone-alone = everyone alone
value = value { $points }

your-turn = It is your turn
wait-for = { $name } is to play
not-now = not now
not-your-turn = It is not your turn.

cut-ask = Cut the pack, or knock on it
cut-at = Cards lifted: { $at }
cut = Cut
knock = Knock
pick-ask = Choose your packet
packet = Packet { $number }
place-ask = When is the talon dealt?
place-first = first
place-after_first_packet = after the first packet
place-last = last

bid-ask = What do you bid?
bid-must = All have passed: you choose the contract
choose-ask = Play what you bid, or raise
raise-ask = Stay, or raise to colour valat?
pass = Pass
call-ask = Call a king: its holder is your partner
call-own = in your hand
take-ask = Take one part of the talon
take-part = Take part { $number }
talon = Talon
talon-taken = taken
lay-ask = { $count ->
    [one] Lay { $count } card away
   *[other] Lay { $count } cards away
  }
lay-chosen = { $chosen } of { $count } chosen
lay = Lay away
play-ask = Play a card
lead-ask = Lead a card
takes-trick = { $who ->
    [you] You take
   *[other] { $name } takes
  } the trick

announce-ask = Announcements and kontras
announce-done = Done
announcements = Announce
kontras = Double
value-plus = +{ $points }
you-laid = You laid away
laid-open = Taroks laid away: { $name }

no-network = There is no connection to the server. What you have played is safe; the rule book and the help are here.
evenings = Your evenings
evening = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  }, your total { $total }
evening-on = Go on
evening-look = Look
evenings-all = Show all { $count }
