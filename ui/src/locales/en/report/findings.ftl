report-wait = Analysing…
report-not = The analysis failed. Try again.
report-about = Points in this deal, compared with the others’ average.
report-step = Show it
report-trick = Trick { $trick }
report-before = Before the play
report-open = With all cards open
report-open-about = Still possible without mistakes: { $name }.
report-open-alone = Everyone plays alone. If all continue by simple rules: { $name }.
report-line =
    { $trick ->
        [0] It began at { $first } and ended at { $last }.
       *[other] From trick { $trick } on it can be solved: { $first } at that point, { $last } at the end.
    }
report-gave = { $name }: { $done } lost { $lost }; { $best } would have kept it.
report-known = Judged by what players could know
report-known-about = The costliest choices, estimated. Discards, announcements and doubles are not assessed.
report-cost = { $name }: { $done } cost { $cost } (± { $margin }); { $best } was better.
report-nothing = No clear mistake.
report-luck = Luck and skill
report-luck-about = What the cards were worth, what your play cost, and what the others did.
report-cards = cards
report-played = play
report-rest = others
report-words = Bids and announcements
report-words-about = Rough numbers; the choices made are underlined.
theme-lost-mond = The mond was lost.
theme-early-pagat = The pagat was played too early.
theme-into-ruff = It was trumped.
theme-no-taroks = No taroks were drawn.
theme-forgot-count = The count was missed.
theme-called-badly = Another call was better.
theme-took-badly = Another part of the talon was better.
theme-bid-high = The bid was too high.
theme-bid-low = The bid was too low.
