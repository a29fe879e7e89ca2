# The page itself: buttons, panels, settings.

name = Tarok
you = You
nobody = free seat
gone = former player
guest = Guest { $number }
language = Language

deal = Deal
go-on = Continue playing
deal-failed = The table could not be opened. Try again.

title-turn = Your turn – Tarok
offline = Connecting…
offline-kept = Connecting… Your move is kept.
offline-later = The table cannot continue. Trying again…
service-unstorable = Nothing can be saved now. Play resumes automatically.
service-silent = The server cannot reach its data. Play resumes automatically.
service-slow = The server is slow now.
service-restarting = The server is restarting. Back in a few seconds; nothing is lost.
broken = Something went wrong on this page. The table is safe.
reload = Reload
loading = Taking your seat…
opening = One moment…
no_table = This table does not exist.
no_deal = This deal does not exist.
nowhere = There is nothing at this address.
outdated = This page is older than the table. Reloading…
outdated-still = This page is still outdated. Reload it later, or clear your browser’s cache.
no_place = You have no seat at this table.
busy = The server is busy. Try again in a few seconds.
too_many = Too many requests. Try again later.
too_many_pages = Too many pages are open here. This one returns within a minute.
elsewhere = This table is open in other tabs, so this one was closed.
signed_out = You were signed out from another device. Come back with a passkey, or a code from a signed-in device.
expired = After a year without a visit, this device forgot you. Come back with a passkey, or a code from another device.
play-here = Continue here
also-open = You have this table open in { $count } tabs.
to-first = Home

menu = Menu
close = Close
settings = Settings
sheet = Score sheet
log = Log
last-trick = Last trick and talon
pace = Pace
choice-pace-automatic = automatic
choice-pace-slow = slow
choice-pace-step = step by step
pace-hint = Tap the table to speed up.
tap-on = Continue
finish = Finish the session
stop-here = Stop here
stop-here-hint = No more deals, no final charges. The sheet stays under “Your sessions”.
finish-asked = The session is ending.
finish-after = After this deal. Everyone is told now.
finish-not = Keep playing
ending-asked = { $who ->
    [you] You finish after this deal.
   *[other] { $name } finishes after this deal.
  }
new-table = New table
event-back = Back to the event
event-counts = Your points here count for the event.
event-broken = Time is up. This deal does not count.
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
seat-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
mark-dealer = dealer
mark-forehand = forehand
mark-declarer = declarer
mark-partner = partner
mark-defender = defender
mark-thinking = to play
said-pass = pass
said-kontra = { $level }: { $stake }
seen-cards = Open cards: { $name }
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
wait-for = { $name } to play
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
newcomer = New to tarok? The lamp gives advice, and Help explains every contract.
newcomer-short = New? The lamp gives advice.
bid-must = Everyone passed: choose the contract
bids-more = More bids ({ $count })
bids-rare = Other bids
bids-fewer = Fewer bids
strength = Your hand
strength-weak = weak
strength-fair = enough to bid
strength-strong = strong
choose-ask = Play what you bid, or raise
raise-ask = Keep your contract, or raise to colour valat?
pass = Pass
call-ask = Call a king: its holder is your partner
call-own = in your hand
take-ask = Take one part of the talon
take-part = Take part { $number }
talon = Talon
talon-taken = taken
lay-ask = { $count ->
    [one] Discard { $count } card
   *[other] Discard { $count } cards
  }
lay-chosen = { $chosen } of { $count } chosen
lay = Discard
play-ask = Play a card
lead-ask = Lead a card
takes-trick = { $who ->
    [you] You win
   *[other] { $name } wins
  } the trick

ask-announcements = Announcements and kontras
announce-done = Done
say-chosen = Say: { $names }
group-announce = Announce
group-kontra = Double
value-plus = +{ $points }
you-laid = You discarded
laid-open = Taroks discarded: { $name }

no-network = No connection. What you played is safe; the rule book and Help still work.

games = Games
games-choose = Another game
with-friends = With friends
join-code = Join with a code
hall = Play with others
along = Move to another device
along-open = Code for another device
passkey-open = Passkeys
personal = Your data
personal-open = What is stored about you
licences = Licences
licences-open = Show the licences
evening-with = with { $names }
turn-left = { $count ->
    [one] { $count } hour left
   *[other] { $count } hours left
  }
house-rules = House rules
house-more = Individual house rules
house-differs = Differences from the rule book:
house-else = Otherwise by the rule book.
house-none = By the rule book.
house-print = Print
profile-own = Your own house rules.
yes = yes
no = no

bar-sits-out = { $who ->
    [you] you sit out this deal
   *[other] { $name } sits out
  }
ask = What do you do?
choices-barred = { $count ->
    [one] { $count } more not available
   *[other] { $count } more not available
  }
group-bid = Bids
group-choose = Contracts
group-call = Calls
group-method = Ways to deal
group-take = The talon
group-reject = The talon
group-oppose = Double
group-throwin = Throw in
group-surrender = Give up
group-knock = The pack
group-cut = The pack
group-pick = The pack
group-place = The pack
talon-drawn = You drew
said-throwin = throw in
said-reject = reject
said-oppose = I am an opponent
said-surrender = give up
promised = promised: { $told }
would-tell = promises { $told }
aimed-at = { $left ->
    [0] Last trick ({ $trick })
    [1] Penultimate trick ({ $trick })
   *[other] Trick { $trick }
  }
binds = Commits your side to play { $faces } in trick { $tricks }.
