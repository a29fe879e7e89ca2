# The words of the Slovenian games: what is bid, promised, paid and refused there.

family-slovenian = Slovenian games
game-slovenian = Slovenian tarok for four
game-about-slovenian = The common game of Slovenia: bid, call a king, and play with a secret partner. Four players.
game-slovenian_3 = Slovenian tarok for three
game-about-slovenian_3 = Everybody against the declarer, with sixteen cards each. Three players.
game-slovenian_5 = Slovenian tarok for five
game-about-slovenian_5 = The game for four, while the dealer sits out. Five players.

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

goal-klop = everyone alone: take few points
goal-three = with a partner, 3 cards from the talon
goal-two = with a partner, 2 cards from the talon
goal-one = with a partner, 1 card from the talon
goal-solo_three = alone, 3 cards from the talon
goal-solo_two = alone, 2 cards from the talon
goal-solo_one = alone, 1 card from the talon
goal-beggar = alone, take no trick
goal-solo_without = alone, without the talon
goal-open_beggar = no trick, with the hand open
goal-colour_valat_without = every trick, taroks do not beat
goal-valat_without = every trick, without the talon
goal-colour_valat = every trick, taroks do not beat

bonus-trula = trula
bonus-kings = kings
bonus-king_ultimo = king ultimo
bonus-pagat_ultimo = pagat ultimo
bonus-valat = valat

about-trula = škis, mond and pagat on your side
about-kings = all four kings on your side
about-king_ultimo = the called king in the last trick, won
about-pagat_ultimo = the pagat wins the last trick
about-valat = every trick

line-difference = difference
line-mond = mond lost
line-klop = klop
line-renonce = breach of the rules
line-misdeal = misdeal
line-radl_end = radli left over

reason-difference = how far from 35 the card points are
sum-difference = { $more } − { $less } = { $exact }{ $rounded ->
    [0] { "" }
   *[other] , rounded to { $paid }
  }
reason-mond = caught by the škis, or left in the talon
reason-klop = card points taken, or no trick at all
reason-renonce = against the rules of play
reason-misdeal = wrongly dealt
reason-radl_end = not used up before the end
reason-trula = škis, mond and pagat in one pile
reason-kings = all four kings in one pile
reason-king_ultimo = the called king in the last trick
reason-pagat_ultimo = the pagat in the last trick
reason-valat = every trick

factor-radl = radl

why-lower_than_bid = That is not enough: you must bid higher than what was said, or the same if you sit before the other bidder.
why-forehand_alone = Klop and three are only for forehand, when all the others have passed.
why-compulsory_klop = This deal is a compulsory klop: only solo without and higher may be bid.
why-below_bid = You bid more than that; you play what you bid, or something higher.
why-worth_five = Kings, the škis, the mond and the pagat may not be laid away.
why-side_unknown = You cannot be certain yet whose side this player is on.
why-valat_stands = A valat is announced: nothing else counts any more.
why-overtake = Here you must take the trick if you can: play a card that beats it.
why-pagat_last = The pagat may be played only when nothing else can be.
why-keep_announced = You announced an ultimo with this card: keep it as long as you can play another.

finish-round = Play the last round
finish-hint = The next deal is a škis round: whoever is dealt the škis will deal the last deal. Up to { $most } more deals are played, more if nobody is dealt the škis.
finish-radli = Of your { $radli } radli, each that is not played off by then is charged: { $cost } if nothing changes.
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
  } no tarok: the deal is thrown in.
help-game = Four play with 54 cards: 22 taroks, which are the trumps, and four suits. One declares a contract, often with a secret partner, and must win most of the card points in twelve tricks.
explain-none = Nobody has bid yet. Whoever bids highest plays that contract; if all pass, forehand chooses.
explain-klop = Klop: everyone plays alone and wants few card points. Whoever takes no trick gains 70, whoever takes more than 35 points loses 70.
explain-normal = { $who ->
    [you] You play
   *[other] { $name } plays
  } { $contract }, worth { $value } and the difference: { $goal }. The declarer needs 36 of the 70 card points.
explain-solo_without = { $who ->
    [you] You play
   *[other] { $name } plays
  } { $contract }, worth { $value } won or lost: { $goal }. The declarer needs 36 of the 70 card points.
help-difference = From three to solo one the difference is added: how far the card points are from 35, rounded to fives.
help-taroks = The taroks beat every suit. From high to low: škis, XXI (the mond), XX and so on down to II, and I (the pagat).
help-black = Black suits, from high to low: king, queen, knight, jack, 10, 9, 8, 7.
help-red = Red suits are the other way round below the jack: 1 beats 2, 2 beats 3, 3 beats 4.
help-count-about = A pile is counted in groups of three: add the three cards, and take 2 away. If one or two cards are left, take 1 away. All 54 cards make 70 points.
outcome-alone = { $contract }: { $who ->
    [you] you
   *[other] { $name }
  } took { $points ->
    [one] { $points } card point
   *[other] { $points } card points
  }, which makes { $delta }.
outcome-no_tarok = The same dealer deals again, and it is a compulsory klop.
result-radli = Radli
radl-new = everyone gets a radl
radl-cancelled = { $who ->
    [you] your radl is cancelled
   *[other] the radl of { $name } is cancelled
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
why-mond_lead = In this klop the mond may not be led before the škis has been played.
why-skis_first = A beggar with the škis leads it first here.
why-suits_first = In a colour valat all suit cards are led before a tarok here.
why-called_card = The called card may not be laid away.
why-no_king_called = You hold all four kings: this king is not called here.
contract-piccolo = piccolo
goal-piccolo = alone, exactly one trick
profile-slovenian = As in the rule book
profile-slovenian_3 = As in the rule book
profile-slovenian_5 = As in the rule book
valat-alone = Nothing else counts.
bonus-vogel_frei = free as a bird
about-vogel_frei = the pagat is free: no duty binds it
about-throwin = the same dealer deals again
ask-annulling = Have the deal annulled?
outcome-annulled = The deal is annulled, and the same dealer deals again.
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
