# The words of Romanian tarok and taper: what is bid, promised, paid and refused there.

family-romanian = Romanian games
game-romanian = Romanian tarok
game-about-romanian = Bids with levels, a talon in stages, and a pool. Four players.
game-taper = Taper
game-about-taper = The Romanian game without partners, with 42 cards. Three players.

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

goal-trei_1 = { goal-talon }, starting with the first set
goal-trei_2 = { goal-talon }, starting with the second set
goal-trei_3 = { goal-talon }, at the third level
goal-doi_1 = { goal-talon }, starting with the first set
goal-doi_2 = { goal-talon }, starting with the second set
goal-doi_3 = { goal-talon }, starting with the third set
goal-unu_1 = { goal-talon }, starting with the first
goal-unu_2 = { goal-talon }, starting with the second
goal-unu_3 = { goal-talon }, starting with the third
goal-unu_4 = { goal-talon }, starting with the fourth
goal-unu_5 = { goal-talon }, starting with the fifth
goal-unu_6 = { goal-talon }, the sixth
goal-solo = { goal-team }, { goal-talon }
goal-michi_michi = { goal-team }: avoid tricks

bonus-taroks_8 = eight taroace
bonus-taroks_9 = nine taroace
bonus-taroks_10 = ten taroace
bonus-taroks_11 = eleven taroace
bonus-taroks_12 = twelve taroace
bonus-trula = trula
bonus-kings = toți regii
bonus-king_caught = regele prins
bonus-king_left = king left in the talon
bonus-mond_caught = luna prinsă
bonus-king_ultimo = rege ultimo
bonus-valat = valat
bonus-pagat_ultimo = pagat ultimo

about-taroks = { $more ->
    [yes] you hold { $taroks } taroks or more
   *[no] you hold exactly { $taroks } taroks
  }
about-taroks_8 = { about-taroks }
about-taroks_9 = { about-taroks }
about-taroks_10 = { about-taroks }
about-taroks_11 = { about-taroks }
about-taroks_12 = { about-taroks }
about-trula = skiz, luna and pagat in your side’s pile
about-kings = all four kings in your side’s pile
about-king_caught = the opponents win the trick with the called king
about-king_left = the declarer left the called king in the talon
about-mond_caught = your skiz beats the other side’s luna
about-king_ultimo = the declarer’s side wins the last trick with the called king
about-valat = your side wins every trick
about-pagat_ultimo = the pagat wins the last trick
about-throwin = the next dealer deals
about-oppose = then announce what you oppose with
about-surrender = you lose the game at once
about-reject = turn it up and look at the next

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
kontra-4 = hirș
kontra-5 = mord
factor-kontra = { $times ->
    [2] contra
    [4] recontra
    [8] supra
    [16] hirș
   *[32] mord
  }
factor-level = level
factor-radler = radler
factor-stake = stake

line-refill = pool filled
line-ante = dealer’s ante
line-pool_won = pool won
line-pool_paid = pool paid
line-pool_split = pool shared out
line-withdrawal = settlement on leaving
line-michi_michi = michi-michi
line-revoke = revoke

reason-refill = everyone pays the same
reason-ante = paid into the pool
reason-pool_won = { $made ->
    [1] announced pagat ultimo made
   *[0] announced pagat ultimo failed under contra
  }
reason-pool_paid = { $made ->
    [1] announced pagat ultimo made under contra
   *[0] announced pagat ultimo failed
  }
reason-pool_split = what was left
reason-michi_michi = tricks taken
reason-revoke = broke the rules
reason-taroks_8 = declared
reason-taroks_9 = declared
reason-taroks_10 = declared
reason-taroks_11 = declared
reason-taroks_12 = declared
reason-trula = in one pile
reason-kings = in one pile
reason-king_caught = in an opponents’ trick
reason-king_left = stayed in the talon
reason-mond_caught = beaten by the skiz
reason-king_ultimo = last trick
reason-valat = every trick
reason-pagat_ultimo = last trick

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
log-radler = Radler: { $value } deals count double.
ask-dealing = How are the cards dealt?
ask-abandoning = Throw the cards in?
ask-exchange = Take these cards?
ask-announcements = Declare, announce or say contra
ask-conceding = Play on, or give up?
method-six = in sixes
method-twelve = in twelves, chosen
method-abeles = abeles: six, twelve to each, six
method-one_two_three_three_two_one = 1-2-3-3-2-1

why-tarok_or_king = Throw in only hands without taroks and kings.
why-overcalls_only = Raise the level only over a bid of the same kind.
why-hold_instead = You sit before the other bidder: say “la mine”.
why-one_level_higher = Bid only one level higher.
why-lower_than_bid = Bid one level higher, or fewer cards.
why-king_not_seen = Give up only after seeing the called king in the talon.
why-rejected_last = You just rejected this set: take back only an earlier one.
why-worth_five = Never discard kings, skiz, luna or pagat.
why-taroks_last = Discard taroks only if nothing else may go.
why-first_turn_only = You may say this only in your first turn.
why-announce_now = You said you are an opponent: now announce something.
why-not_so_many = You do not hold exactly that many taroks.
why-declared_already = You have already declared.
why-teammate_has_more = Your partner has declared as many or more.
why-declare_first = Declare your taroks first.
why-declarer_only = Only the declarer may do that.
why-pagat_ultimo_is_last = Pagat ultimo must be your last announcement.
why-not_identified = The others must first know your side.
why-never_announced = This cannot be announced.
why-opponents_only = Only the opponents may do that.
why-declarers_side = You are not an opponent.
why-known_already = Everyone already knows that.
why-nothing_to_announce = You would have nothing to announce with it.
why-never_doubled = This cannot be doubled.
why-side_unknown = This player’s side is not certain yet.
why-keep_announced = You announced an ultimo with this card: keep it while you can.

outcome-abandoned = A hand without taroks and kings: thrown in.
outcome-passed_out = Everyone passed: thrown in.
outcome-alone = { $contract }: { $who ->
    [you] you
   *[other] { $name }
  } took { $points ->
    [one] { $points } trick
   *[other] { $points } tricks
  }, for a score of { $delta }.
explain-michi_michi = Everyone passed. Each player plays alone and avoids tricks; a radler follows.
explain-normal = { $who ->
    [you] You play
   *[other] { $name } plays
  } { $contract }, worth { $value } times the talon level: { $goal }. { explain-need }
help-game = The fewer talon cards you want, the higher you bid. You view them set by set; each rejection raises the level.
help-kontra = Contra doubles the game or an announced bonus: { $ladder }.
help-taroks = Taroks beat all suits: skiz, XXI (luna), XX to II, I (pagat).
help-count-about = Add three cards, subtract 2. For one or two left over, subtract 1.
finish-hint = The session ends after this deal and any radler in progress.

profile-romanian = Suceava
profile-romanian_general = Most of Romania: no unu, no pool
profile-romanian_chernovtsy = Chernivtsi
profile-taper = Standard rules
log-pass-abandoning = { $who ->
    [you] You keep
   *[other] { $name } keeps
  } the cards.
