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
refused-not_begun = The session has not begun yet.
refused-sheet_over = The session is over.
refused-asked_out = The host has asked you to leave. You may come back when the next deal has begun.
refused-no_suggestion = There is no advice for this.
refused-no_loan = Nothing can be borrowed or paid back now.
refused-not_stored = This could not be stored just now. Please try again in a moment.
refused-no_clock = Rounds do not end by the clock here.
refused-not_host = Only who opened the table may do this.
refused-not_proved = That is not certain from what you can know. These cards can still get in the way.
refused-no_place = There is no such place, or none of yours.
refused-begun = The table has begun already.
refused-taken = Somebody sits there.
refused-nobody = No person is there.
refused-leaving = You are getting up already.
refused-asked_already = Something else is being asked just now.
refused-too_late = It is too late to take that back.
refused-revealed = That showed you a card: it cannot be taken back.
refused-nothing_asked = Nothing is being asked any more.
refused-agreed_already = You have agreed already.
refused-here = You are here already.
refused-no_talk = That is not said at this table.
refused-too_long = That is too long: 200 characters at most.
refused-too_often = Slowly: take a breath before you say more.
refused-too_many = That was too often. Please wait a moment.
refused-home_full = Enough people from where you are sit at this table. Please choose another.
refused-no_advice = There is no advice at this table.
refused-silenced = Whoever runs this house has asked you to say nothing.
refused-called_already = You have called for silence in this deal already.
refused-no_custom = That is not agreed at this table.
refused-no_deal = No deal is being played.
refused-sitting_out = You do not play this deal.
refused-silent_game = This deal is silent. You can talk again when it is over.
refused-too_few_calls = You can leave like this after four calls for silence.
refused-no_settlement = There is no such settlement in this game.
refused-barred = Whoever runs this house lets you play at tables of friends only.
