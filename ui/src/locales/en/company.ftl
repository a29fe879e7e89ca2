# What there is at a table for people, before their own words have come.

people = People
news-claimed = { $wins ->
    [yes] { $name }: the rest is mine.
   *[no] { $name }: none of the rest is mine.
  }
claim = The rest…
claim-wins = The rest is mine
claim-none = None of the rest is mine
claim-hint = If that is certain from what you know, the rest is played at once. If not, you alone see which cards are in the way.
talk = Talk
talk-unread = Talk, new: { $count }
take-back = Take back
