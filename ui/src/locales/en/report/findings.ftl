report-wait = Analysing…
report-not = The analysis failed. Try again.
report-progress =
    Step { $done } of { $of }, { $left ->
        [0] nearly done
        [one] about one second left
       *[other] about { $left } seconds left
    }
report-of = { $name }: { $paid } in this deal
report-step = Show it
report-trick = Trick { $trick }
report-before = Before the play

# The verdict: $done is a card or a call, $own is 1 for the player who reads it.
verdict-lost-one-card = One card cost the game: { $done } in trick { $trick }.
verdict-lost-last-chance = The last chance went with { $done } in trick { $trick }.
verdict-lost-by-partner = The partner’s { $done } in trick { $trick } cost the game.
verdict-lost-in-bidding = It was lost in the bidding: { $done } cost about { $amount }.
verdict-lost-from-start =
    { $own ->
        [1] You could not have won this.
       *[other] This could not be won.
    }
verdict-lost-from-trick = From trick { $trick } on it could not be won.
verdict-won-by-gift = The others let it go: { $done } in trick { $trick }.
verdict-won-in-bidding =
    { $own ->
        [1] You won it in the bidding.
       *[other] It was won in the bidding.
    }
verdict-won-from-start = It was won before the first card.
verdict-won-from-trick = From trick { $trick } on it could not be lost.
verdict-costly =
    { $trick ->
        [0] The costliest choice: { $done }, before the play.
       *[other] The costliest card: { $done } in trick { $trick }.
    }
verdict-small =
    { $own ->
        [1] Nothing you did cost a whole point.
       *[other] No choice cost a whole point.
    }
verdict-clean =
    { $own ->
        [1] Nothing you did clearly cost anything.
       *[other] No choice clearly cost anything.
    }
verdict-open = There was nothing to judge.
verdict-proved = With all cards open and best play by everyone.
verdict-estimated = An estimate, from what could be known at the time.
verdict-known = Even without seeing them, another card was clearly better.
verdict-unknown = Without seeing them, it was no clear mistake.

accuracy = Accuracy
accuracy-about = 100: no clear mistake. 0: no better than choosing by lot.
accuracy-curve =
    { $count ->
        [one] One deal: { $mean }
       *[other] Your last { $count } deals: { $mean } on average
    }

strip = Trick by trick
strip-level-0 = cost nothing
strip-level-1 = a little
strip-level-2 = much
strip-level-3 = very much
strip-waiting = not analysed yet
strip-unjudged = no choice, or not judged

report-costliest = The costliest moment
report-cost =
    { $name }: { $done } cost { $cost ->
        [0] less than a point
        [one] about one point
       *[other] about { $cost } points
    }; { $best } was better.
report-cost-given =
    { $name }: { $done } gave the other side { $cost ->
        [one] about one point
       *[other] about { $cost } points
    }; { $best } was better.
report-nothing = No clear mistake.
report-retry = Try again
report-others = Other costly moments
report-luck = Luck and skill
report-luck-about = What each player was paid: what the cards promised, what clear mistakes cost that player, and the rest, from the others and the lie of the cards.
report-cards = cards
report-played = mistakes
report-rest = the rest
report-paid = paid
report-open = With all cards open
report-open-about = { $name }: what could still be had, if everyone plays their best.
report-open-alone = Everyone plays alone. { $name }: what it comes to if all continue by simple rules.
report-line =
    { $trick ->
        [0] It began at { $first } and ended at { $last }.
       *[other] From trick { $trick } on it can be solved: { $first } at that point, { $last } at the end.
    }
report-gave = { $name }: { $done } lost { $lost }; { $best } would have kept it.
report-gave-paid = { $name }: { $done }; better { $best }. { $whom }: { $before } → { $after }
report-words = Bids and calls
report-words-about = ★ the best, ≈ about as good, −5: about 5 points fewer, compared with the others. What was chosen is bold.
report-worlds =
    { $least ->
        [0] Estimated from { $most } ways the hidden cards may lie.
       *[other] Estimated from { $least } to { $most } ways the hidden cards may lie.
    }
report-unjudged = Discards, announcements and doubles are not judged.
theme-lost-mond = The mond was lost.
theme-early-pagat = The pagat was played too early.
theme-into-ruff = It was trumped.
theme-no-taroks = No taroks were drawn.
theme-forgot-count = The count was missed.
theme-called-badly = Another call was better.
theme-took-badly = Another part of the talon was better.
theme-bid-high = The bid was too high.
theme-bid-low = The bid was too low.
