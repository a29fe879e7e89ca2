# What there is at a table for people, before their own words have come.

people = Ljudje
news-claimed = { $wins ->
    [yes] { $name }: ostalo je moje.
   *[no] { $name }: ostalo ni moje.
  }
claim = Ostalo …
claim-wins = Ostalo je moje
claim-none = Ostalo ni moje
claim-hint = Če to zanesljivo sledi iz tega, kar veš, se ostalo takoj odigra. Če ne, izveš samo ti, katere karte so še nevarne.
talk = Pogovor
talk-unread = Pogovor, novo: { $count }
take-back = Vzemi nazaj
