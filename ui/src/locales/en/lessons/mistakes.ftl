# One's own costliest moments, and trying them again.

mistakes-about = Your costliest choices, judged by what you could know.
mistakes-none = Nothing here yet. Mistakes come from your deals’ reports.
mistakes-analyse = Analyse my last deals
mistakes-analysing = { $done } of { $of } deals analysed…
mistakes-analysed = Your last deals have been analysed.
mistakes-busy = This could not be finished. Try again later.
mistakes-learn = Practise them
mistakes-kinds = By kind
mistakes-other = Other mistakes.
mistakes-unnamed = Another choice was better.
mistakes-times =
    { $times ->
        [one] once
       *[other] { $times } times
    }, { $each } points each; learnt: { $learnt }
mistakes-count =
    { $count ->
        [one] One mistake
       *[other] { $count } mistakes
    }
mistakes-game = Game
mistakes-games = All games
mistakes-order = Order
mistakes-dearest = Costliest first
mistakes-newest = Newest first
mistakes-learnt = learnt
mistakes-again = Try again
mistakes-more = More
try-ask = { $cost ->
    [one] Your choice cost you one point.
   *[other] Your choice cost you { $cost } points.
  } What would have been better?
try-wrong = { $done } costs { $cost } (± { $margin }). There is something better.
try-right = { $done }: right.
try-best = Judged by what you could know, { $best } is best. You chose { $done }, which cost { $cost }.
try-show = Show the answer
try-last = That was the last one.
