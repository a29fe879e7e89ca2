# Why something cannot be done now. One message for each rule that refuses.

why-announced_already = Your side has announced this already.
why-not_holding = Only who holds the card may announce this.
why-other_side = That is for the other side to say.
why-own_side = You cannot say kontra to your own side.
why-doubled_fully = It cannot be doubled any further.
why-follow_suit = You must follow suit: { $suit ->
    [hearts] hearts were led
    [diamonds] diamonds were led
    [spades] spades were led
    [clubs] clubs were led
   *[taroks] a tarok was led
  }.
why-play_tarok = You have none of the suit that was led, so you must play a tarok.

refused-stale = The table has moved on meanwhile. Please look again.
refused-not_your_turn = It is not your turn.
refused-illegal = That is not possible now.
refused-garbled = The server did not understand that.
refused-deal_running = The deal is still running.
refused-sheet_closed = The session comes to its end already.
refused-no_suggestion = There is no advice for this.
refused-no_loan = Nothing can be borrowed or paid back now.
refused-no_clock = Rounds do not end by the clock here.
refused-not_host = Only who opened the table may do this.
