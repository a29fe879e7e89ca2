# What there is at a table for people, before their own words have come.

people = Oameni
news-claimed = { $wins ->
    [yes] { $name }: restul e al meu.
   *[no] { $name }: din rest nimic nu e al meu.
  }
claim = Restul…
claim-wins = Restul e al meu
claim-none = Din rest nimic nu e al meu
claim-hint = Dacă e sigur din ce știi, restul se joacă pe loc. Dacă nu, numai tu vezi ce cărți stau în cale.
talk = Chat
talk-unread = Chat, mesaje noi: { $count }
take-back = Ia înapoi
