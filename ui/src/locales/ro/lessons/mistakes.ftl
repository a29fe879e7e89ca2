# One's own costliest moments, and trying them again.

mistakes-about = Ce te-a costat cel mai mult, după ce puteai ști, în toate mâinile tale care au un raport.
mistakes-none = Aici nu este încă nimic. Greșelile le găsesc rapoartele mâinilor tale.
mistakes-analyse = Analizează ultimele mele mâini
mistakes-analysing = Mâini analizate: { $done } din { $of } …
mistakes-analysed = Ultimele tale mâini sunt analizate.
mistakes-busy = Nu s-a putut termina acum. Încearcă din nou mai târziu.
mistakes-learn = Învață din ele
mistakes-kinds = Pe feluri
mistakes-other = Alte greșeli.
mistakes-unnamed = Altceva era mai bun.
mistakes-times = de { $times } ori, câte { $each } puncte; învățate: { $learnt }
mistakes-count = Momente: { $count }
mistakes-game = Joc
mistakes-games = Toate jocurile
mistakes-order = Ordine
mistakes-dearest = Întâi cele mai scumpe
mistakes-newest = Întâi cele mai noi
mistakes-learnt = învățat
mistakes-again = Încearcă din nou
mistakes-more = Mai multe
try-ask = Ce ai făcut aici te-a costat { $cost } puncte. Ce este mai bun?
try-wrong = { $done } costă { $cost } (± { $margin }) după ce puteai ști. Altceva este mai bun.
try-right = { $done }: corect.
try-best = După ce puteai ști, cel mai bun este { $best }. Atunci ai ales { $done }, ceea ce a costat { $cost }.
try-show = Spune-mi
try-last = Aceasta a fost ultima rămasă.
