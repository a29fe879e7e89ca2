# What there is at a table for people, before their own words have come.

people = Jucători
news-claimed = { $wins ->
    [yes] { $name }: restul îl iau eu.
   *[no] { $name }: nu mai iau nicio levată.
  }
claim = Restul…
claim-wins = Restul îl iau eu
claim-none = Nu mai iau nicio levată
claim-hint = Dacă e sigur, restul se joacă pe loc. Dacă nu, numai tu vezi ce cărți stau în cale.
talk = Chat
talk-unread = Chat, mesaje noi: { $count }
take-back = Retrage mutarea
