# The words of Romanian tarok and taper: what is bid, promised, paid and refused there.

family-romanian = Romanian games
game-romanian = Romanian tarok
game-about-romanian = Bids with levels, a talon that is looked at in stages, and a pool. Four players.
game-taper = Taper
game-about-taper = The Romanian game without a partner, with 42 cards. Three players.

contract-trei_1 = trei
contract-trei_2 = trei II
contract-trei_3 = trei III
contract-doi_1 = doi
contract-doi_2 = doi II
contract-doi_3 = doi III
contract-unu_1 = unu
contract-unu_2 = unu II
contract-unu_3 = unu III
contract-unu_4 = unu IV
contract-unu_5 = unu V
contract-unu_6 = unu VI
contract-solo = solo
contract-michi_michi = michi-michi

goal-trei_1 = 3 cards from the talon, from the first set on
goal-trei_2 = 3 cards from the talon, from the second look on
goal-trei_3 = 3 cards from the talon, at the third level
goal-doi_1 = 2 cards from the talon, from the first set on
goal-doi_2 = 2 cards, beginning with the second set
goal-doi_3 = 2 cards, beginning with the third set
goal-unu_1 = 1 card from the talon, from the first on
goal-unu_2 = 1 card, beginning with the second
goal-unu_3 = 1 card, beginning with the third
goal-unu_4 = 1 card, beginning with the fourth
goal-unu_5 = 1 card, beginning with the fifth
goal-unu_6 = the sixth card
goal-solo = alone, without the talon
goal-michi_michi = everyone alone: take few tricks

bonus-taroks_8 = eight taroace
bonus-taroks_9 = nine taroace
bonus-taroks_10 = ten taroace
bonus-taroks_11 = eleven taroace
bonus-taroks_12 = twelve taroace
bonus-trula = trula
bonus-kings = toţi regii
bonus-king_caught = regele prins
bonus-king_left = king left in the talon
bonus-mond_caught = luna prinsă
bonus-king_ultimo = rege ultimo
bonus-valat = valat
bonus-pagat_ultimo = pagat ultimo

about-taroks_8 = you hold exactly eight taroks
about-taroks_9 = you hold exactly nine taroks
about-taroks_10 = you hold ten taroks; with four players, ten or more
about-taroks_11 = you hold exactly eleven taroks
about-taroks_12 = you hold twelve taroks
about-trula = skiz, luna and pagat on your side
about-kings = all four kings on your side
about-king_caught = the opponents win the trick with the called king
about-king_left = the declarer left the called king in the talon
about-mond_caught = your skiz takes the luna of the other side
about-king_ultimo = the called king in the last trick, won
about-valat = every trick
about-pagat_ultimo = the pagat wins the last trick
about-throwin = all throw in, and the next dealer deals
about-oppose = then announce what you oppose with
about-surrender = the hand is lost at once
about-reject = turn it up, and look at the next

card-skis = skiz
card-mond = XXI, the luna
hold = la mine
log-hold = { $who ->
    [you] You say
   *[other] { $name } says
  } “la mine”.
kontra-1 = contra
kontra-2 = recontra
kontra-3 = supra
kontra-4 = hirş
kontra-5 = mord
factor-kontra = { $times ->
    [2] contra
    [4] recontra
    [8] supra
    [16] hirş
   *[32] mord
  }
factor-level = level
factor-radler = radler
factor-stake = stake

line-contract = contract
line-refill = pool filled
line-ante = dealer’s ante
line-pool_won = pool won
line-pool_paid = pool paid
line-pool_split = pool shared out
line-withdrawal = settlement on leaving
line-michi_michi = michi-michi
line-revoke = breach of the rules

reason-refill = everybody puts the same into the pool
reason-ante = whoever deals adds to the pool
reason-pool_won = an announced pagat ultimo that was made
reason-pool_paid = an announced pagat ultimo that was lost
reason-pool_split = what was left at the end
reason-michi_michi = tricks taken
reason-revoke = against the rules of play
reason-taroks_8 = declared before the play
reason-taroks_9 = declared before the play
reason-taroks_10 = declared before the play
reason-taroks_11 = declared before the play
reason-taroks_12 = declared before the play
reason-trula = skiz, luna and pagat in one pile
reason-kings = all four kings in one pile
reason-king_caught = the called king in a trick of the opponents
reason-king_left = the called king stayed in the talon
reason-mond_caught = the luna taken by the skiz
reason-king_ultimo = the called king in the last trick
reason-valat = every trick
reason-pagat_ultimo = the pagat in the last trick

fact-pool = { $value ->
    [0] { "" }
   *[other] pool { $value }
  }
fact-level = level { $value }
fact-conceded = { $who ->
    [you] you gave up
   *[other] { $name } gave up
  }
noted-radler = radler: { $value } double hands
log-radler = This is a radler: { $value } hands count double.
ask-dealing = How are the cards dealt?
ask-abandoning = Throw the cards in?
ask-exchange = Take these cards?
ask-announcements = Declare, announce, say contra
ask-conceding = Play on, or give the game up?
method-six = six at a time
method-twelve = twelve at a time, chosen
method-abeles = abeles: six, twelve to each, six
method-one_two_three_three_two_one = 1-2-3-3-2-1

why-tarok_or_king = You have a tarok or a king: only a hand without either is thrown in.
why-overcalls_only = Higher levels are only for going over a bid of the same kind.
why-hold_instead = You sit before the other bidder: hold with “la mine” at the same level.
why-one_level_higher = Only one level higher than the bid.
why-lower_than_bid = That is not enough: go one higher, or bid fewer cards.
why-king_not_seen = You may give up only when you have seen the called king in the talon.
why-rejected_last = You have just rejected this set: only the earlier ones may be taken back.
why-worth_five = Kings, skiz, luna and pagat may not be laid away.
why-taroks_last = A tarok may be laid away only when no other card can be.
why-first_turn_only = This is said in one’s first turn or not at all.
why-announce_now = You said that you are an opponent: now announce something.
why-not_so_many = You do not hold exactly that many taroks.
why-declared_already = You have declared already.
why-teammate_has_more = Your partner has declared as many or more.
why-declare_first = Declare your taroks first.
why-declarer_only = That is for the declarer alone.
why-pagat_ultimo_is_last = The pagat ultimo is the last thing one announces.
why-not_identified = First it must be known on whose side you are.
why-never_announced = This is never announced.
why-opponents_only = That is for the opponents alone.
why-declarers_side = You are not an opponent.
why-known_already = Everybody knows it already.
why-nothing_to_announce = You would have nothing to announce with it.
why-never_doubled = This is never doubled.
why-side_unknown = You cannot be certain yet whose side this player is on.
why-keep_announced = You announced an ultimo with this card: keep it as long as you can play another.

outcome-abandoned = A hand without tarok and king: the cards are thrown in.
outcome-passed_out = All have passed: the cards are thrown in.
outcome-alone = { $contract }: { $who ->
    [you] you
   *[other] { $name }
  } took { $points ->
    [one] { $points } trick
   *[other] { $points } tricks
  }, which makes { $delta }.
explain-michi_michi = Michi-michi: all have passed. Everyone plays alone and wants few tricks; a radler follows.
explain-normal = { $who ->
    [you] You play
   *[other] { $name } plays
  } { $contract }, worth { $value } times the level of the talon: { $goal }. The declarer needs more than half of the card points.
help-game = Players bid how few cards of the talon they want. Whoever bids highest looks at the talon set by set; each set rejected raises the level. Then one announces, says contra, and plays.
help-kontra = Contra doubles the game or an announced bonus; recontra makes it 4 times, supra 8, hirş 16, mord 32.
help-taroks = The taroks beat every suit. From high to low: skiz, XXI (the luna), XX and so on down to II, and I (the pagat).
help-count-about = A pile is counted in groups of three: add the three cards, and take 2 away. If one or two cards are left, take 1 away.
finish-hint = The session ends when this hand, and a radler that runs, are over.

profile-romanian = Suceava
profile-romanian_general = Most of Romania: no unu, no pool
profile-romanian_chernovtsy = Chernivtsi
profile-taper = As in the rule book
log-pass-abandoning = { $who ->
    [you] You keep
   *[other] { $name } keeps
  } the cards.
