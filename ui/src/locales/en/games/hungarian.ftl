# The words of Hungarian tarokk: what is bid, promised, paid and refused there.

family-hungarian = Hungarian games
game-paskievics = Paskievics tarokk
game-about-paskievics = Jump bids tell your partner what you hold; few bonuses. Four players.
game-illustrated = Illustrated tarokk
game-about-illustrated = Paskievics with many more bonuses, some promised for certain tricks. Four players.
game-illustrated_54 = Illustrated tarokk with 54 cards
game-about-illustrated_54 = Illustrated with all 54 cards and twelve tricks. Four players.
game-high = High tarokk
game-about-high = The richest game of all: pheasants, birds and suit families. Four players.

contract-three = three
contract-two = two
contract-one = one
contract-solo = solo

goal-talon = { $talon ->
    [0] the declarer draws no card from the talon
    [one] the declarer draws { $talon } card from the talon
   *[other] the declarer draws { $talon } cards from the talon
  }
goal-three = { goal-talon }
goal-two = { goal-talon }
goal-one = { goal-talon }
goal-solo = { goal-talon }

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

about-trula = your side wins skíz, XXI and I
about-kings = your side wins all four kings
about-double = your side takes at least { $needed } of the { $whole } card points
about-long_double = double game, with at least seven tarokks
about-valat = your side wins every trick
about-pagat_ultimo = the I wins the last trick
about-xxi_catch = your skíz catches the other side’s XXI
about-centrum = win tricks 1 to 5, the fifth with the XX
about-small_bird = win tricks 1 to 6, { $steps ->
    [1] the sixth with the XXI
   *[2] the fifth with the XX, the sixth with the XXI
  }
about-large_bird = win tricks 1 to 7, { $steps ->
    [1] the seventh with the skíz
   *[3] the fifth with the XX, the sixth with the XXI, the seventh with the skíz
  }
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
about-pagat_catch = you catch the other side’s pagát
about-pagat_pheasant = the I wins the first trick
about-eagle_pheasant = the II wins the first trick
about-pair_pheasant = the XXI wins the first trick, with I or II in it
about-suit_family_hearts = win the last three tricks with hearts
about-suit_family_diamonds = win the last three tricks with diamonds
about-suit_family_spades = win the last three tricks with spades
about-suit_family_clubs = win the last three tricks with clubs
about-three_kings = win the last three tricks with kings
about-closing_pair = win the last two tricks with I and II
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
about-taroks = { $more ->
    [yes] you hold { $taroks } tarokks or more
   *[no] you hold exactly { $taroks } tarokks
  }
about-taroks_8 = { about-taroks }
about-taroks_9 = { about-taroks }
about-taroks_10 = { about-taroks }
about-taroks_11 = { about-taroks }
about-taroks_12 = { about-taroks }
about-throwin = the deal is annulled: the same dealer deals again

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

reason-game = the contract played
reason-trial = bid without an honour, and drew none
reason-trula = skíz, XXI and I in one pile
reason-kings = all four kings in one pile
reason-double = three quarters of the card points
reason-long_double = three quarters of the card points
reason-valat = every trick
reason-pagat_ultimo = the I in the last trick
reason-xxi_catch = the XXI caught by the skíz
reason-centrum = tricks 1 to 5, the fifth with the XX
reason-small_bird = tricks 1 to 6, the sixth with the XXI
reason-large_bird = tricks 1 to 7, the seventh with the skíz
reason-pagat_uhu = the I in the last trick but one
reason-king_ultimo_hearts = in the last trick
reason-king_uhu_hearts = in the last trick but one
reason-king_ultimo_diamonds = in the last trick
reason-king_uhu_diamonds = in the last trick but one
reason-king_ultimo_spades = in the last trick
reason-king_uhu_spades = in the last trick but one
reason-king_ultimo_clubs = in the last trick
reason-king_uhu_clubs = in the last trick but one
reason-eagle_ultimo = the II in the last trick
reason-eagle_uhu = the II in the last trick but one
reason-pagat_catch = caught the other side’s pagát
reason-pagat_pheasant = the I in the first trick
reason-eagle_pheasant = the II in the first trick
reason-pair_pheasant = the XXI takes I or II in the first trick
reason-suit_family_hearts = in the last three tricks
reason-suit_family_diamonds = in the last three tricks
reason-suit_family_spades = in the last three tricks
reason-suit_family_clubs = in the last three tricks
reason-three_kings = in the last three tricks
reason-closing_pair = in the last two tricks
reason-pagat_small_bird = the I in trick 6
reason-pagat_large_bird = the I in trick 7
reason-eagle_small_bird = the II in trick 6
reason-eagle_large_bird = the II in trick 7
reason-king_hearts_small_bird = in trick 6
reason-king_hearts_large_bird = in trick 7
reason-king_diamonds_small_bird = in trick 6
reason-king_diamonds_large_bird = in trick 7
reason-king_spades_small_bird = in trick 6
reason-king_spades_large_bird = in trick 7
reason-king_clubs_small_bird = in trick 6
reason-king_clubs_large_bird = in trick 7
reason-taroks = { $announced ->
    [1] declared before the play
   *[0] held, but not declared
  }
reason-taroks_8 = { reason-taroks }
reason-taroks_9 = { reason-taroks }
reason-taroks_10 = { reason-taroks }
reason-taroks_11 = { reason-taroks }
reason-taroks_12 = { reason-taroks }

noted-doubled_1 = doubled round
noted-pot = pot { $value }
noted-skis_round = dealer: holder of the skíz
noted-deals_left = { $value ->
    [1] last deal
   *[other] { $value } deals left
  }
ask-exchange = Annul your hand?
ask-announcements = Call, announce or say kontra
bid-must = You may not pass here: hold, or bid higher
call-ask = Call a tarokk: its holder is your partner

why-lower_than_bid = You must bid higher, or hold if you have bid before.
why-no_honour = To bid you need skíz, XXI or I.
why-cue_bid = This jump promises a card and a high honour that you do not hold.
why-cue_bidder_passes = You made a cue bid, so you may not bid again.
why-no_earlier_bid = Only a player who has already bid may jump like this.
why-trial_too_high = Without an honour you may not bid this high.
why-yield_promises_xx = Passing would promise the XX and a high honour, which you lack. Hold, or bid higher.
why-worth_five = You may not discard kings, skíz, XXI or I.
why-promised_card = This card was promised and decides who is called.
why-xx_stays = You may not discard the XX.
why-eagle_stays = You may not discard the II.
why-own_card = You hold that card yourself.
why-highest_missing = Call the highest tarokk you do not hold.
why-call_first = Call your partner first.
why-identify_first = First show your side: say kontra, or announce something that shows it.
why-not_so_many = You do not hold exactly that many tarokks.
why-declared_already = You have already declared.
why-number_of_taroks = Your number of tarokks does not allow this.
why-after_valat = Your side has announced volát: this no longer counts.
why-same_turn = You may not announce double game and volát in the same turn.
why-never_both = A side may not announce both double game and volát.
why-earlier_trick_promised = This card is already promised for an earlier trick.
why-own_promise = You promised this card: only your partner may promise it for an earlier trick.
why-no_upgrade = You may not move a promise to an earlier trick.
why-one_figure_per_trick = Your side has already promised something for this trick.
why-trull_promises = Announcing the trull promises honours you do not hold.
why-against_forehand = Only opponents of the player who leads may announce this.
why-never_doubled = This cannot be doubled.
why-side_unknown = You cannot yet be certain whose side this player is on.
why-official_kontra = You discarded the called card, so you must say kontra.
why-declare_taroks = After what you announced, you must declare your tarokks.
why-announce_ultimo = Your promise, with the I as your only honour, was accepted: announce pagátultimó.
why-accepted_with_high_honour = You accepted a promise with a high honour: announce the trull.
why-accepted_with_pagat = You accepted a promise with the I as your only honour: announce pagátultimó.
why-keep_promised = This card is promised for a later trick: keep it while you can play another.
why-play_promised = A card is promised for this trick: play it.
why-earlier_promise = Another card is promised for an earlier trick: keep to this order.

outcome-passed_out = Everyone passed: the same dealer deals again.
outcome-annulled = The deal is annulled: the same dealer deals again.
outcome-trial_failed = The trial bid drew no honour.
explain-none = No bids yet. The highest bidder becomes the declarer; if everyone passes, the cards are thrown in.
explain-tie = { $tie ->
    [opponents_need_48_after_kontra] { "" } After a kontra, half is enough.
    [last_kontra_loses] { "" } After a kontra, half is enough if the opponents doubled last.
   *[opponents_win] { "" }
  }
explain-normal = { $who ->
    [you] You play
   *[other] { $name } plays
  } { $contract }, worth { $value }: { $goal }. { explain-need }{ explain-tie }
help-game = You may bid with an honour; jump bids tell the others what you hold. Each player draws from the talon, the declarer calls a partner, and bonuses are announced.
help-taroks = Tarokks beat every suit. High to low: skíz, XXI, XX and so on to II (the eagle), then I (the pagát).
help-count = Counting
help-count-about = Card by card: king 5, queen 4, knight 3, jack 2; skíz, XXI and I 5; others 1.
finish-round = Play the last round
finish-hint = The session ends before the holder of the skíz in the next deal deals a second time. Up to { $twice } more deals, or more if no one is dealt the skíz.

profile-paskievics_pagat = Usual rules (pagat.com)
profile-paskievics_tournament_2018 = 2018 tournament
profile-illustrated_pagat = Usual rules (pagat.com)
profile-illustrated_itvb_2019 = 2019 international championship
profile-illustrated54_pomaz = Pomáz
profile-high_kovacs = Kovács

told-cue = the { $face } and { $cue_honour ->
    [any] an honour
   *[other] a high honour
  }
told-yield = the XX and a high honour
noted-of-taroks_laid = { $value ->
    [0] { "" }
    [one] discarded { $value } tarokk
   *[other] discarded { $value } tarokks
  }
fact-taroks_laid_by_others = tarokks discarded by the others: { $value }
fact-may_be_away = the called card may have been discarded
hat = Lost the XXI: wears the hat
call-own = your own: you play alone, and no one knows
held-lay-promised_card = { $faces }: promised in the auction, so you must keep it.
held-lay-xx_stays = You must keep the { $faces }.
held-lay-eagle_stays = You must keep the { $faces }.
held-call-promised_card = The player who promised this card is your partner: call it.
held-call-highest_missing = Call the highest tarokk you do not hold, starting with the XX.
held-call-own_card = A tarokk was discarded, so you may call freely; of your own cards, only the XX.
custom-trula = Custom: the declarer shows the skíz, others a high honour.
custom-kings = Custom after your trull: shows the highest tarokk not yet placed.
custom-double = Custom after your trull: shows the second-highest tarokk not yet placed.
