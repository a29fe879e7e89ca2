# What there is at a table for people, before their own words have come.

people = Társaság
news-claimed = { $wins ->
    [yes] { $name }: a többi az enyém.
   *[no] { $name }: több ütést nem viszek.
  }
claim = A többi…
claim-wins = A többi az enyém
claim-none = Több ütést nem viszek
claim-hint = Ha ez biztos, a többi ütést rögtön lejátsszuk. Ha nem, csak te látod, mely lapok akadályozzák.
talk = Csevegés
talk-unread = Csevegés, új: { $count }
take-back = Visszavonás
