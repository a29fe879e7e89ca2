# Why an action is better than the next best, and how much worse the others are.

hints-about = Points compared with the others’ average, estimated from { $worlds } layouts.
hints-unweighed = The way of dealing is not evaluated.
hints-by-rules = Advice by simple rules; rough numbers.
hints-shared = In any case
hint-advised = advised
hint-done = chosen
hint-equal = about equal
hint-ahead = ahead { $share }% of the time
hint-same = equally good:
hints-others = Other choices
hint-little = a little worse
hint-much = much worse
hints-numbers = Numbers
hints-few = Few layouts were tried, so the numbers are rough.
outlook-made = { $who ->
    [you] You make
   *[other] { $name } makes
  } { $contract } in { $made } of { $of }.
outlook-plays = In { $worlds } of { $of } cases, { $who ->
    [you] you play
   *[other] { $name } plays
  } { $contract }, made in { $made }.
outlook-alone = In { $worlds } of { $of } cases: { $contract }.
suit-name = { $suit ->
    [hearts] hearts
    [diamonds] diamonds
    [spades] spades
   *[clubs] clubs
  }
reason-hand = holds { $taroks ->
    [one] { $taroks } tarok
   *[other] { $taroks } taroks
  }, { $honours } of the trula and { $kings ->
    [one] { $kings } king
   *[other] { $kings } kings
  }
reason-of-set = { $count } of the { $all } cards needed
reason-of-suit = { $suit } in hand: { $count }
reason-calls-own = a king in your own hand
reason-lays-last = the last of the { $suit } in hand
reason-lays-points = a card worth points
reason-only-card = No other card is allowed.
reason-promise-now = { $first } was announced for this trick.
reason-promise-later = Keep { $first } for trick { $trick }, as announced.
reason-pagat-last = Keep { $first } for the last trick, as announced.
reason-collects = It belongs to an announced set: bring { $first } home.
reason-catch-mond = { $first } catches { $second }.
reason-emperor = If { $second } also comes, { $first } takes the trick.
reason-saves-mond = Keep { $first } safe from { $second }.
reason-mond-home = { $second } cannot come to this trick: bring { $first } home.
reason-keep-skis = Keep { $first }: { $second } is still out.
reason-decides = { $side ->
    [0] This trick makes the contract.
   *[1] This trick defeats the contract.
  }
reason-takes-card = { $first } takes { $second } for certain.
reason-gives-partner = The partner’s { $second } is safe: give points.
reason-gives-partner-risk = The partner’s { $second } holds the trick, and few cards beat it ({ $out }): give points.
reason-not-declarers = The declarer has played and is not winning the trick: give points.
reason-leave-partner = The partner’s { $second } is safe: keep { $first }.
reason-lost = The trick is lost: give little.
reason-for-bonus = The contract is already decided: keep { $first } for the last trick.
reason-pagat-end = Keep { $first } for the last trick: taroks in hand { $mine }, still out at most { $out }.
reason-pagat-home = The trick is safe: bring { $first } home.
reason-pagat-ruff = Trump with { $first }: no one still to play has shown to be out of { $suit }.
reason-keep-pagat = Keep { $first }: it could be lost in this trick.
reason-called-home = The trick is safe for the called card: bring { $first } home.
reason-keep-called = Keep the called card, { $first }: it could be lost in this trick.
reason-force-declarer = The declarer has no { $suit } left: make them trump.
reason-ruff-partner = The partner has no { $suit } left: let them trump.
reason-no-ruff = An opponent has no { $suit } left and could trump { $first }.
reason-lead-through = The next player holds { $second }, and a higher card is still out: lead through it.
reason-find-king = Lead the suit of the called card, { $second }.
reason-spare-king-suit = Leave the suit of the called card, { $first }, alone.
reason-surely-wins = { $first } takes this trick for certain.
reason-surely-ours = Only a partner could beat { $first }.
reason-enough = { $first } is enough to take this trick: keep { $second }.
reason-high-enough = Few cards can beat { $first } ({ $out }): keep { $second }.
reason-no-risk = { $second } is still out and could take { $first }.
reason-no-risk-ruff = A tarok could take { $first }.
reason-keep-guard = Keep { $first } to guard { $second } against a higher card.
reason-no-gift = { $first } would not win the trick, only add points.
reason-cheapest = No card here can win the trick: give little.
reason-draw = Draw taroks: in hand { $mine }, still out at most { $out }.
reason-draw-pagat = Draw taroks: { $second } is still out and may fall.
reason-pulls-last = Draw the last tarok, { $second }.
reason-keep-taroks = Save the taroks: in hand { $mine }, still out at most { $out }.
reason-overtakes = Overtake { $second } with { $first }.
reason-highest-left = No higher card in { $suit } is out.
reason-harder = Fewer cards beat { $first } ({ $out }) than { $second } ({ $more }).
reason-strong = Few cards can beat { $first } ({ $out }).
reason-keep-winner = Keep { $first }: no higher card of its suit is out.
reason-keep-higher = { $first } will do here: keep { $second }.
reason-not-spent = Keep { $second } for a later trick.
reason-last-of-suit = The last card in { $suit }: the next one can be trumped.
reason-short-outside = Fewer { $suit } are out ({ $out }): another player runs out of them sooner.
reason-long-outside = More { $suit } are out ({ $out }): a tarok is less likely to come.
reason-under = Stay below { $second }.
reason-rid = Another player takes the trick: get rid of { $first }.
reason-take-high = The trick has to be taken anyway: get rid of { $first }.
reason-take-less = { $first } counts less than { $second }.
reason-take-early = Take this trick now and be rid of { $first }.
reason-lowest-out = In { $suit }, only higher cards are out.
reason-easier = More cards are out above { $first } ({ $out }) than above { $second } ({ $fewer }).
reason-below-few = Fewer cards are out below { $first } ({ $out }) than below { $second } ({ $more }).
reason-high-early = Get rid of { $first } while higher cards are out ({ $out }).
reason-hunter-high = The declarer cannot be caught in this trick: get rid of { $first }.
reason-hunter-low = The declarer may have fewer cards below { $first } ({ $out }) than below { $second } ({ $more }).
reason-hunter-suit = The declarer may still hold { $suit }.
