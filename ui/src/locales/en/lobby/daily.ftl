# The daily deal and deals among friends, where they are looked at.

daily-what = Same cards, seat and bots for everyone today.
daily-play = Play it
daily-begin = Begin
daily-played = { $count ->
    [0] Not played yet.
    [one] Played by one player.
   *[other] Played by { $count } players.
  }
daily-closed-cards = Face down until you begin. Only your first try counts.
daily-go-on = Continue
daily-look = View my deal
daily-practise = Practise it
daily-share = Share
daily-copied = Result copied. It reveals no cards.
daily-days = Today and yesterday
daily-yesterday = Yesterday
daily-best = You are among the best: { $points }
daily-next = Next deal in { $hours } h { $minutes } min.
daily-alone = No one else has played yet.
daily-ahead = Ahead of { $share }% of { $players ->
    [one] { $players } try
   *[other] { $players } tries
  }.
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
daily-field = { $players ->
    [one] { $players } first try
   *[other] { $players } first tries
  } so far; best: { $highest }.
daily-fair = Another browser counts as another try.
daily-by-players = played by people
daily-by-bots = played by bots
daily-times = { $times ->
    [one] played once
   *[other] played { $times } times
  }
daily-times-made = { $times ->
    [one] played once
   *[other] played { $times } times
  }, won { $made }
daily-late = This try ended too late to be compared.
same-asks = { $count ->
    [one] { $name } challenges you to the same cards.
   *[other] { $name } challenges you to the same cards. { $count } people have played them.
  }
same-hint = Same cards, seat and bots. One try counts.
same-share = Invite more friends
same-ask = Challenge friends to this deal
same-who = Player
same-what = Contract
same-points = Points
same-nobody = No name
same-partner = { $contract }, as partner
same-defender = against { $contract }
same-defender-made = the declarer won
same-defender-lost = the declarer lost
same-made = won
same-lost = lost
