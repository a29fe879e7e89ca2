# One's own costliest moments, and trying them again.

mistakes-about = A legtöbbe kerülő döntéseid az elemzett leosztásokból, aszerint megítélve, amit akkor tudhattál.
mistakes-none = Itt még nincs semmi. A hibákat a leosztásaid elemzése tárja fel.
mistakes-analyse = Elemezd az utolsó leosztásaimat
mistakes-analysing = Elemezve: { $done } / { $of }…
mistakes-analysed = Az utolsó leosztásaid elemezve vannak.
mistakes-busy = Most nem sikerült befejezni. Próbáld újra később.
mistakes-learn = Tanulj belőlük
mistakes-kinds = Fajtánként
mistakes-other = Más hibák.
mistakes-unnamed = Valami más jobb volt.
mistakes-times = { $times } alkalommal, egyenként { $each } pont; megtanulva: { $learnt }
mistakes-count = { $count } döntés
mistakes-game = Játék
mistakes-games = Minden játék
mistakes-order = Sorrend
mistakes-dearest = A legdrágább elöl
mistakes-newest = A legújabb elöl
mistakes-learnt = megtanulva
mistakes-again = Próbáld újra
mistakes-more = Tovább
try-ask = Amit itt tettél, { $cost } pontodba került. Mi lett volna jobb?
try-wrong = { $done }: ára { $cost } (± { $margin }) az alapján, amit tudhattál. Van jobb.
try-right = { $done }: helyes.
try-best = Az alapján, amit tudhattál, ez a legjobb: { $best }. Akkor ezt választottad: { $done }, ára { $cost }.
try-show = Mondd meg
try-last = Ez volt az utolsó, ami megmaradt.
