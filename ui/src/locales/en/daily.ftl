# Deals that many play alike: the daily deal, and a deal among friends.

daily = The daily deal
daily-what = Everybody here gets the same cards today, at the same seat, against the same bots. One try counts.
daily-play = Play it
daily-begin = Begin
daily-played = { $count ->
    [0] Nobody has played it yet.
    [one] One player has played it.
   *[other] { $count } players have played it.
  }
daily-closed-cards = The cards lie face down until you begin. Your first try counts.
daily-go-on = Go on
daily-look = Look at my deal
daily-practise = Practise it
daily-practice = This is practice: your first try is the one that counts.
daily-share = Tell others
daily-copied = The result is in the clipboard. It tells nothing of the cards.
daily-days = Today and yesterday
daily-yesterday = Yesterday
daily-best = One of the best: { $points }
daily-next = The next one begins in { $hours } h { $minutes } min.
daily-alone = Nobody else has played it yet.
daily-ahead = Ahead of { $share } of 100, among { $players ->
    [one] { $players } try
   *[other] { $players } tries
  }.
daily-points = { $points } points.
daily-field = { $players ->
    [one] { $players } first try
   *[other] { $players } first tries
  } of browsers; the best has { $highest }.
daily-fair = Tries are compared, not people: anyone can begin anew in another browser.
daily-by-players = declared by players
daily-by-bots = declared by bots
daily-times = played { $times } ×
daily-times-made = played { $times } ×, made { $made } ×
daily-streak = { $days } days in a row.
daily-late = This try was over too late to be compared.
daily-failed = That cannot be told just now. Please try again.
not_yet = This is a deal of the day, which you may still play. It can be looked at when the day is over.
no_game = There is no such game here.

same = The same deal among friends
same-asks = { $count ->
    [one] { $name } asks you to play the same cards.
   *[other] { $name } asks you to play the same cards. { $count } people have played them.
  }
same-hint = You get the same cards, at the same seat, against the same bots. One try counts; then you see who did what.
same-share = Ask more friends
same-ask = Ask friends to play this deal
same-who = Who
same-what = What was played
same-points = Points
same-you = You
same-nobody = Somebody
same-partner = { $contract }, as partner
same-defender = { $contract }, as opponent
same-defender-made = the declarer made it
same-defender-lost = the declarer lost it
same-made = made
same-lost = lost
