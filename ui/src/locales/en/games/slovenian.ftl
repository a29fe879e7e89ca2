# The words of the Slovenian games: what is bid, promised, paid and refused there.

family-slovenian = Slovenian games
game-slovenian = Slovenian tarok for four
game-about-slovenian = Slovenia’s most common game: bid, call a king, play with a secret partner.
game-slovenian_3 = Slovenian tarok for three
game-about-slovenian_3 = Two players against the declarer, with sixteen cards each.
game-slovenian_5 = Slovenian tarok for five
game-about-slovenian_5 = The game for four, with the dealer sitting out.

contract-klop = klop
contract-three = three
contract-two = two
contract-one = one
contract-solo_three = solo three
contract-solo_two = solo two
contract-solo_one = solo one
contract-beggar = beggar
contract-solo_without = solo without
contract-open_beggar = open beggar
contract-colour_valat_without = colour valat without
contract-valat_without = valat without
contract-colour_valat = colour valat

goal-klop = { goal-team }: take few points
goal-three = { goal-team }, { goal-talon }
goal-two = { goal-team }, { goal-talon }
goal-one = { goal-team }, { goal-talon }
goal-solo_three = { goal-team }, { goal-talon }
goal-solo_two = { goal-team }, { goal-talon }
goal-solo_one = { goal-team }, { goal-talon }
goal-beggar = { goal-team }, win no trick
goal-solo_without = { goal-team }, { goal-talon }
goal-open_beggar = { goal-team }, win no trick, hand open
goal-colour_valat_without = { goal-team }, { goal-talon }, win every trick; taroks are not trumps
goal-valat_without = { goal-team }, { goal-talon }, win every trick
goal-colour_valat = win every trick; taroks are not trumps

bonus-trula = trula
bonus-kings = kings
bonus-king_ultimo = king ultimo
bonus-pagat_ultimo = pagat ultimo
bonus-valat = valat

about-trula = škis, mond and pagat in your side’s pile
about-kings = all four kings in your side’s pile
about-king_ultimo = the declarer’s side wins the last trick with the called king
about-pagat_ultimo = the pagat wins the last trick
about-valat = your side wins every trick

line-difference = difference
line-mond = mond lost
line-klop = klop
line-renonce = revoke
line-misdeal = misdeal
line-radl_end = radli left over

reason-difference = card points’ distance from 35
sum-difference = { $more } − { $less } = { $exact }{ $rounded ->
    [0] { "" }
   *[other] , rounded to { $paid }
  }
reason-mond = caught by the škis, or left in the talon
reason-klop = card points taken, or no trick
reason-renonce = broke the rules
reason-misdeal = dealt wrongly
reason-radl_end = left at the end
reason-trula = in one pile
reason-kings = in one pile
reason-king_ultimo = last trick
reason-pagat_ultimo = last trick
reason-valat = every trick

factor-radl = radl

why-lower_than_bid = Bid higher, or the same if you sit before that bidder.
why-forehand_alone = Only forehand may choose klop or three, when all others have passed.
why-compulsory_klop = Compulsory klop: bid solo without or higher.
why-below_bid = Play at least what you bid.
why-worth_five = Never discard kings, škis, mond or pagat.
why-side_unknown = This player’s side is not certain yet.
why-valat_stands = A valat has been announced: nothing else counts.
why-overtake = Beat the cards on the table if you can.
why-pagat_last = Play the pagat only as your last choice.
why-keep_announced = You announced an ultimo with this card: keep it while you can.

finish-round = Play the last round
finish-hint = Next is a škis round: the player dealt the škis will deal last. Up to { $most } more deals, unless no one gets it.
finish-radli = You have { $radli ->
    [one] { $radli } radl
   *[other] { $radli } radli
  }. Any left at the end are charged: { $cost } if nothing changes.
bar-radl = radl ×2
noted-compulsory_klop = compulsory klop
noted-skis_round = škis round
vitamin = vitamin
log-compulsory_klop = This deal is a compulsory klop.
log-skis_round = This is a škis round.
log-knock = { $who ->
    [you] You knock
   *[other] { $name } knocks
  }: whole packets are dealt.
log-vitamin = Vitamin: { $card }.
log-no-tarok = { $who ->
    [you] You have
   *[other] { $name } has
  } no tarok: the cards are thrown in.
help-game = 22 taroks and four suits. In most contracts the declarer’s side needs more than half of the card points.
explain-klop = Everyone plays alone and avoids card points. No trick wins { $value }; more than { $half } points lose { $value }.
explain-normal = { $who ->
    [you] You play
   *[other] { $name } plays
  } { $contract }, worth { $value } and the difference: { $goal }. { explain-need }
explain-solo_without = { $who ->
    [you] You play
   *[other] { $name } plays
  } { $contract }, worth { $value } won or lost: { $goal }. { explain-need }
help-difference = In { $seats ->
    [3] three, two and one
   *[other] three, two and one, solo or not
  }, the card points’ distance from { $half } is added{ $rounding ->
    [5] , rounded to fives
   *[1] { "" }
  }.
help-taroks = Taroks beat all suits: škis, XXI (mond), XX to II, I (pagat).
help-black = Black suits: king, queen, knight, jack, 10, 9, 8, 7.
help-red = Red suits: king, queen, knight, jack, 1, 2, 3, 4.
help-count-about = Add three cards, subtract 2. For one or two left over, subtract 1. All 54 cards make 70 points.
outcome-no_tarok = The same dealer deals again, a compulsory klop.
result-radli = Radli
radl-new = everyone gets a radl
radl-cancelled = { $who ->
    [you] your radl is cancelled
   *[other] { $name }’s radl is cancelled
  }
sheet-radli = Radli
radli-count = { $count ->
    [one] { $count } radl
   *[other] { $count } radli
  }
margin-mond = { $who ->
    [you] You
   *[other] { $name }
  } lost the mond.
why-mond_lead = In this klop, do not lead the mond before the škis.
why-skis_first = In a beggar with the škis, lead it first.
why-suits_first = In a colour valat, lead suits before taroks.
why-called_card = Keep the called card.
why-no_king_called = With all four kings, you may not call this one.
contract-piccolo = piccolo
goal-piccolo = { goal-team }, win exactly one trick
profile-slovenian = Standard rules
profile-slovenian_3 = Standard rules
profile-slovenian_5 = Standard rules
valat-alone = Nothing else counts.
bonus-vogel_frei = free as a bird
about-vogel_frei = you may play the pagat at any time
about-throwin = the same dealer deals again
ask-annulling = Annul the deal?
outcome-annulled = Annulled: the same dealer deals again.
kontra-4 = { $kontras ->
    [5] hirškontra
   *[other] mordkontra
  }
factor-kontra = { $times ->
    [2] kontra
    [4] rekontra
    [8] subkontra
    [16] { $kontras ->
        [5] hirškontra
       *[other] mordkontra
      }
   *[32] mordkontra
  }
log-pass-annulling = { $who ->
    [you] You keep
   *[other] { $name } keeps
  } the cards.
