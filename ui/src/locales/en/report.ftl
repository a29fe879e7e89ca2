# The report of a deal that is over.

report = Report
mistakes = My mistakes
report-wait = Looking into it …
report-not = This could not be finished. Please try again.
report-about = All points are of this deal, beside the mean of the others.
report-step = look at it
report-trick = Trick { $trick }
report-before = Before the cards
report-open = With all cards open
report-open-about = What { $name } could still reach if nobody made a mistake from there on.
report-open-alone = Everybody plays alone: what { $name } comes to if all go on by simple rules.
report-line =
    { $trick ->
        [0] It began at { $first } and ended at { $last }.
       *[other] In trick { $trick }, before which too much is open to solve, it was { $first }; it ended at { $last }.
    }
report-gave = { $name }: { $done } gave away { $lost }; { $best } keeps it.
report-known = From what could be known
report-known-about = What cost most: an estimate from many ways in which the hidden cards may lie. What is laid away, announced and doubled is not judged.
report-cost = { $name }: { $done } cost { $cost } (± { $margin }); { $best } was better.
report-nothing = Nothing was surely a mistake.
report-luck = Luck and skill
report-luck-about = What the cards were worth in the hands of a player by rules, what decisions gave away, and what others and the lie of the cards did.
report-cards = cards
report-played = play
report-rest = the rest
report-words = What else could be said
report-words-about = By what each could know; what was done is underlined. The numbers are rough.
theme-lost-mond = The mond was lost.
theme-early-pagat = The pagat came too early.
theme-into-ruff = It went into a ruff.
theme-no-taroks = No taroks were pulled.
theme-forgot-count = The count was forgotten.
theme-called-badly = Another card was to be called.
theme-took-badly = Another part of the talon was better.
theme-bid-high = That was bid too high.
theme-bid-low = More could be bid.
