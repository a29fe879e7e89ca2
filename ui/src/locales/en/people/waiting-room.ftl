# People come together at a table: who they are, how they invite others, and how they play.

friends-open = Open a table
manners = Table settings
manners-more = More table settings
manner-pace = Clock
manner-pace-none = no clock
manner-pace-relaxed = relaxed: 30 seconds per move, 2 minutes in reserve
manner-pace-brisk = brisk: 8 seconds per move, 40 in reserve
manner-pace-hours = correspondence: 8 hours per move
manner-pace-days = correspondence: 2 days per move
manner-overtime = When time is up
manner-overtime-bot = a bot moves
manner-overtime-idle = only what the rules require is done
manner-patience = A bot replaces an absent player after
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
  }
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
manner-talk = Chat
manner-talk-phrases = ready-made phrases
manner-talk-free = phrases and free text
manner-talk-none = off
manner-informing = Phrases may hint at your cards
manner-advice = Players may ask for advice
manner-onlookers = Spectators
manner-onlookers-none = none
manner-onlookers-table = see what the players see
manner-onlookers-late = also see all hands, one deal late
manner-public = Anyone can find this table
manner-suceava = Suceava rules: you can view only the last trick, and a deal can be silent
manner-round = Minutes until time is called
manner-told-overtime-idle = When time is up, only what the rules require is done
manner-told-talk-phrases = Chat uses phrases, shown in each reader’s language
manner-told-talk-free = Chat may be free text
manner-told-talk-none = No chat
manner-told-onlookers-none = No spectators
manner-told-onlookers-table = Spectators see what the players see
manner-told-onlookers-late = Spectators see all hands, one deal late

who = Who are you?
who-hint = The others see this. You can delete it under Settings → Your data.
who-name = Your name
who-face = Your picture
who-done = Done
wrong-no_name = Enter a name.
dismiss-sure = Ask { $name } to leave? Their seat becomes free.
dismissed = The host has asked you to leave.
wrong-name_long = At most 20 characters.
wrong-name_signs = Use only letters, digits and punctuation.
wrong-name_mixed = Write your name in one alphabet.
wrong-name_taken = Another player here has a name like yours.
wrong-no_code = No table has this code. Check it.
wrong-code_length = A code has { $letters } letters, not { $typed }.
wrong-too_many_tries = Too many wrong codes. Try again in a few minutes.
wrong-line = No connection to the server.

code-ask = Enter the { $letters }-letter code
code-join = Join table

invite = Invite others
invite-qr = Link to scan
invite-share = Share the link
invite-copy = Copy the link
invite-onlookers = Link for spectators
invite-code = Or tell them this code:
invite-code-hint = They enter it under “Join with a code” within twelve hours.
invite-no-code = There is no code right now. The link works.

places = Seats
there-you = you
there-host = host
there-bot = bot
there-away = away
there-minded = a bot plays for them
there-leaving = leaves after this deal
there-first = deals first
there-coming = { $name } joins after this deal
there-drew = drew { $card }
sit = Sit here
sit-at = Sit in seat { $place }
move = Move here
move-to = Move to seat { $place }
rename = Name and picture
rise = Leave seat
hand-over = Make host
hand-to = Make { $name } the host
dismiss = Ask them to leave
dismiss-name = Ask { $name } to leave
fill = Add bot
fill-at = Give seat { $place } to a bot
free = Clear seat
free-at = Clear seat { $place }

gathering = { $game } with friends – Tarok
gathered = { $people } of { $places } people are here.
onlookers = { $count ->
    [one] { $count } spectator.
   *[other] { $count } spectators.
  }
mix-chance = Shuffle seats
mix-cards = Draw cards for seats
begin = Begin
begin-bots = { $count ->
    [one] A bot takes the free seat.
   *[other] Bots take the { $count } free seats.
  }
gathering-after = Play begins { $count } seconds after opening; bots take any free seats.
begin-wait = { $name } decides when to begin.
gathering-late = You can take a bot’s seat after this deal.
gathering-sit = Take a free seat, or replace a bot.
gathering-look = Take a seat that no person has, or watch.
gathering-watch = The deal appears here once it begins.
sit-failed = That seat is taken. Choose another.
