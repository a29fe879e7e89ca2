# What happens at the table, one line each: for the log and for screen readers.
# $who is "you" or "other", $name the other's name.

log-deal = Deal { $number }. { $who ->
    [you] You deal
   *[other] { $name } deals
  }.
log-last-deal = This is the last deal.
log-cut = { $who ->
    [you] You cut
   *[other] { $name } cuts
  } the pack.
log-knock = { $who ->
    [you] You knock
   *[other] { $name } knocks
  } on the pack.
log-pick = { $who ->
    [you] You choose
   *[other] { $name } chooses
  } packet { $packet }.
log-place = { $who ->
    [you] You have
   *[other] { $name } has
  } the talon dealt { $when ->
    [first] first
    [after_first_packet] after the first packet
   *[last] last
  }.
log-pass = { $who ->
    [you] You pass
   *[other] { $name } passes
  }.
log-bid = { $who ->
    [you] You bid
   *[other] { $name } bids
  } { $contract }.
log-choose = { $who ->
    [you] You play
   *[other] { $name } plays
  } { $contract }.
log-call = { $who ->
    [you] You call
   *[other] { $name } calls
  } the { $card }.
log-talon = The talon: { $cards }.
log-take = { $who ->
    [you] You take
   *[other] { $name } takes
  } { $cards }.
log-lay = { $who ->
    [you] You discard
   *[other] { $name } discards
  } { $card }.
log-lay-hidden = { $who ->
    [you] You discard
   *[other] { $name } discards
  } a card.
log-announce = { $who ->
    [you] You announce
   *[other] { $name } announces
  } { $bonus }.
log-kontra = { $who ->
    [you] You say
   *[other] { $name } says
  } { $level } to { $stake }.
log-play = { $who ->
    [you] You play
   *[other] { $name } plays
  } { $card }.
log-trick = { $who ->
    [you] You win
   *[other] { $name } wins
  } trick { $number }.
log-open-hand = { $who ->
    [you] Your hand is
   *[other] { $name }’s hand is
  } open: { $cards }.
stake-of = { $stake } ({ $name })
log-throwin = { $who ->
    [you] You throw
   *[other] { $name } throws
  } the cards in.
log-reject = { $who ->
    [you] You reject
   *[other] { $name } rejects
  } { $cards }.
log-oppose = { $who ->
    [you] You say you are
   *[other] { $name } says they are
  } an opponent.
log-surrender = { $who ->
    [you] You give
   *[other] { $name } gives
  } up the game.
log-method = { $who ->
    [you] You choose
   *[other] { $name } chooses
  } how to deal: { $method }.
log-take-part = { $who ->
    [you] You take
   *[other] { $name } takes
  } part { $number } of the talon.
log-told = { $who ->
    [you] This promises
   *[other] With this, { $name } promises
  } { $told }.
