# One's own costliest moments, and trying them again.

mistakes-about = A legtöbbe kerülő döntéseid az elemzett leosztásokból, aszerint megítélve, amit akkor tudhattál.
mistakes-none = Itt még nincs semmi. A hibákat a leosztásaid elemzése tárja fel.
mistakes-analyse = Utolsó leosztásaim elemzése
mistakes-analysing = Elemezve: { $done } / { $of }…
mistakes-analysed = Az utolsó leosztásaid elemzése elkészült.
mistakes-busy = Most nem sikerült befejezni. Próbáld újra később.
mistakes-learn = Gyakorlás
mistakes-kinds = Fajtánként
mistakes-other = Más hibák.
mistakes-unnamed = Más választás jobb volt.
mistakes-times = { $times }×, egyenként { $each } pont; megtanulva: { $learnt }
mistakes-count = { $count } hiba
mistakes-game = Játék
mistakes-games = Minden játék
mistakes-order = Sorrend
mistakes-dearest = A legdrágább elöl
mistakes-newest = A legújabb elöl
mistakes-learnt = megtanulva
mistakes-again = Újra
mistakes-more = Továbbiak
try-ask = Ez a döntésed { $cost } pontodba került. Mi lett volna jobb?
try-wrong = { $done }: ára { $cost } (± { $margin }) az alapján, amit tudhattál. Van jobb.
try-right = { $done }: helyes.
try-best = Az alapján, amit tudhattál, ez a legjobb: { $best }. Akkor ezt választottad: { $done }, ára { $cost }.
try-show = Megoldás
try-last = Ez volt az utolsó.
