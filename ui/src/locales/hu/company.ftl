# What there is at a table for people, before their own words have come.

people = Társaság
news-claimed = { $wins ->
    [yes] { $name }: a többi az enyém.
   *[no] { $name }: a többiből egy sem az enyém.
  }
claim = A többi…
claim-wins = A többi az enyém
claim-none = A többiből egy sem az enyém
claim-hint = Ha ez biztos abból, amit tudsz, a többi rögtön lejátszódik. Ha nem, csak te látod, mely lapok szólhatnak közbe.
talk = Beszélgetés
talk-unread = Beszélgetés, új: { $count }
take-back = Visszaveszem
