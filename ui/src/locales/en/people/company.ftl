# People at a table: who is there, what they ask each other, and what they say.

seat-away = away
seat-minded = a bot plays
here-again = I am back
minded-you = A bot plays for you.
seat-leaving = getting up
seat-coming = next: { $name }
news-away = { $who ->
    [you] You are away.
   *[other] { $name } is away.
  }
news-back = { $who ->
    [you] You are back.
   *[other] { $name } is back.
  }
news-minded = { $who ->
    [you] A bot plays for you.
   *[other] A bot plays for { $name }.
  }
news-leaving = { $who ->
    [you] You get up after this deal.
   *[other] { $name } gets up after this deal.
  }
news-left = { $who ->
    [you] You have got up.
   *[other] { $name } has got up.
  }
news-coming = { $who ->
    [you] You come in after this deal.
   *[other] { $name } comes in after this deal.
  }
news-came = { $who ->
    [you] You have sat down.
   *[other] { $name } has sat down.
  }
news-moved = { $who ->
    [you] You sit at another place now.
   *[other] { $name } sits at another place now.
  }
news-host = { $who ->
    [you] You are the host now.
   *[other] { $name } is the host now.
  }
news-declined = It stays as it is.
news-taken-back = An action was taken back.
ask-stop = { $who ->
    [you] You ask to finish the session.
   *[other] { $name } asks to finish the session.
  }
ask-take_back = { $who ->
    [you] You ask to take your last action back.
   *[other] { $name } asks to take the last action back.
  }
ask-swap = { $who ->
    [you] You ask to swap places with { $other }.
   *[other] { $name } asks to swap places with { $other }.
  }
ask-swap-you = { $name } asks to swap places with you.
ask-agreed = agreed: { $names }
agree = Agree
decline = Rather not
withdraw = Never mind
onlooking = You are looking on: you see what everybody at the table sees.
sit-here = Sit down
clock-left = time left: { $time }
clock-reserve = reserve { $time }
clock-warning = Ten seconds left.
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
company-host = host
company-free = free
company-bot = bot
company-rise = Stand up
company-move = Sit here
company-swap = Swap places
company-fill = Bot
company-open = Free it
company-dismiss = Ask to leave
company-hand = Make host
company-later = Places are changed between deals. Whoever gets up now leaves when this one is over; a bot plays meanwhile.
company-waits = Waiting for { $names }.
company-places = A place is free: the host fills it, or somebody sits down.
finish-ask = The others are asked. The session comes to its end when they agree.
accounts = Who played
account-since = from deal { $number }
account-until = until deal { $number }
evening-text = Share as text
evening-picture = Share as picture
evening-again = Again with the same people
evening-opened = There is a new table for the same people.
evening-go = To the new table
talk-empty = Nobody has said anything yet.
talk-write = Say something
talk-send = Say it
talk-mute = Mute { $name }
talk-unmute = Hear { $name } again
silence-call = Call for a silent deal
silence-agree = Agree to a silent deal
silence-asked = { $who ->
    [you] You call for a silent deal.
   *[other] { $name } calls for a silent deal.
  }
silence-why-agreed = A silent deal: two players want it. You can talk again when it is over.
silence-why-alone = A silent deal: who called for it plays alone. You can talk again when it is over.
silence-why-solo = A silent deal: a solo is played. You can talk again when it is over.
silence-why-valat = A silent deal: a valat was announced. You can talk again when it is over.
silence-calls = Your calls for silence: { $count }
settle-and-leave = Leave with a settlement
settle-and-leave-sure = You get up. Your { $points } points are shared equally among the others, and you end with 0.
settle-and-leave-yes = Yes, leave
phrase-hello = Hello!
phrase-good_cards = Good cards!
phrase-well_played = Well played!
phrase-good_game = Good game!
phrase-thank_you = Thank you!
phrase-sorry = Sorry!
phrase-one_moment = One moment.
phrase-goodbye = Goodbye!
phrase-mond_fallen = The mond has fallen!
phrase-what_called = What was called?
phrase-what_announced = What was announced?
phrase-last_trick = The last trick, please.
phrase-silent_game = A corpse on the table: a silent game!
phrase-knock = Knock, knock.
phrase-good_hand = I have good cards.
phrase-poor_hand = My cards are poor.
phrase-trust_me = Leave it to me.
