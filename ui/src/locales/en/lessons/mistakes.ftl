# One's own costliest moments, and trying them again.

mistakes-about = What cost you most, from what you could know, in all your deals that have a report.
mistakes-none = There is nothing here yet. Mistakes are found by the reports of your deals.
mistakes-analyse = Analyse my last deals
mistakes-analysing = { $done } of { $of } deals are analysed …
mistakes-analysed = Your last deals are analysed.
mistakes-busy = This could not be finished just now. Please try again later.
mistakes-learn = Learn from them
mistakes-kinds = By kind
mistakes-other = Other mistakes.
mistakes-unnamed = Something else was better.
mistakes-times =
    { $times ->
        [one] once
       *[other] { $times } times
    }, { $each } points each; learnt: { $learnt }
mistakes-count =
    { $count ->
        [one] One moment
       *[other] { $count } moments
    }
mistakes-game = Game
mistakes-games = All games
mistakes-order = Order
mistakes-dearest = The dearest first
mistakes-newest = The newest first
mistakes-learnt = learnt
mistakes-again = Try again
mistakes-more = More
try-ask = What you did here cost you { $cost } points. What is better?
try-wrong = { $done } costs { $cost } (± { $margin }) from what you could know. Something else is better.
try-right = { $done }: right.
try-best = From what you could know { $best } is best. At the time you chose { $done }, which cost { $cost }.
try-show = Tell me
try-last = That was the last one that is left.
