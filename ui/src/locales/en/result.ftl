# How a deal came out, and the score sheet.
# $group is "you", "other", "you-and" or "others"; $name and $other are the names.

outcome-won-points = { $group ->
    [you] You won { $contract }
    [you-and] You and { $name } won { $contract }
    [others] { $name } and { $other } won { $contract }
   *[other] { $name } won { $contract }
  } with { $points ->
    [one] { $points } card point
   *[other] { $points } card points
  }.
outcome-lost-points = { $group ->
    [you] You lost { $contract }
    [you-and] You and { $name } lost { $contract }
    [others] { $name } and { $other } lost { $contract }
   *[other] { $name } lost { $contract }
  } with { $points ->
    [one] { $points } card point
   *[other] { $points } card points
  }.
outcome-won = { $group ->
    [you] You won { $contract }
    [you-and] You and { $name } won { $contract }
    [others] { $name } and { $other } won { $contract }
   *[other] { $name } won { $contract }
  }.
outcome-lost = { $group ->
    [you] You lost { $contract }
    [you-and] You and { $name } lost { $contract }
    [others] { $name } and { $other } lost { $contract }
   *[other] { $name } lost { $contract }
  }.
outcome-valat-won = { $group ->
    [you] You won a valat
    [you-and] You and { $name } won a valat
    [others] { $name } and { $other } won a valat
   *[other] { $name } won a valat
  }.
outcome-valat-lost = The defenders won a valat.
outcome-valat-missed = { $group ->
    [you] You missed
    [you-and] You and { $name } missed
    [others] { $name } and { $other } missed
   *[other] { $name } missed
  } the valat.
outcome-valat-held = The defenders missed their valat.
line-contract = contract
line-announced = announced
line-silent = silent
factor = { $why } ×{ $times }
factor-kontra = { $times ->
    [2] kontra
    [4] rekontra
    [8] subkontra
   *[16] mordkontra
  }

result = Result of the deal
result-what = What
result-points = Points
result-sum = This deal
result-total = Total
result-no-lines = No points were won or lost.
piles = The cards of this deal
pile-won = { $who ->
    [you] You
   *[other] { $name }
  }: tricks
pile-laid = laid away
pile-hand = not played
pile-talon = talon left over
card-points = { $points ->
    [one] { $points } card point
   *[other] { $points } card points
  }
next = Next deal
next-waiting = Waiting for the others …

sheet-deal = Deal
sheet-thrown-in = thrown in
sheet-stop = the end was asked for
sheet-withdrawal = left with a settlement
sheet-wrong = cannot be
sheet-misdeal = misdeal
sheet-empty = No deal has been played yet.
final-first = { $who ->
    [you] You have won the session.
   *[other] { $name } has won the session.
  }
final-shared = The first place is shared: { $names }.
margin-won = { $by ->
    [0] That was exactly enough.
    [one] That is { $by } more than was needed.
   *[other] That is { $by } more than was needed.
  }
margin-lost = { $by ->
    [one] { $by } point was missing.
   *[other] { $by } points were missing.
  }
margin-feat = { $side ->
    [0] The declarer’s side
   *[1] The defenders
  } made { $bonuses }.
margin-failed = { $side ->
    [0] The declarer’s side
   *[1] The defenders
  } missed { $bonuses }.
reason-contract = what was played
side-0 = declarer’s side
side-1 = defenders

replay = Look at it again
again = Play this deal again
from-here = Play on from here
share = Share a link
link-copied = The link is in the clipboard.
copy-failed = The browser does not let this page copy. Copy it from here:
copy-by-hand = Copy by hand
deal-outdated = This deal was played by other rules than those of today, and cannot be shown.
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-from = Seen from
replay-where = { $step } of { $steps }
replay-keys = Arrows: step by step. Page up and page down: trick by trick. Space: play and pause.
back-to-table = Back to the table

sheet-copy = Copy
sheet-copied = The sheet is in the clipboard.
sheet-text = Save as text
sheet-xlsx = Save for a spreadsheet (Excel)
sheet-csv = Save as CSV
outcome-alone = { $contract }: { $who ->
    [you] you
   *[other] { $name }
  } took { $points ->
    [one] { $points } card point
   *[other] { $points } card points
  }, which makes { $delta }.
outcome-thrown-in = The deal is not played.
sheet-loan = loan
final-graph = How the evening went
final-best = Your best deal
final-worst = Your worst deal

shuffle-checked = Shuffle checked
shuffle-without = Shuffle checked, but without a seed of yours
shuffle-alone = Shuffled by the server alone
shuffle-wrong = The shuffle does not hold
shuffle-cannot = Shuffle not checked here
shuffle-how = Before the deal the server promised a secret, and only then the players’ pages added seeds. The pack follows from both.
shuffle-how-all = Before the deal the server promised a secret and every page a seed. Only when all had promised were the seeds revealed. The pack follows from all of them, so nobody could choose it.
shuffle-kept = The secret is the one that was promised to your page.
shuffle-not-told = Your page did not hear the promise before the deal.
shuffle-broken = What was opened is not what was promised.
shuffle-own-in = The seed of your page is in it.
shuffle-own-out = No seed of your page is in it.
shuffle-cards-same = The cards you saw are those of this pack.
shuffle-cards-other = The cards you saw are not those of this pack.
shuffle-anew-silent = Shuffled anew, because no seed was revealed in time: { $name }
shuffle-anew-other = Shuffled anew, because another seed was revealed than promised: { $name }
shuffle-cannot-why = A page can compute this only over https, or on the server’s own machine. Save the proof, and check it with “tarok verify”.
shuffle-seeds = Seeds
shuffle-save = Save the proof
