# Co přinesl zdvih, na který se vzpomíná, a co hra znamená pro čtenáře.

moment-mond = { $who ->
    [you] Ztrácíš XXI!
   *[other] { $name } ztrácí XXI!
  }
moment-pagat = { $who ->
    [you] Ztrácíš pagáta!
   *[other] { $name } ztrácí pagáta!
  }
moment-missed = { $bonus }: nevyšlo to!
moment-contract-won = Rozhodl poslední zdvih: hra je vyhraná!
moment-contract-lost = Rozhodl poslední zdvih: hra je prohraná!

verdict-won = Vyhráváš.
verdict-lost = Prohráváš.
verdict-won-unpaid = Vyhráváš; platí jen aktérova strana.
verdict-lost-unpaid = Prohráváš; body dostává jen aktérova strana.
verdict-won-paid = Vyhráváš; aktérova strana platí.
verdict-lost-paid = Prohráváš; body dostává aktérova strana.
verdict-won-but = Hra je vyhraná, ale body jsou ztracené.
verdict-lost-but = Hra je prohraná, ale body jsou získané.
verdict-only-declarers = Body se píšou jen aktérově straně.
verdict-defenders-pay = Protihráči platí.
verdict-defenders-paid = Protihráči dostávají body.
verdict-most = Nikdo nemá ve zdvizích víc bodů.
verdict-fewest = Nikdo nemá ve zdvizích méně bodů.

result-details = Podrobnosti
result-needed = potřeba { $points }
result-piles = Body obou stran
