# People at a table: who is there, what they ask each other, and what they say.

seat-away = away
seat-minded = a bot plays
here-again = I am back
minded-you = A bot plays for you.
seat-leaving = leaving
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
    [you] You leave after this deal.
   *[other] { $name } leaves after this deal.
  }
news-left = { $who ->
    [you] You have left your seat.
   *[other] { $name } has left.
  }
news-coming = { $who ->
    [you] You join after this deal.
   *[other] { $name } joins after this deal.
  }
news-came = { $who ->
    [you] You have taken a seat.
   *[other] { $name } has taken a seat.
  }
news-moved = { $who ->
    [you] You have changed seats.
   *[other] { $name } has changed seats.
  }
news-host = { $who ->
    [you] You are now the host.
   *[other] { $name } is now the host.
  }
news-declined = Request declined.
news-taken-back = A move was undone.
ask-stop = { $who ->
    [you] You ask to finish the session.
   *[other] { $name } asks to finish the session.
  }
ask-take_back = { $who ->
    [you] You ask to undo your last move.
   *[other] { $name } asks to undo their last move.
  }
ask-swap = { $who ->
    [you] You ask to swap seats with { $other }.
   *[other] { $name } asks to swap seats with { $other }.
  }
ask-swap-you = { $name } asks to swap seats with you.
ask-agreed = agreed: { $names }
agree = Agree
decline = Decline
withdraw = Cancel request
onlooking = You are watching what everyone at the table sees.
sit-here = Take this seat
clock-left = time left: { $time }
clock-reserve = reserve { $time }
clock-warning = Ten seconds left.
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
company-host = host
company-free = free
company-bot = bot
company-rise = Leave seat
company-move = Sit here
company-swap = Swap seats
company-fill = Add bot
company-open = Clear this seat
company-dismiss = Ask them to leave
company-hand = Make host
company-later = If you leave now, a bot plays this deal for you.
company-waits = Waiting for { $names }.
company-places = A seat is free: the host can fill it.
finish-ask = The session ends if the others agree.
accounts = Who played
account-since = from deal { $number }
account-until = to deal { $number }
evening-text = Share as text
evening-picture = Share as picture
evening-again = Play again with the same people
evening-opened = A new table is open.
evening-go = To the new table
talk-empty = No messages yet.
talk-write = Write a message
talk-send = Send
talk-mute = Mute { $name }
talk-unmute = Unmute { $name }
silence-call = Call for a silent deal
silence-agree = Agree to a silent deal
silence-asked = { $who ->
    [you] You call for a silent deal.
   *[other] { $name } calls for a silent deal.
  }
silence-why-agreed = Silent deal: two players asked for it.
silence-why-alone = Silent deal: its caller plays alone.
silence-why-solo = Silent deal: a solo is played.
silence-why-valat = Silent deal: a valat was announced.
silence-calls = Your calls for silence: { $count }
settle-and-leave = Leave with a settlement
settle-and-leave-sure = Your { $points } points are shared among the others, and you finish with 0.
settle-and-leave-yes = Yes, leave
phrase-hello = Hello!
phrase-good_cards = Good luck!
phrase-well_played = Well played!
phrase-good_game = Good game!
phrase-thank_you = Thank you!
phrase-sorry = Sorry!
phrase-one_moment = One moment.
phrase-goodbye = Goodbye!
phrase-mond_fallen = The mond is caught!
phrase-what_called = What was called?
phrase-what_announced = What was announced?
phrase-last_trick = Last trick, please.
phrase-silent_game = No talking, please: a silent deal!
phrase-knock = Knock, knock.
phrase-good_hand = I have good cards.
phrase-poor_hand = I have poor cards.
phrase-trust_me = Leave it to me.

report-text = This text sounds wrong
report-text-better = What would you say instead? (optional)
report-text-send = Send
report-text-sent = Thank you. Your report has been sent.
report-text-kept = Thank you. Your report will be sent when you are online.
