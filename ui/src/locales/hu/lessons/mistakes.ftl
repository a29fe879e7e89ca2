# One's own costliest moments, and trying them again.

mistakes-about = Mi került neked a legtöbbe abból, amit tudhattál, minden leosztásodban, amelyről elemzés készült.
mistakes-none = Itt még nincs semmi. A hibákat a leosztásaid elemzései találják meg.
mistakes-analyse = Elemezd az utolsó leosztásaimat
mistakes-analysing = Elemezve: { $done } / { $of } …
mistakes-analysed = Az utolsó leosztásaid elemezve vannak.
mistakes-busy = Ez most nem készülhetett el. Próbáld újra később.
mistakes-learn = Tanulj belőlük
mistakes-kinds = Fajtánként
mistakes-other = Más hibák.
mistakes-unnamed = Valami más jobb volt.
mistakes-times = { $times } alkalommal, egyenként { $each } pont; megtanulva: { $learnt }
mistakes-count = { $count } pillanat
mistakes-game = Játék
mistakes-games = Minden játék
mistakes-order = Sorrend
mistakes-dearest = A legdrágább elöl
mistakes-newest = A legújabb elöl
mistakes-learnt = megtanulva
mistakes-again = Próbáld újra
mistakes-more = Tovább
try-ask = Amit itt tettél, { $cost } pontodba került. Mi a jobb?
try-wrong = { $done }: ára { $cost } (± { $margin }) abból, amit tudhattál. Valami más jobb.
try-right = { $done }: helyes.
try-best = Abból, amit tudhattál, a legjobb: { $best }. Akkor ezt választottad: { $done }, ára { $cost }.
try-show = Mondd meg
try-last = Ez volt az utolsó, ami megmaradt.
