# What there is at a table for people, before their own words have come.

people = Ljudje
news-claimed = { $wins ->
    [yes] { $name }: ostalo je moje.
   *[no] { $name }: ostalo ni moje.
  }
claim = Ostalo …
claim-wins = Ostalo je moje
claim-none = Ostalo ni moje
claim-hint = Če je to zanesljivo, se ostalo takoj odigra. Če ne, samo ti vidiš karte, ki so na poti.
talk = Pogovor
talk-unread = Pogovor, novo: { $count }
take-back = Vzemi nazaj
