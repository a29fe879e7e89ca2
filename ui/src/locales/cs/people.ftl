# What there is at a table for people, before their own words have come.

people = Lidé
news-claimed = { $wins ->
    [yes] { $name }: zbytek je můj.
   *[no] { $name }: zbytek není můj.
  }
claim = Zbytek…
claim-wins = Zbytek je můj
claim-none = Zbytek není můj
claim-hint = Je-li to jisté, zbytek se hned dohraje. Pokud ne, jen ty uvidíš karty, které tomu brání.
talk = Chat
talk-unread = Chat, nové: { $count }
take-back = Vrátit tah
