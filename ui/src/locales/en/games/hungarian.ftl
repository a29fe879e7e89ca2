# The words of Hungarian tarokk: what is bid, promised, paid and refused there.

family-hungarian = Hungarian games
game-paskievics = Paskievics tarokk
game-about-paskievics = Jump bids that tell a partner what you hold, and a few bonuses. Four players.
game-illustrated = Illustrated tarokk
game-about-illustrated = Paskievics with many more bonuses, which are promised for certain tricks. Four players.
game-illustrated_54 = Illustrated tarokk with 54 cards
game-about-illustrated_54 = Illustrated with all 54 cards and twelve tricks. Four players.
game-high = High tarokk
game-about-high = The richest of all: pheasants, birds and families of suits. Four players.

contract-three = three
contract-two = two
contract-one = one
contract-solo = solo

goal-three = 3 cards from the talon for the declarer
goal-two = 2 cards from the talon for the declarer
goal-one = 1 card from the talon for the declarer
goal-solo = no card from the talon for the declarer

bonus-trula = trull
bonus-kings = four kings
bonus-double = double game
bonus-long_double = long double game
bonus-valat = volát
bonus-pagat_ultimo = pagátultimó
bonus-xxi_catch = XXI-catch
bonus-centrum = centrum
bonus-small_bird = small bird
bonus-large_bird = large bird
bonus-pagat_uhu = pagátuhu
bonus-king_ultimo_hearts = king ultimó of hearts
bonus-king_uhu_hearts = king uhu of hearts
bonus-king_ultimo_diamonds = king ultimó of diamonds
bonus-king_uhu_diamonds = king uhu of diamonds
bonus-king_ultimo_spades = king ultimó of spades
bonus-king_uhu_spades = king uhu of spades
bonus-king_ultimo_clubs = king ultimó of clubs
bonus-king_uhu_clubs = king uhu of clubs
bonus-eagle_ultimo = eagle ultimó
bonus-eagle_uhu = eagle uhu
bonus-pagat_catch = pagát-catch
bonus-pagat_pheasant = pagát pheasant
bonus-eagle_pheasant = eagle pheasant
bonus-pair_pheasant = pair pheasant
bonus-suit_family_hearts = family of hearts
bonus-suit_family_diamonds = family of diamonds
bonus-suit_family_spades = family of spades
bonus-suit_family_clubs = family of clubs
bonus-three_kings = three kings
bonus-closing_pair = closing pair
bonus-pagat_small_bird = small bird, pagát
bonus-pagat_large_bird = large bird, pagát
bonus-eagle_small_bird = small bird, eagle
bonus-eagle_large_bird = large bird, eagle
bonus-king_hearts_small_bird = small bird, king of hearts
bonus-king_hearts_large_bird = large bird, king of hearts
bonus-king_diamonds_small_bird = small bird, king of diamonds
bonus-king_diamonds_large_bird = large bird, king of diamonds
bonus-king_spades_small_bird = small bird, king of spades
bonus-king_spades_large_bird = large bird, king of spades
bonus-king_clubs_small_bird = small bird, king of clubs
bonus-king_clubs_large_bird = large bird, king of clubs
bonus-taroks_8 = eight tarokks
bonus-taroks_9 = nine tarokks
bonus-taroks_10 = ten tarokks
bonus-taroks_11 = eleven tarokks
bonus-taroks_12 = twelve tarokks

about-trula = skíz, XXI and I on your side
about-kings = all four kings on your side
about-double = 71 card points or more
about-long_double = double game with seven tarokks or more
about-valat = every trick
about-pagat_ultimo = the I wins the last trick
about-xxi_catch = your skíz takes the XXI of the other side
about-centrum = tricks 1 to 5, the fifth with the XX
about-small_bird = tricks 1 to 6, the sixth with the XXI
about-large_bird = tricks 1 to 7, the seventh with the skíz
about-pagat_uhu = the I wins the last trick but one
about-king_ultimo_hearts = the king of hearts wins the last trick
about-king_uhu_hearts = the king of hearts wins the last trick but one
about-king_ultimo_diamonds = the king of diamonds wins the last trick
about-king_uhu_diamonds = the king of diamonds wins the last trick but one
about-king_ultimo_spades = the king of spades wins the last trick
about-king_uhu_spades = the king of spades wins the last trick but one
about-king_ultimo_clubs = the king of clubs wins the last trick
about-king_uhu_clubs = the king of clubs wins the last trick but one
about-eagle_ultimo = the II wins the last trick
about-eagle_uhu = the II wins the last trick but one
about-pagat_catch = the pagát of the other side is caught
about-pagat_pheasant = the I wins the first trick
about-eagle_pheasant = the II wins the first trick
about-pair_pheasant = the XXI wins the first trick with I or II in it
about-suit_family_hearts = the last three tricks are won with hearts
about-suit_family_diamonds = the last three tricks are won with diamonds
about-suit_family_spades = the last three tricks are won with spades
about-suit_family_clubs = the last three tricks are won with clubs
about-three_kings = the last three tricks are won with kings
about-closing_pair = the last two tricks are won with I and II
about-pagat_small_bird = the I wins trick 6
about-pagat_large_bird = the I wins trick 7
about-eagle_small_bird = the II wins trick 6
about-eagle_large_bird = the II wins trick 7
about-king_hearts_small_bird = the king of hearts wins trick 6
about-king_hearts_large_bird = the king of hearts wins trick 7
about-king_diamonds_small_bird = the king of diamonds wins trick 6
about-king_diamonds_large_bird = the king of diamonds wins trick 7
about-king_spades_small_bird = the king of spades wins trick 6
about-king_spades_large_bird = the king of spades wins trick 7
about-king_clubs_small_bird = the king of clubs wins trick 6
about-king_clubs_large_bird = the king of clubs wins trick 7
about-taroks_8 = you hold exactly eight tarokks
about-taroks_9 = you hold exactly nine tarokks
about-taroks_10 = you hold exactly ten tarokks
about-taroks_11 = you hold exactly eleven tarokks
about-taroks_12 = you hold twelve tarokks
about-throwin = the hand is annulled: the same dealer deals again

card-skis = skíz
card-mond = XXI
card-pagat = I, the pagát
card-tarok = tarokk { $numeral }
hold = hold
log-hold = { $who ->
    [you] You hold
   *[other] { $name } holds
  }.
kontra-1 = kontra
kontra-2 = rekontra
kontra-3 = szubkontra
kontra-4 = hirskontra
kontra-5 = mordkontra
factor-kontra = { $times ->
    [2] kontra
    [4] rekontra
    [8] szubkontra
    [16] hirskontra
   *[32] mordkontra
  }
factor-doubled_round = doubled round
factor-lost_ultimo = lost ultimó
stake-game = the game

line-game = game
line-trial = failed trial bid
line-pot = ultimó pot
line-average = average

reason-game = what was played
reason-trial = bid without an honour, and none was drawn
reason-trula = skíz, XXI and I in one pile
reason-kings = all four kings in one pile
reason-double = three quarters of the card points
reason-long_double = three quarters of the card points
reason-valat = every trick
reason-pagat_ultimo = the I in the last trick
reason-xxi_catch = the XXI taken by the skíz
reason-centrum = tricks 1 to 5, the fifth with the XX
reason-small_bird = tricks 1 to 6, the sixth with the XXI
reason-large_bird = tricks 1 to 7, the seventh with the skíz
reason-pagat_uhu = the I in the last trick but one
reason-king_ultimo_hearts = the king of hearts in the last trick
reason-king_uhu_hearts = the king of hearts in the last trick but one
reason-king_ultimo_diamonds = the king of diamonds in the last trick
reason-king_uhu_diamonds = the king of diamonds in the last trick but one
reason-king_ultimo_spades = the king of spades in the last trick
reason-king_uhu_spades = the king of spades in the last trick but one
reason-king_ultimo_clubs = the king of clubs in the last trick
reason-king_uhu_clubs = the king of clubs in the last trick but one
reason-eagle_ultimo = the II in the last trick
reason-eagle_uhu = the II in the last trick but one
reason-pagat_catch = the pagát of the other side
reason-pagat_pheasant = the I in the first trick
reason-eagle_pheasant = the II in the first trick
reason-pair_pheasant = the XXI takes I or II in the first trick
reason-suit_family_hearts = the last three tricks with hearts
reason-suit_family_diamonds = the last three tricks with diamonds
reason-suit_family_spades = the last three tricks with spades
reason-suit_family_clubs = the last three tricks with clubs
reason-three_kings = the last three tricks with kings
reason-closing_pair = the last two tricks with I and II
reason-pagat_small_bird = the I in trick 6
reason-pagat_large_bird = the I in trick 7
reason-eagle_small_bird = the II in trick 6
reason-eagle_large_bird = the II in trick 7
reason-king_hearts_small_bird = the king of hearts in trick 6
reason-king_hearts_large_bird = the king of hearts in trick 7
reason-king_diamonds_small_bird = the king of diamonds in trick 6
reason-king_diamonds_large_bird = the king of diamonds in trick 7
reason-king_spades_small_bird = the king of spades in trick 6
reason-king_spades_large_bird = the king of spades in trick 7
reason-king_clubs_small_bird = the king of clubs in trick 6
reason-king_clubs_large_bird = the king of clubs in trick 7
reason-taroks_8 = declared before the play
reason-taroks_9 = declared before the play
reason-taroks_10 = declared before the play
reason-taroks_11 = declared before the play
reason-taroks_12 = declared before the play

noted-doubled_1 = doubled round
noted-pot = pot { $value }
noted-skis_round = the skíz deals
noted-deals_left = { $value ->
    [1] last deal
   *[other] { $value } deals left
  }
ask-exchange = Is your hand annulled?
ask-announcements = Call, announce, say kontra
bid-must = You may not pass here: hold, or bid higher
call-ask = Call a tarokk: its holder is your partner

why-lower_than_bid = That is not enough: bid higher, or hold where you have bid before.
why-no_honour = To bid you need skíz, XXI or I.
why-cue_bid = So high a jump promises a card, and a high honour with it: you do not hold them.
why-cue_bidder_passes = You made a cue bid: you may not bid again here.
why-no_earlier_bid = Only who has bid before may jump like this.
why-trial_too_high = Without an honour you may not bid so high.
why-yield_promises_xx = To pass now promises the XX and a high honour: you do not hold them. Hold, or bid higher.
why-worth_five = Kings, skíz, XXI and I may not be laid away.
why-promised_card = This card was promised, and decides who is called.
why-xx_stays = The XX may not be laid away here.
why-eagle_stays = The II may not be laid away here.
why-own_card = That is a card of your own.
why-highest_missing = Call the highest tarokk that you lack.
why-call_first = Call your partner first.
why-identify_first = First it must be known on whose side you are: say kontra, or announce what tells it.
why-not_so_many = You do not hold exactly that many tarokks.
why-declared_already = You have declared already.
why-number_of_taroks = Your number of tarokks does not go with this.
why-after_valat = Your side has announced volát: this counts no more beside it.
why-same_turn = Double game and volát are not announced in one turn.
why-never_both = Double game and volát are never announced both.
why-earlier_trick_promised = This card is promised for an earlier trick already.
why-own_promise = You promised this card yourself: only your partner may promise it for an earlier trick.
why-no_upgrade = A promise may not be moved to an earlier trick here.
why-one_figure_per_trick = Your side has promised something for this trick already.
why-trull_promises = Announcing the trull promises honours that you do not hold.
why-against_forehand = Only opponents of the player who leads may announce this.
why-never_doubled = This is never doubled.
why-side_unknown = You cannot be certain yet whose side this player is on.
why-official_kontra = You laid the called card away: you owe the kontra.
why-declare_taroks = With what you announced you must declare your tarokks.
why-announce_ultimo = Your promise, with the I as only honour, was accepted: announce the pagátultimó.
why-accepted_with_high_honour = You accepted a promise with a high honour: announce the trull.
why-accepted_with_pagat = You accepted a promise with the I as only honour: announce the pagátultimó.
why-keep_promised = This card is promised for a later trick: keep it as long as you can play another.
why-play_promised = A card is promised for this trick: play it.
why-earlier_promise = Another card is promised for an earlier trick: keep this order.

outcome-passed_out = All have passed: the same dealer deals again, and a doubled round follows.
outcome-annulled = The hand is annulled: the same dealer deals again, and a doubled round follows.
outcome-trial_failed = The trial bid found no honour.
explain-none = Nobody has bid yet. Whoever bids highest plays that contract; if all pass, the hand is thrown in.
explain-normal = { $who ->
    [you] You play
   *[other] { $name } plays
  } { $contract }, worth { $value }: { $goal }. The declarer needs more than half of the card points.
help-game = Whoever holds an honour may bid; jumps tell the others what one holds. Everybody draws from the talon. The declarer calls a partner, and all announce what they mean to do.
help-kontra = Kontra doubles the game or an announced bonus; rekontra makes it 4 times, szubkontra 8, hirskontra 16, mordkontra 32.
help-taroks = The tarokks beat every suit. From high to low: skíz, XXI, XX and so on down to II (the eagle), and I (the pagát).
help-count = Counting
help-count-about = The cards are counted one by one: a king 5, queen 4, knight 3, jack 2, other cards 1; skíz, XXI and I 5.
finish-round = Play the last round
finish-hint = The holder of the skíz of the next deal is noted: the session ends before that player's second next deal. Up to { $twice } more deals are played, more if nobody is dealt the skíz.

profile-paskievics_pagat = As on pagat.com
profile-paskievics_tournament_2018 = Tournament of 2018
profile-illustrated_pagat = As on pagat.com
profile-illustrated_itvb_2019 = International championship 2019
profile-illustrated54_pomaz = Pomáz
profile-high_kovacs = Kovács

told-cue = the { $face } and { $cue_honour ->
    [any] an honour
   *[other] a high honour
  }
told-yield = the XX and a high honour
noted-of-taroks_laid = { $value ->
    [0] { "" }
    [one] laid { $value } tarokk away
   *[other] laid { $value } tarokks away
  }
fact-taroks_laid_by_others = tarokks laid away by the others: { $value }
fact-may_be_away = the called card may have been laid away
hat = Lost the XXI: wears the hat
call-own = your own: you play alone, and nobody is told
held-lay-promised_card = { $faces }: promised in the auction, so it stays in the hand.
held-lay-xx_stays = { $faces } stays in the hand here.
held-lay-eagle_stays = { $faces } stays in the hand here.
held-call-promised_card = Whoever promised this card is your partner: you must call it.
held-call-highest_missing = One calls the highest tarokk that one lacks, the XX before all others.
held-call-own_card = A tarokk was laid away, so the call is free; of your own cards you may call the XX alone.
custom-trula = Custom: the declarer shows the skíz, others a high honour.
custom-kings = Custom after your trull: I have the highest tarokk not placed yet.
custom-double = Custom after your trull: I have the second of those not placed yet.
