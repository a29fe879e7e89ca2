desk-about = Veď klubový večer, ligu nebo pohár se skutečnými kartami. Stoly zapisují výsledky na telefonech, velká obrazovka ukazuje hodiny a pořadí.
desk-begin = Začít akci
desk-season = Sezóna
desk-unseen = Akce
desk-forget = Zapomenout
desk-forget-of = Zapomenout: { $title }
desk-forget-sure = Má toto zařízení odkaz zapomenout? Akce sama zůstane.
desk-forget-director = Má toto zařízení akci zapomenout? Kdo nemá jiný odkaz ředitele, už ji nemůže vést.
desk-bring = Načíst akci ze souboru
desk-bring-about = Soubor se zápisy, uložený zde nebo programem „tarok club“.
desk-no-notes = V tomto souboru nejsou zápisy akce, nebo si odporují.
desk-role-director = Ředitel
desk-role-wall = Velká obrazovka
desk-role-player = Hráči
desk-title = Název akce
desk-by = Tvé jméno, do historie
desk-format = Systém
desk-format-slovenian_individual = Slovinsky, jednotlivci
desk-format-slovenian_cup = Slovinský pohár družstev
desk-format-czech_evening = Český večer
desk-format-czech_league = Česká liga
desk-format-american_czech = Americko-česky na čas
desk-format-hungarian_finals = Maďarsky, s finále
desk-format-friendly = Přátelský večer pro libovolný počet
desk-source = Pravidla:
desk-lengths = Změnit počet kol, minut nebo her
desk-length-times = Kola
desk-length-minutes = Minuty
desk-length-deals = Hry
desk-open = Začít
desk-rounds = { $count ->
    [one] { $count } kolo
    [few] { $count } kola
   *[other] { $count } kol
}
desk-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
desk-deals = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
}
desk-draw-plan = podle jednoho plánu pro všechna kola
desk-draw-random = losem
desk-draw-thirds = podle pořadí, z každé třetiny jeden ke stolu
desk-draw-snake = podle pořadí, hadem
desk-draw-finals = finále podle pořadí
desk-draw-teams = družstva se utkají, jedno postupuje
desk-draw-waited = pro ty, kdo pauzírovali
desk-draw-free = pro ty, kdo právě nehrají
desk-table-of = { $size } u stolu: { $game }
desk-by-places = Body za místa u stolu: { $points }
desk-by-sum = Počítá se součet všech bodů.
desk-chips = Žetony na začátku kola: každý { $chips }.
desk-check = Každý lístek se kontroluje: součet musí vyjít.
desk-waits = Kdo zbude, jedno kolo pauzíruje; body: { $points }.
desk-teams = Družstva po { $count }
desk-cup = Dvě družstva a víc; jedno nebo dvě, která přebývají, mají volný los.
desk-evenings = Večerů v sezóně: { $evenings }; počítají se nejlepší: { $best }.
desk-season-about = Pořadí z více večerů na tomto zařízení, podle systému posledního. Stejná jména platí za jednu osobu.
desk-season-evenings = Které večery?
desk-season-show = Ukázat tabulku
desk-season-dropped = „–“ je večer, který se nepočítá.
desk-ratings = Síla hráčů
desk-ratings-about = Síla a jistota odhadu podle toho, kdo koho porazil. Nový hráč má 25,0 ± 8,3.
desk-ratings-missing = Tento server neumí sílu počítat: chybí mu potřebná knihovna.
desk-strength = Síla
desk-tables = Stoly
desk-parts = Části akce
desk-tab-people = Lidé
desk-tab-rounds = Kola
desk-tab-standing = Pořadí
desk-tab-links = Odkazy
desk-tab-history = Historie
desk-all = Všechny akce
desk-to-desk = Zpět k akci
desk-undo = Vrátit
desk-undo-sure = Vrátit poslední zápis? „{ $note }“
desk-undone = vráceno
desk-next = Co je na řadě
desk-next-enter = Zapiš lidi: aspoň { $count }.
desk-next-draw = Je třeba rozlosovat { $round }. kolo.
desk-next-begin = { $round }. kolo je rozlosované. Začni ho, až budou všichni sedět.
desk-next-slips = Hraje se { $round }. kolo. Ještě chybí: { $count ->
    [one] stůl { $tables }
    [few] stoly { $tables }
   *[other] stoly { $tables }
}.
desk-next-close = Všechny stoly { $round }. kola odevzdaly výsledky.
desk-next-over = Akce skončila.
desk-winner = Pohár vyhrálo družstvo { $name }.
desk-step-waits = Je to zde zapsáno a čeká to na síť.
desk-do-enter = Zapsat lidi
desk-do-draw = Rozlosovat { $round }. kolo
desk-do-begin = Začít { $round }. kolo
desk-do-slips = Zapsat lístek
desk-do-close = Uzavřít { $round }. kolo
desk-do-over = Ukázat pořadí
desk-checks = K vyřízení
desk-check-refused = Toto nesouhlasí s ostatním a nepočítá se: { $note }
desk-check-stale = Hráči přišli nebo odešli: rozlosuj znovu { $round }. kolo.
desk-check-missing = { $round }. kolo: stůl { $table } ještě neodevzdal výsledek.
desk-check-protest = { $name } protestuje ({ $round }. kolo, stůl { $table }): { $text }
desk-check-asks = Stůl { $table } žádá o opravu, { $round }. kolo: { $note } → { $instead } ({ $text })
desk-see-refused = Škrtnout
desk-see-stale = Losovat
desk-see-missing = Zapsat
desk-see-protest = Rozhodnout
desk-draw-title = Losování
desk-draw-about = Takto by seděli. Nic ještě není zapsáno. Poslední u stolu rozdává první.
desk-draw-note = Potvrdit místa
desk-draw-offline = Losuje server, který teď není dostupný.
desk-draw-waits = Teď to losovat nelze.
desk-drawing = Losuje se…
desk-drawn-all = Všechna kola začala.
desk-again = Zkusit znovu
desk-redraw = Losovat znovu
desk-out = Pauzírují: { $names }
desk-sits-out = pauzíruje
desk-deals-first = rozdává první
desk-slip-chips = Co leží před každým.
desk-slip-won = Co kdo vyhrál nebo prohrál.
desk-slip-booked = { $count ->
    [one] Stůl zapsal { $count } hru; lístek s ní musí souhlasit.
    [few] Stůl zapsal { $count } hry; lístek s nimi musí souhlasit.
   *[other] Stůl zapsal { $count } her; lístek s nimi musí souhlasit.
}
desk-slip-sum = Dohromady { $sum }
desk-slip-of = Dohromady { $sum }, má být { $wanted }{ $way ->
    [-1] : chybí { $off }
    [1] : { $off } navíc
   *[other] {""}
}
desk-slip-note = Zapsat lístek
desk-slip-correct = Opravit lístek
desk-why = Proč?
desk-people = Lidé
desk-enter-about = Jména, na každém řádku jedno; vložit lze i celý seznam.
desk-enter-teams = Na každém řádku družstvo: Červení: Anna, Bořek, Cyril
desk-enter = Zapsat
desk-column-number = Číslo
desk-column-money = Zaplaceno
desk-column-club = Klub
desk-column-town = Obec
desk-column-team = Družstvo
desk-column-surname = Příjmení
desk-column-name = Jméno
desk-paste-back = Vzít tento seznam zpět
desk-paste-column = { $number }. sloupec
desk-paste-counts = Nových: { $count }.
desk-there = Už je zde: { $names }. Jde-li o někoho jiného, napiš i příjmení.
desk-wrong = Nezapsáno, protože je jméno příliš dlouhé nebo chybí družstvo: { $names }
desk-count = { $count ->
    [one] { $count } člověk
    [few] { $count } lidé
   *[other] { $count } lidí
}
desk-fee = Startovné
desk-paid = Zaplaceno
desk-paid-all = Zaplaceno celkem: { $amount }
desk-paid-sum = Zaplaceno: { $amount }
desk-pay-now = Zaplaceno { $amount }
desk-pays = { $name }: zaplaceno { $amount }
desk-pay = Zapsat platbu
desk-amount = Částka
desk-number = Č.
desk-name = Jméno
desk-team = Družstvo
desk-has-left = je pryč
desk-waits-mark = čeká na síť
desk-leave = { $name } odchází
desk-back = { $name } je zpět
desk-fine = Pokuta
desk-fine-note = Zapsat pokutu
desk-clause = Článek, pokud je
desk-points = Body
desk-protest = Protest
desk-protest-where = Stůl a kolo
desk-protest-text = O co jde?
desk-protest-note = Zapsat protest
desk-decide-title = Rozhodnutí o protestu
desk-decide-asks-title = Rozhodnutí o žádosti
desk-decision = Rozhodnutí
desk-decide = Rozhodnout
desk-accept = Přijmout
desk-decline = Zamítnout
desk-rename = Překlep ve jméně?
desk-rename-note = Opravit
desk-rounds-title = Kola
desk-no-rounds = Ještě nic není rozlosováno.
desk-stands-drawn = rozlosováno
desk-stands-begun = hraje se
desk-stands-closed = skončilo
desk-stale = nutno přelosovat
desk-deals-noted = { $count ->
    [one] zapsána { $count } hra
    [few] zapsány { $count } hry
   *[other] zapsáno { $count } her
}
desk-print-seats = Vytisknout kartičky s místy
desk-print-slips = Vytisknout lístky
desk-together = Dohromady
desk-sign = Podpis:
desk-standing = Pořadí
desk-standing-about = Klepni na jméno a uvidíš, odkud jsou body.
desk-teams-title = Družstva
desk-rank = Místo
desk-tie = Při shodě
desk-save-notes = Uložit všechny zápisy
desk-links = Odkazy
desk-links-about = Kdo má odkaz, má jeho roli; jméno ani heslo nikdo nepotřebuje. Ukaž kód fotoaparátu, nebo vytiskni všechny.
desk-link-for = Role
desk-link-open = Otevřít zde
desk-links-later = Stoly mají odkazy, jakmile je rozlosováno první kolo.
desk-may-table = Zapisuje hry nebo lístek tohoto stolu, v každém kole, a nic jiného.
desk-may-wall = Hodiny, místa a pořadí na velké obrazovce. Jen k nahlížení.
desk-may-player = Místo u stolu a pořadí každého hráče. Jen k nahlížení.
desk-may-director = Smí vše, co ty. Jen pro spoluředitele.
desk-scan-table = Zde zapište hry nebo lístek.
desk-scan-wall = Hodiny, místa a pořadí pro všechny.
desk-scan-player = Tvé místo u stolu a tvé pořadí.
desk-qr = Odkaz pro fotoaparát: { $role }
desk-print-links = Vytisknout všechny kódy
desk-renew = Nový odkaz
desk-renew-sure = { $role }: vytvořit nový odkaz? Starý pak nikam nepovede.
desk-renewed = Odkaz je nový.
desk-phones = Telefony u stolů
desk-phones-about = Když telefon zneplatníš, jeho zápisy se nepočítají. Jeho stoly dostanou nové odkazy.
desk-phone = { $count ->
    [one] { $name }, stůl { $tables }: { $count } zápis
    [few] { $name }, stůl { $tables }: { $count } zápisy
   *[other] { $name }, stůl { $tables }: { $count } zápisů
}
desk-phone-unnamed = { $count ->
    [one] Stůl { $tables }: { $count } zápis
    [few] Stůl { $tables }: { $count } zápisy
   *[other] Stůl { $tables }: { $count } zápisů
}
desk-phone-revoked = zneplatněn
desk-revoke = Zneplatnit
desk-revoke-sure = Zneplatnit telefon „{ $name }“? Nic z toho, co zapsal, se nebude počítat a staré odkazy jeho stolů přestanou fungovat. Nejde to vrátit.
desk-erase = Smazat akci
desk-erase-about = Akce se ze serveru smaže se vším, co bylo zapsáno. Nejdřív ulož zápisy.
desk-erase-sure = Smazat akci pro všechny a navždy?
desk-history = Historie
desk-history-about = Nejnovější první. Škrtnuté a opravené zápisy zůstávají i s důvodem.
desk-history-all = Ukázat vše
desk-because = důvod: { $why }
desk-fate-struck = škrtnuto
desk-fate-corrected = opraveno
desk-fate-refused = nesouhlasí
desk-fate-revoked = nepočítá se: telefon je zneplatněn
desk-said-opened = Začátek: { $text }
desk-said-entered = { $name } se účastní
desk-said-paid = { $name }: zaplaceno { $number }
desk-said-left = { $name } odchází
desk-said-drawn = { $round }. kolo rozlosováno, lidí u stolů: { $number }
desk-said-replaced = { $round }. kolo, stůl { $table }: výměna: { $name } → { $other }
desk-said-begun = { $round }. kolo začalo
desk-said-scored = { $round }. kolo, stůl { $table }: hra
desk-said-slip = { $round }. kolo, stůl { $table }: { $totals }
desk-said-closed = { $round }. kolo uzavřeno
desk-said-fined = Pokuta, { $name }: { $number } { $text }
desk-said-protested = { $name } protestuje, { $round }. kolo, stůl { $table }: { $text }
desk-said-asks = Stůl { $table }, { $round }. kolo, žádá o opravu: { $note } → { $instead } ({ $text })
desk-said-decided = Rozhodnutí: { $text }
desk-said-accepted = Přijato: { $text }
desk-said-corrected = Opraveno: { $note } → { $instead }
desk-said-struck = Škrtnuto: { $note }
desk-said-revoked = Zneplatněn telefon ({ $name }) se vším, co zapsal
