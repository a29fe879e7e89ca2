# What a trick brought that is remembered, and what a deal meant for the reader.

moment-mond = { $who ->
    [you] You lost the XXI!
   *[other] { $name } lost the XXI!
  }
moment-pagat = { $who ->
    [you] You lost the pagat!
   *[other] { $name } lost the pagat!
  }
moment-missed = { $bonus } lost!
moment-contract-won = The last trick decided: game won!
moment-contract-lost = The last trick decided: game lost!

verdict-won = You won.
verdict-lost = You lost.
verdict-won-unpaid = You won; only the declarer’s side pays.
verdict-lost-unpaid = You lost; only the declarer’s side is paid.
verdict-won-paid = You won; the declarer’s side pays.
verdict-lost-paid = You lost; the declarer’s side is paid.
verdict-won-but = The game is won, but the points are lost.
verdict-lost-but = The game is lost, but the points are won.
verdict-only-declarers = Only the declarer’s side scores.
verdict-defenders-pay = The defenders pay.
verdict-defenders-paid = The defenders are paid.
verdict-most = No player took more card points.
verdict-fewest = No player took fewer card points.

result-details = Details
result-needed = { $points } needed
result-piles = Card points by side
