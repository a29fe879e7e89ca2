# Why something cannot be done now. One message for each rule that refuses.

why-announced_already = Your side has announced this already.
why-not_holding = Only the card’s holder may announce this.
why-other_side = Only the other side can say that.
why-own_side = You cannot say kontra to your own side.
why-doubled_fully = It cannot be doubled again.
why-follow_suit = Follow suit: { $suit ->
    [hearts] hearts were led
    [diamonds] diamonds were led
    [spades] spades were led
    [clubs] clubs were led
   *[taroks] a tarok was led
  }.
why-play_tarok = You have none of the suit led: play a tarok.

refused-stale = The table has moved on. Look again.
refused-not_your_turn = It is not your turn.
refused-illegal = That is not possible now.
refused-garbled = The server did not understand.
refused-deal_running = The deal is still in progress.
refused-sheet_closed = The session is already ending.
refused-not_begun = The session has not begun yet.
refused-sheet_over = The session is over.
refused-asked_out = The host asked you to leave. You can return once the next deal begins.
refused-no_suggestion = No advice for this.
refused-no_loan = You cannot borrow or repay anything now.
refused-not_stored = That could not be saved. Try again.
refused-no_clock = Rounds do not end by the clock here.
refused-not_host = Only the host may do this.
refused-not_proved = That is not certain. These cards can stand in the way.
refused-no_place = That seat does not exist, or is not yours.
refused-begun = Play has already begun at this table.
refused-taken = That seat is taken.
refused-nobody = No person is sitting there.
refused-leaving = You are already leaving after this deal.
refused-asked_already = Another request is waiting for an answer.
refused-too_late = It is too late to undo that.
refused-revealed = That showed you a card, so you cannot undo it.
refused-nothing_asked = No request to answer.
refused-agreed_already = You have already agreed.
refused-here = You are already here.
refused-no_talk = You cannot say that at this table.
refused-too_long = At most 200 characters.
refused-too_often = Slow down before you say more.
refused-too_many = Too many requests. Wait a moment.
refused-home_full = Too many players from your network sit here. Choose another table.
refused-no_advice = This table allows no advice.
refused-silenced = The administrator has muted you.
refused-called_already = You have already called for silence.
refused-no_custom = This table has not agreed on that.
refused-no_deal = No deal is being played.
refused-sitting_out = You are not playing in this deal.
refused-silent_game = This deal is silent. Chat again when it is over.
refused-too_few_calls = You need four calls for silence to leave this way.
refused-no_settlement = This game has no such settlement.
refused-barred = The administrator has limited you to friends’ tables.
