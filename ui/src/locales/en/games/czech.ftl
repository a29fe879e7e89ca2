# The words of American-Czech tarock: what is bid, promised, paid and refused there.

family-czech = Czech games in America
game-czech_american = American-Czech tarock
game-about-czech_american = Played for chips in Texas: one calls a trump, or plays Prever alone. Four players.

contract-four = Povinost
contract-own_call = own call
contract-prever = Prever

goal-four = with a partner who is called by a trump
goal-own_call = alone, without anybody knowing
goal-prever = alone, with three cards of the talon

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
about-all_seven = all seven cards of five points
about-rosanne_pane = the four kings and one or two of the trull
about-kings = four kings, none of the trull
about-trull_pane = the trull and a king
about-trull = škýz, mond and pagat
about-pane = four cards of five points
about-valat = your side takes all twelve tricks
about-pagat = the pagat wins the last trick
about-reject = look at the other three
about-throwin = pay 2 to each

card-skis = škýz
kontra-1 = kontra
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
line-discard_irregularity = wrong number laid away
line-illegal_discard = card that may not be laid away
line-renege = suit not followed
line-illegal_declaration = wrong declaration
line-returned = given back
line-made_good = made good
line-wrong_trump = wrong trump called
line-wrong_povinost = wrong Povinost
line-false_pagat = contra with the pagat in hand
line-exposed_honour = exposed card
line-peek_bottom = look at the bottom card

reason-count = how far from 53 the card points are
reason-pagat = the pagat in the last trick
reason-valat = every trick
reason-big_ones = declared before the play
reason-little_ones = declared before the play
reason-beeda = declared before the play
reason-uni = declared before the play
reason-all_seven = declared before the play
reason-rosanne_pane = declared before the play
reason-kings = declared before the play
reason-trull_pane = declared before the play
reason-trull = declared before the play
reason-pane = declared before the play

mark-forehand = Povinost
fact-set = { $value ->
    [1] first set
    [2] second set
   *[3] first set after all
  }
log-povinost = { $who ->
    [you] You have
   *[other] { $name } has
  } the { $card }, and { $who ->
    [you] are
   *[other] is
  } Povinost.
ask-dealing = How are the cards dealt?
cut-again = Split the pack once more?
bid-must = Play with a partner, or Prever?
ask-talon = A card of the talon is offered to you. Take it?
ask-declarations = Declare what your hand is paid for
ask-bets = Bet on Pagat or Valat?
ask-challenges = { $stake }: { $level }?
method-1 = one at a time
method-2 = two at a time
method-3 = three at a time
method-4 = four at a time
method-6 = six at a time
method-12 = twelve at a time
method-345 = three, four, five
method-1_choice = one at a time, choice
method-2_choice = two at a time, choice
method-3_choice = three at a time, choice
method-4_choice = four at a time, choice
method-6_choice = six at a time, choice
method-12_choice = twelve at a time, choice
method-345_choice = three, four, five, choice

why-too_thin = Each packet of a cut needs more cards.
why-worth_five = Kings and the trull may not be laid away.
why-trumps_last = A trump may be laid away only when no other card can be.
why-not_in_hand = Your hand does not have it.
why-declare_first = Declare what you hold first.
why-declared_already = You have declared this already.
why-bet_already = This bet has been made already.
why-declaring_side_only = Only the declaring side may bet a Valat.
why-valat_is_bet = A Valat is bet: no Pagat is played.
why-call_the_highest = Call the highest trump that you lack.
why-own_trump = This trump of your own may not be called here.
why-partner_not_drawn = You did not draw the trump that you would have called.
why-no_bank = There is no bank here.
why-not_short = You have too much to borrow.
why-loan_too_large = The bank does not lend that much at a time.
why-owes_less = You do not owe that much.
why-has_less = You do not have that much.

outcome-thrown_in = Povinost throws the hand in, and pays 2 to each.
outcome-redealt = The same dealer deals again.
outcome-void = The hand does not count.
explain-none = Povinost plays with a partner, unless somebody plays Prever.
explain-four = { $who ->
    [you] You are
   *[other] { $name } is
  } Povinost, and { $who ->
    [you] play
   *[other] plays
  } with a partner: the two need more than half of the 106 card points.
explain-own_call = { $who ->
    [you] You play
   *[other] { $name } plays
  } alone, after a call of an own trump.
explain-prever = { $who ->
    [you] You play
   *[other] { $name } plays
  } Prever, alone with three cards of the talon, and { $who ->
    [you] need
   *[other] needs
  } more than half of the 106 card points.
help-game = Four play for chips with 54 cards. Povinost takes four cards of the talon and calls a trump, whose holder is the partner; or somebody plays Prever alone.
help-kontra = Kontra doubles a bet; re makes it 4 times, supra 8, mord 16.
help-red = Red suits: king, queen, knight, jack, 4, 3, 2, 1.
help-taroks = The taroks beat every suit. From high to low: škýz, XXI (the mond), XX and so on down to II, and I (the pagat).
help-count = Counting
help-count-about = The cards are counted one by one: all together make 106.
finish-hint = The round ends with this hand; all loans are paid back.

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
paid = { $points }, already paid in this deal
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
take-ask = Which three cards of the talon do you take?
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
  } four cards of the talon.
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
  } card after all.
round-offered = The { $value ->
    [1] fifth
   *[2] sixth
  } card is offered to { $who ->
    [you] you
   *[other] { $name }
  }.
round-on = If you pass it, it is offered to { $name }, and comes back to you if it is passed there, too. For a card taken one is laid away.
round-back = { $name } has passed it: if you pass it, too, { $name } must take it. For a card taken one is laid away.
log-keeps = { $who ->
    [you] You play on.
   *[other] { $name } plays on.
  }
log-in_talon = In the talon: { $cards }.
hint-cut = After a cut six cards are dealt at a time. Whoever knocks leaves the pack as it is, and says how it is dealt.
hint-dealing = How many cards are dealt at a time; with choice everybody then picks one of four packets.
hint-declarations = Each of the three others pays at once, your partner too.
declare-said = Declared: { $names }
declare-none = Your hand holds nothing that is paid for.
declare-on = Go on
declare-all = What can be declared
value-declarations = { $points } from each
value-bets = ±{ $points }
hint-bets = Made, each opponent pays this; missed, each of your side does. Kontra doubles it.
about-kontra = { $what ->
    [game] what the count pays is taken ×{ $times }
   *[other] { $points } instead of { $before }, for each who pays
  }
ask-throwin = Throw the hand in?
pass-talon = Play on
worth = ×{ $points }
said-pass-declarations = nothing
said-pass-bets = no bet
said-pass-challenges = stands
held-lay-worth_five = Kings, the pagat, the mond and the škýz are never laid away.
held-lay-trumps_last = Trumps stay in the hand while another card can go.
lay-openly = Only trumps are left to lay away: everybody will see them.
call-own = in your hand: you play alone, and nobody knows
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
pay-back = Pay { $points } back
borrow-below = Whoever has less than { $borrow_below } may borrow.
bank-about = Whoever cannot pay is lent { $loan_unit } at a time by the bank. At the end of the round all loans are paid back.
call-time = Call time
call-time-hint = The clock ends the round: a hand whose talon lies is finished and counts, another is not played.
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
round-unseen = You decide before you see it.
declare-silent = You may stay silent; what is not declared now is not paid.
