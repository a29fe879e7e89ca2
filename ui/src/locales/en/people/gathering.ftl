# People come together at a table: who they are, how they invite others, and how they play.

friends-open = Open the table
manners = How you play together
manners-more = More about how you play together
manner-pace = Clock
manner-pace-none = no clock
manner-pace-relaxed = relaxed: 30 seconds, 2 minutes in reserve
manner-pace-brisk = brisk: 8 seconds, 40 in reserve
manner-pace-hours = by correspondence: 8 hours a decision
manner-pace-days = by correspondence: 2 days a decision
manner-overtime = When time is up
manner-overtime-bot = a bot decides
manner-overtime-idle = the least is done that the rules allow
manner-patience = A bot plays for whoever is away after
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
  }
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
manner-talk = Talk
manner-talk-phrases = phrases to tap
manner-talk-free = phrases and texts of your own
manner-talk-none = none
manner-informing = Phrases may tell something of the cards
manner-advice = One may ask what a good player would do
manner-onlookers = Onlookers
manner-onlookers-none = none
manner-onlookers-table = see what everybody sees
manner-onlookers-late = also see all hands, one deal late
manner-public = Anybody may find this table
manner-suceava = As at Suceava: only the last trick can be seen, and a deal can be silent
manner-round = Minutes until time is called
manner-told-pace-none = There is no clock.
manner-told-pace-relaxed = 30 seconds a decision, and 2 minutes in reserve.
manner-told-pace-brisk = 8 seconds a decision, and 40 in reserve.
manner-told-pace-hours = By correspondence: 8 hours a decision.
manner-told-pace-days = By correspondence: 2 days a decision.
manner-told-overtime-idle = When time is up, the least is done that the rules allow.
manner-told-talk-phrases = You talk in phrases that everybody reads in their own language.
manner-told-talk-free = You may write texts of your own.
manner-told-talk-none = Nobody talks at this table.
manner-told-informing = Phrases may tell something of the cards.
manner-told-advice = One may ask what a good player would do.
manner-told-onlookers-none = Nobody looks on.
manner-told-onlookers-table = Others may look on, and see what everybody sees.
manner-told-onlookers-late = Others may look on, and see all hands one deal late.
manner-told-public = Anybody may find this table.
manner-told-suceava = As at Suceava: the last trick can be seen until the next card is played, earlier ones cannot. A deal can be silent.

who = Who are you?
who-hint = The others see this. The server keeps it until you remove it: Settings, Your data. There is no account.
who-name = Your name
who-face = Your face
who-done = That is me
wrong-no_name = Type a name first.
dismiss-sure = Ask { $name } to leave? The place becomes free, and they read that you have asked.
dismissed = The host has asked you to leave.
wrong-name_long = A name has 20 characters at most.
wrong-name_signs = Letters, digits and ordinary signs only, please.
wrong-name_mixed = Please write your name in one alphabet.
wrong-name_taken = Somebody at this table has a name that looks like yours.
wrong-no_code = No table has this code now. Please ask for it again.
wrong-code_length = A code has { $letters } letters; you have typed { $typed }.
wrong-too_many_tries = Too many wrong codes. Please try again in a few minutes.
wrong-line = There is no connection to the server.

code-ask = The { $letters } letters that you were told
code-join = To the table

invite = Invite others
invite-qr = The link, for a camera
invite-share = Share the link
invite-copy = Copy the link
invite-onlookers = Link for people who look on
invite-code = Or say this code:
invite-code-hint = It is typed under “Join with a code” on the first page, for twelve hours.
invite-no-code = There is no code just now. The link works.

places = Places
there-you = you
there-host = host
there-bot = bot
there-away = away
there-minded = a bot plays for them
there-leaving = stands up after this deal
there-first = deals first
there-coming = { $name } comes after this deal
there-drew = drew { $card }
sit = Sit here
sit-at = Sit at place { $place }
move = Move here
move-to = Move to place { $place }
rename = Name and face
rise = Stand up
hand-over = Make host
hand-to = Make { $name } the host
dismiss = Ask to leave
dismiss-name = Ask { $name } to leave
fill = Bot
fill-at = Give place { $place } to a bot
free = Free
free-at = Free place { $place }

gathering = { $game } with friends – Tarok
gathered = { $people } of { $places } people are here.
onlookers = { $count ->
    [one] { $count } looks on.
   *[other] { $count } look on.
  }
mix-chance = Mix the places
mix-cards = Draw cards for the places
begin = Begin
begin-bots = { $count ->
    [one] A bot takes the place that is free.
   *[other] Bots take the { $count } places that are free.
  }
gathering-after = It begins by itself { $count } seconds after it was opened; bots take the places that are free then.
begin-wait = { $name } says when it begins.
gathering-late = A deal is being played. If a bot has a place, you can take it when the deal is over.
gathering-sit = Sit down at a free place, or take one from a bot.
gathering-look = Sit down at a place that no person has, or stay and look on.
gathering-watch = The deal is shown here as soon as it begins.
sit-failed = That place is taken now. Please choose another.
