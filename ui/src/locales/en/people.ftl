# What there is at a table for people, before their own words have come.

people = People
news-claimed = { $wins ->
    [yes] { $name } claims the rest.
   *[no] { $name } claims to win none of the rest.
  }
claim = Claim the rest
claim-wins = I win the rest
claim-none = I win none of the rest
claim-hint = If this is certain, the rest is played at once. If not, only you see why.
talk = Chat
talk-unread = Chat, new: { $count }
take-back = Undo
