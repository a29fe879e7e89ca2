# Why something cannot be done now. One message for each rule that refuses.

why-lower_than_bid = That is not enough: you must bid higher than what was said, or the same if you sit before the other bidder.
why-forehand_alone = Klop and three are only for forehand, when all the others have passed.
why-compulsory_klop = This deal is a compulsory klop: only solo without and higher may be bid.
why-below_bid = You bid more than that; you play what you bid, or something higher.
why-worth_five = Kings, the škis, the mond and the pagat may not be laid away.
why-announced_already = Your side has announced this already.
why-not_holding = Only who holds the card may announce this.
why-side_unknown = You cannot be certain yet whose side this player is on.
why-other_side = That is for the other side to say.
why-own_side = You cannot say kontra to your own side.
why-doubled_fully = It cannot be doubled any further.
why-valat_stands = A valat is announced: nothing else counts any more.
why-follow_suit = You must follow suit: { $suit ->
    [hearts] hearts were led
    [diamonds] diamonds were led
    [spades] spades were led
    [clubs] clubs were led
   *[taroks] a tarok was led
  }.
why-play_tarok = You have none of the suit that was led, so you must play a tarok.
why-overtake = Here you must take the trick if you can: play a card that beats it.
why-pagat_last = The pagat may be played only when nothing else can be.
why-keep_announced = You announced an ultimo with this card: keep it as long as you can play another.

refused-stale = The table has moved on meanwhile. Please look again.
refused-not_your_turn = It is not your turn.
refused-illegal = That is not possible now.
refused-garbled = The server did not understand that.
refused-deal_running = The deal is still running.
refused-sheet_closed = The session comes to its end already.
refused-no_suggestion = There is no advice for this.
