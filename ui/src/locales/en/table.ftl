# The page itself: buttons, panels, settings.

name = Tarok
you = You
nobody = free seat
gone = somebody who has left
guest = Guest { $number }
language = Language

first-line = Slovenian tarok for four, against three bots. No account, nothing to install.
deal = Deal
go-on = Go on playing
deal-failed = The table could not be opened. Please try again.

title-turn = Your turn – Tarok
offline = Connecting …
offline-kept = Connecting … What you did is kept, and sent as soon as the connection is back.
offline-later = The table cannot go on just now. Trying again …
service-unstorable = Nothing can be saved just now. Wait a moment: it goes on by itself.
service-silent = The server cannot reach its data just now. Wait a moment: it goes on by itself.
service-slow = The server is slow just now. Give it a moment.
service-restarting = The server is restarting. It is back in a few seconds, and nothing is lost.
broken = Something on this page went wrong. The table itself is safe.
reload = Load again
loading = Sitting down …
opening = One moment …
no_table = This table is not there.
no_deal = This deal is not there.
nowhere = There is nothing at this address.
outdated = This page is older than the table. It is being loaded again.
outdated-still = This page is still older than the table. Load it again in a while, or empty what your browser has kept of it.
no_place = You have no place at this table.
busy = The server has much to do just now. Please try again in a few seconds.
too_many = That was too often in a short time. Please try again in a while.
too_many_pages = Too many pages are open here, or were opened in a short time. This one comes back by itself within a minute.
elsewhere = You have this table open on other pages, so this one was closed.
signed_out = This device was signed out from another one. A passkey, or a code from a device that is still signed in, brings your places back.
expired = You have not been here for more than a year, so this device knows you no more. A passkey, or a code from another device of yours, brings your places back.
play-here = Go on here
also-open = You have this table open on { $count } pages.
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
stop-here = Stop here
stop-here-hint = Nothing more is dealt or charged. The sheet stays as it is, and the table is among your evenings.
finish-asked = The session is coming to its end.
finish-after = This happens when the deal that runs is over. Everybody at the table is told now.
finish-not = Play on after all
ending-asked = { $who ->
    [you] You finish after this deal.
   *[other] { $name } finishes after this deal.
  }
new-table = New table
event-back = Back to the event
event-counts = A table of an event: what you win here counts.
event-broken = Time is up. This deal was not finished, and does not count.
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
cut-lift = lift { $at ->
    [one] one card
   *[other] { $at } cards
}
cut = Cut
knock = Knock
pick-ask = Choose your packet
packet = Packet { $number }
place-ask = When is the talon dealt?
place-first = first
place-after_first_packet = after the first packet
place-last = last

bid-ask = What do you bid?
newcomer = New to it? The lamp shows what a good player would do, and the help explains every contract.
newcomer-short = New? The lamp gives advice.
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

ask-announcements = Announcements and kontras
announce-done = Done
group-announce = Announce
group-kontra = Double
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

games = Games
games-choose = Another game
with-friends = With friends
join-code = Join with a code
hall = Play with others
hall-waiting = Play with others ({ $count })
along = Take my places along
along-open = Code for another device
passkey-open = With a passkey
personal = Your data
personal-open = What is kept about you
licences = Licences
licences-open = Show the licences
evening-with = with { $names }
turn-left = { $count ->
    [one] { $count } hour left
   *[other] { $count } hours left
  }
first-other = { $game }: { $about } Against bots, no account, nothing to install.
first-special = With house rules of your own.
house-rules = House rules
house-more = Single house rules
house-differs = What is played otherwise than in the rule book:
house-else = Everything else is as the rule book has it.
house-none = Everything is played as the rule book has it.
house-print = Print
profile-own = House rules of your own.
yes = yes
no = no

bar-sits-out = { $who ->
    [you] you sit this deal out
   *[other] { $name } sits out
  }
ask = What do you do?
choices-barred = { $count ->
    [one] { $count } more is not possible now
   *[other] { $count } more are not possible now
  }
group-bid = Bids
group-choose = Contracts
group-call = Calls
group-method = Ways to deal
group-take = The talon
group-reject = The talon
group-oppose = Double
group-throwin = Give up
group-surrender = Give up
group-knock = The pack
group-cut = The pack
group-pick = The pack
group-place = The pack
talon-drawn = You drew
said-throwin = throw in
said-reject = leave it
said-oppose = I am an opponent
said-surrender = give up
promised = promised: { $told }
would-tell = promises { $told }
aimed-at = { $left ->
    [0] Last trick ({ $trick })
    [1] Last trick but one ({ $trick })
   *[other] Trick { $trick }
  }
binds = Binds your side: { $faces } to trick { $tricks }.
moment-mond = { $who ->
    [you] You lose the XXI!
   *[other] { $name } loses the XXI!
  }
