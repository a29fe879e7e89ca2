# The words of Hungarian tarokk: what is bid, promised, paid and refused there.

family-hungarian = Hungarian games
game-paskievics = Paskievics tarokk
game-about-paskievics = Jump bids tell your partner what you hold; few bonuses. Four players.
game-illustrated = Illustrated tarokk
game-about-illustrated = Paskievics with many more bonuses. Four players.
game-illustrated_54 = Illustrated tarokk with 54 cards
game-about-illustrated_54 = Illustrated with all 54 cards and twelve tricks. Four players.
game-high = High tarokk
game-about-high = The richest game: pheasants, birds and suit families. Four players.

contract-three = three
contract-two = two
contract-one = one
contract-solo = solo

goal-talon = { $talon ->
    [0] no card from the talon
    [one] { $talon } card from the talon
   *[other] { $talon } cards from the talon
  }
goal-three = { goal-talon }
goal-two = { goal-talon }
goal-one = { goal-talon }
goal-solo = { goal-talon }

suits-king_ultimo = king ultimó
suits-king_uhu = king uhu
suits-king_small_bird = small bird, king
suits-king_large_bird = large bird, king
suits-suit_family = suit family
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
about-pagat_uhu = the I wins the penultimate trick
about-king_ultimo_hearts = the king wins the last trick
about-king_uhu_hearts = the king wins the penultimate trick
about-king_ultimo_diamonds = the king wins the last trick
about-king_uhu_diamonds = the king wins the penultimate trick
about-king_ultimo_spades = the king wins the last trick
about-king_uhu_spades = the king wins the penultimate trick
about-king_ultimo_clubs = the king wins the last trick
about-king_uhu_clubs = the king wins the penultimate trick
about-eagle_ultimo = the II wins the last trick
about-eagle_uhu = the II wins the penultimate trick
about-pagat_catch = you catch the other side’s pagát
about-pagat_pheasant = the I wins the first trick
about-eagle_pheasant = the II wins the first trick
about-pair_pheasant = the XXI wins the first trick, with I or II in it
about-suit_family_hearts = hearts win the last three tricks
about-suit_family_diamonds = diamonds win the last three tricks
about-suit_family_spades = spades win the last three tricks
about-suit_family_clubs = clubs win the last three tricks
about-three_kings = kings win the last three tricks
about-closing_pair = I and II win the last two tricks
about-pagat_small_bird = the I wins trick 6
about-pagat_large_bird = the I wins trick 7
about-eagle_small_bird = the II wins trick 6
about-eagle_large_bird = the II wins trick 7
about-king_hearts_small_bird = the king wins trick 6
about-king_hearts_large_bird = the king wins trick 7
about-king_diamonds_small_bird = the king wins trick 6
about-king_diamonds_large_bird = the king wins trick 7
about-king_spades_small_bird = the king wins trick 6
about-king_spades_large_bird = the king wins trick 7
about-king_clubs_small_bird = the king wins trick 6
about-king_clubs_large_bird = the king wins trick 7
about-taroks = { $more ->
    [yes] you hold { $taroks } tarokks or more
   *[no] you hold exactly { $taroks } tarokks
  }
about-taroks_8 = { about-taroks }
about-taroks_9 = { about-taroks }
about-taroks_10 = { about-taroks }
about-taroks_11 = { about-taroks }
about-taroks_12 = { about-taroks }
about-throwin = the same dealer deals again

card-skis = skíz
card-mond = XXI
card-pagat = I, the pagát
card-tarok = tarokk { $numeral }
hold = hold
log-hold = { $who ->
    [you] You hold
   *[other] { $name } holds
  }.
kontra-3 = szubkontra
kontra-4 = hirskontra
factor-kontra = { $times ->
    [2] kontra
    [4] rekontra
    [8] szubkontra
    [16] hirskontra
   *[32] mordkontra
  }
factor-doubled_round = doubled round
factor-lost_ultimo = lost ultimó

line-game = game
line-trial = failed trial bid
line-pot = ultimó pot
line-average = average

reason-game = the contract played
reason-trial = drew no honour
reason-trula = in one pile
reason-kings = in one pile
reason-double = three quarters of the card points
reason-long_double = three quarters of the card points
reason-valat = every trick
reason-pagat_ultimo = last trick
reason-xxi_catch = caught by the skíz
reason-centrum = tricks 1 to 5, the fifth with the XX
reason-small_bird = tricks 1 to 6, the sixth with the XXI
reason-large_bird = tricks 1 to 7, the seventh with the skíz
reason-pagat_uhu = penultimate trick
reason-king_ultimo_hearts = last trick
reason-king_uhu_hearts = penultimate trick
reason-king_ultimo_diamonds = last trick
reason-king_uhu_diamonds = penultimate trick
reason-king_ultimo_spades = last trick
reason-king_uhu_spades = penultimate trick
reason-king_ultimo_clubs = last trick
reason-king_uhu_clubs = penultimate trick
reason-eagle_ultimo = last trick
reason-eagle_uhu = penultimate trick
reason-pagat_catch = caught the other side’s pagát
reason-pagat_pheasant = first trick
reason-eagle_pheasant = first trick
reason-pair_pheasant = XXI with I or II, first trick
reason-suit_family_hearts = last three tricks
reason-suit_family_diamonds = last three tricks
reason-suit_family_spades = last three tricks
reason-suit_family_clubs = last three tricks
reason-three_kings = last three tricks
reason-closing_pair = last two tricks
reason-pagat_small_bird = in trick 6
reason-pagat_large_bird = in trick 7
reason-eagle_small_bird = in trick 6
reason-eagle_large_bird = in trick 7
reason-king_hearts_small_bird = in trick 6
reason-king_hearts_large_bird = in trick 7
reason-king_diamonds_small_bird = in trick 6
reason-king_diamonds_large_bird = in trick 7
reason-king_spades_small_bird = in trick 6
reason-king_spades_large_bird = in trick 7
reason-king_clubs_small_bird = in trick 6
reason-king_clubs_large_bird = in trick 7
reason-taroks = { $announced ->
    [1] declared
   *[0] not declared
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
bid-must = You may not pass: hold, or bid higher
call-ask = Call a tarokk: its holder is your partner

why-lower_than_bid = Bid higher, or hold if you have bid before.
why-no_honour = To bid you need skíz, XXI or I.
why-cue_bid = This jump promises cards you do not hold.
why-cue_bidder_passes = After your cue bid you may not bid again.
why-no_earlier_bid = This jump needs an earlier bid.
why-trial_too_high = Bidding this high needs an honour.
why-yield_promises_xx = Passing would promise cards you do not hold. Hold, or bid higher.
why-worth_five = Never discard kings, skíz, XXI or I.
why-promised_card = This card was promised: its holder must be called.
why-xx_stays = Keep the XX.
why-eagle_stays = Keep the II.
why-own_card = You hold that card.
why-highest_missing = Call the highest tarokk you do not hold.
why-call_first = Call your partner first.
why-identify_first = First show your side by a kontra or an announcement.
why-not_so_many = You do not hold exactly that many tarokks.
why-declared_already = You have already declared.
why-number_of_taroks = Your number of tarokks does not allow this.
why-after_valat = After your side’s volát, this no longer counts.
why-same_turn = Announce double game and volát in separate turns.
why-never_both = A side may not announce both double game and volát.
why-earlier_trick_promised = This card is promised for an earlier trick.
why-own_promise = Only your partner may move your promise to an earlier trick.
why-no_upgrade = You may not move a promise to an earlier trick.
why-one_figure_per_trick = Your side has already promised something for this trick.
why-trull_promises = The trull promises honours you do not hold.
why-against_forehand = Only opponents of the player who leads may announce this.
why-never_doubled = This cannot be doubled.
why-side_unknown = This player’s side is not certain yet.
why-official_kontra = You discarded the called card: say kontra.
why-declare_taroks = Declare your tarokks now.
why-announce_ultimo = Your promise with only the I was accepted: announce pagátultimó.
why-accepted_with_high_honour = You accepted a promise with a high honour: announce the trull.
why-accepted_with_pagat = You accepted a promise with only the I: announce pagátultimó.
why-keep_promised = This card is promised for a later trick: keep it while you can.
why-play_promised = A card is promised for this trick: play it.
why-earlier_promise = Another card is promised for an earlier trick.

outcome-passed_out = Everyone passed: the same dealer deals again.
outcome-annulled = Annulled: the same dealer deals again.
outcome-trial_failed = The trial bid drew no honour.
explain-tie = { $tie ->
    [opponents_need_48_after_kontra] { "" } After a kontra, half is enough.
    [last_kontra_loses] { "" } After a kontra, half is enough if the opponents doubled last.
   *[opponents_win] { "" }
  }
explain-normal = { $who ->
    [you] You play
   *[other] { $name } plays
  } { $contract }, worth { $value }: { $goal }. { explain-need }{ explain-tie }
help-game = Bidding needs an honour; jumps tell what you hold. Everyone draws from the talon; the declarer calls a partner.
help-taroks = Tarokks beat all suits: skíz, XXI, XX to II (eagle), I (pagát).
help-count = Counting
help-count-about = Card by card: king 5, queen 4, knight 3, jack 2; skíz, XXI and I 5; others 1.
finish-round = Play the last round
finish-hint = The session ends before the next player dealt the skíz deals again: up to { $twice } more deals, unless no one gets it.

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
fact-may_be_away = called card perhaps discarded
hat = Lost the XXI: wears the hat
call-own = your own: you secretly play alone
held-lay-promised_card = { $faces }: promised in the auction, so keep it.
held-lay-xx_stays = Keep the { $faces }.
held-lay-eagle_stays = Keep the { $faces }.
held-call-promised_card = Call this card: its holder promised it.
held-call-highest_missing = Call the highest tarokk you do not hold, from the XX down.
held-call-own_card = A tarokk was discarded, so you may call freely; of your own cards, only the XX.
custom-trula = Custom: the declarer shows the skíz, others a high honour.
custom-kings = Custom after your trull: shows your highest tarokk not yet placed.
custom-double = Custom after your trull: shows the second-highest tarokk not yet placed.
