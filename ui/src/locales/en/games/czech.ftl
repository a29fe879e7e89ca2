# The words of American-Czech tarock: what is bid, promised, paid and refused there.

family-czech = Czech games in America
game-czech_american = American-Czech tarock
game-about-czech_american = Played for chips in Texas: call a trump, or play Prever alone. Four players.

contract-four = Povinost
contract-own_call = own call
contract-prever = Prever

goal-four = with a partner, the holder of the called trump
goal-own_call = secretly alone
goal-prever = alone, with three cards from the talon

bonus-big_ones = Big Ones
bonus-little_ones = Little Ones
bonus-beeda = Beeda
bonus-uni = Uni
bonus-all_seven = All Seven
bonus-rosanne_pane = Rosanne Pane
bonus-kings = Four Kings
bonus-trull_pane = Trull Pane
bonus-trull = Trull
bonus-pane = Pane
bonus-valat = Valat
bonus-pagat = Pagat

about-big_ones = ten trumps or more
about-little_ones = eight or nine trumps
about-beeda = one or two trumps
about-uni = no trump
about-all_seven = all seven five-point cards
about-rosanne_pane = the four kings and one or two of the trull
about-kings = four kings, none of the trull
about-trull_pane = the trull and a king
about-trull = škýz, mond and pagat
about-pane = four or five of the five-point cards
about-valat = your side wins all { $tricks } tricks
about-pagat = the pagat wins the last trick
about-reject = look at the other three
about-throwin = pay each player 2

card-skis = škýz
kontra-2 = re
kontra-3 = supra
kontra-4 = mord
factor-kontra = { $times ->
    [2] kontra
    [4] re
    [8] supra
   *[16] mord
  }
factor-set = set of the talon

line-count = count
line-thrown_in = thrown in
line-misdeal = misdeal
line-late_misdeal = misdeal found late
line-discard_irregularity = wrong number of discards
line-illegal_discard = illegal discard
line-renege = revoke
line-illegal_declaration = wrong declaration
line-returned = given back
line-made_good = made good
line-wrong_trump = wrong trump called
line-wrong_povinost = wrong Povinost
line-false_pagat = contra while holding the pagat
line-exposed_honour = exposed card
line-peek_bottom = looked at the bottom card

reason-count = card points’ distance from 53
reason-pagat = last trick
reason-valat = every trick
reason-big_ones = declared
reason-little_ones = declared
reason-beeda = declared
reason-uni = declared
reason-all_seven = declared
reason-rosanne_pane = declared
reason-kings = declared
reason-trull_pane = declared
reason-trull = declared
reason-pane = declared

mark-forehand = Povinost
fact-set = { $value ->
    [1] first set
    [2] second set
   *[3] back to the first set
  }
log-povinost = { $who ->
    [you] You have
   *[other] { $name } has
  } the { $card }, and { $who ->
    [you] are
   *[other] is
  } Povinost.
ask-dealing = How are the cards dealt?
cut-again = Split the pack again?
bid-must = Play with a partner, or Prever?
ask-talon = Take the offered talon card?
ask-declarations = Declare what you hold
ask-bets = Bet on Pagat or Valat?
ask-challenges = { $stake }: { $level }?
method-1 = singly
method-2 = in twos
method-3 = in threes
method-4 = in fours
method-6 = in sixes
method-12 = in twelves
method-345 = three, four, five
method-1_choice = singly, choice
method-2_choice = in twos, choice
method-3_choice = in threes, choice
method-4_choice = in fours, choice
method-6_choice = in sixes, choice
method-12_choice = in twelves, choice
method-345_choice = three, four, five, choice

why-too_thin = Each cut packet needs more cards.
why-worth_five = Never discard kings or the trull.
why-trumps_last = Discard trumps only if nothing else may go.
why-not_in_hand = You do not hold that.
why-declare_first = Declare what you hold first.
why-declared_already = You have already declared this.
why-bet_already = This bet was already made.
why-declaring_side_only = Only the declaring side may bet a Valat.
why-valat_is_bet = A Valat is bet, so no Pagat is played.
why-call_the_highest = Call the highest trump you do not hold.
why-own_trump = You may not call this trump of your own.
why-partner_not_drawn = You did not draw the trump you would have called.
why-no_bank = This game has no bank.
why-not_short = You have too many chips to borrow.
why-loan_too_large = The bank does not lend that much at once.
why-owes_less = You do not owe that much.
why-has_less = You do not have that much.

outcome-thrown_in = Povinost throws in and pays each player 2.
outcome-redealt = The same dealer deals again.
outcome-void = The hand does not count.
explain-none = Povinost plays with a partner, unless a player bids Prever.
explain-tie = { $tie ->
    [last_challenger] { "" } After a kontra, half is enough if the opponents doubled last.
   *[bidder] { "" }
  }
explain-four = { $who ->
    [you] You are
   *[other] { $name } is
  } Povinost and, with a partner, must take { $needed } of the { $whole } card points.{ explain-tie }
explain-own_call = { $who ->
    [you] You play
   *[other] { $name } plays
  } alone: the called card is in the same hand.
explain-prever = { $who ->
    [you] You play
   *[other] { $name } plays
  } Prever, alone with three talon cards, and must take { $needed } of the { $whole } card points.{ explain-tie }
help-game = Povinost calls a trump, whose holder is the partner; or one player plays Prever alone.
help-kontra = Kontra doubles a bet: { $ladder }.
help-red = Red suits: king, queen, knight, jack, 4, 3, 2, 1.
help-taroks = Taroks beat all suits: škýz, XXI (mond), XX to II, I (pagat).
help-count = Counting
help-count-about = Card by card: together they make 106.
finish-hint = The round ends with this deal; all loans are repaid.

profile-american_tournament = American tournament
profile-westfest_2012 = Westfest 2012
profile-mach_tarok = Mach family

chips = Chips: { $chips }
chip = { $worth ->
    [10] blue
    [5] red
    [1] white
   *[other] of { $worth }
  } { $count }
owes = owes { $points }
paid = { $points }, already paid
lying = Chips
sheet-loans = Loans

call-ask = Call a trump: its holder is your partner
said-reject = look at the other three
said-pass-auction = good
pass-auction = Good
pass-card = Do not take it
pass-declarations = Declare nothing
pass-bets = No bet
pass-challenges = Let it stand
pass-dealing = No, deal now
take-ask = Which three talon cards?
take-four = { $number ->
    [1] Take the fifth card
   *[2] Take the sixth card
  }
take-prever = { $number ->
    [1] { $left ->
        [0] Take the first three
       *[other] Back to the first three: a loss counts ×{ $prever_third_set_factor }
      }
   *[2] Take the other three: a loss counts ×{ $prever_second_set_factor }
  }
round-four = { $who ->
    [you] You have drawn
   *[other] { $name } has drawn
  } four cards from the talon.
log-took = { $who ->
    [you] You take
   *[other] { $name } takes
  } the { $value ->
    [1] fifth
   *[2] sixth
  } card.
log-passed = { $who ->
    [you] You pass
   *[other] { $name } passes
  } the { $value ->
    [1] fifth
   *[2] sixth
  } card.
log-must = { $who ->
    [you] You must
   *[other] { $name } must
  } take the { $value ->
    [1] fifth
   *[2] sixth
  } card.
round-offered = The { $value ->
    [1] fifth
   *[2] sixth
  } card is offered to { $who ->
    [you] you
   *[other] { $name }
  }.
round-on = Pass: { $name } is offered it, then you again. Take it: discard a card.
round-back = { $name } passed. Pass too: { $name } must take it. Take it: discard a card.
log-keeps = { $who ->
    [you] You play on.
   *[other] { $name } plays on.
  }
log-in_talon = In the talon: { $cards }.
hint-cut = Cut: cards are dealt in sixes. Knock: you choose how.
hint-dealing = With choice, each player picks a packet.
hint-declarations = Each other player pays at once, even your partner.
declare-said = Declared: { $names }
declare-none = You hold nothing to declare.
declare-on = Continue
declare-all = What can be declared
value-declarations = { $points } from each
value-bets = ±{ $points }
hint-bets = Made: each opponent pays this. Missed: your side pays. Kontra doubles it.
about-kontra = { $what ->
    [game] the count pays ×{ $times }
   *[other] { $points } instead of { $before } from each
  }
ask-throwin = Throw the hand in?
pass-talon = Play on
worth = ×{ $points }
said-pass-declarations = nothing
said-pass-bets = no bet
said-pass-challenges = stands
held-lay-worth_five = Never discard kings, pagat, mond or škýz.
held-lay-trumps_last = Discard trumps only if nothing else may go.
lay-openly = Everyone sees the trumps you discard.
call-own = in your hand: you secretly play alone
log-pass-dealing = { $who ->
    [you] You have the cards dealt.
   *[other] { $name } has the cards dealt.
  }
log-pass-auction = { $who ->
    [you] You say
   *[other] { $name } says
  } good.
log-pass-declarations = { $who ->
    [you] You declare
   *[other] { $name } declares
  } { $said ->
    [0] nothing
   *[other] nothing more
  }.
log-pass-bets = { $who ->
    [you] You make
   *[other] { $name } makes
  } { $said ->
    [0] no bet
   *[other] no other bet
  }.
log-pass-challenges = { $who ->
    [you] You let
   *[other] { $name } lets
  } it stand.
log-take-part = { $who ->
    [you] You take
   *[other] { $name } takes
  } { $number ->
    [1] the first three cards of the talon
   *[2] the other three cards of the talon
  }.
bank = Bank
borrow = Borrow { $points }
pay-back = Repay { $points }
borrow-below = You may borrow below { $borrow_below }.
bank-about = The bank lends { $loan_unit } at a time. Loans are repaid when the round ends.
call-time = Call time
call-time-hint = Ends the round: a deal with its talon dealt is finished and counts.
queue-next = { $who ->
    [you] You join
   *[other] { $name } joins
  } { $after ->
    [1] next
   *[other] in { $after } deals
  }{ $known ->
    [yes] { " " }for { $other }
   *[no] { "" }
  }
bar-waits = waiting: { $names }
round-unseen = Decide before you see it.
declare-silent = Undeclared holdings are not paid.
