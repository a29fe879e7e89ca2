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
result-what = Item
result-points = Points
result-sum = This deal
result-total = Total
result-no-lines = No points changed hands.
piles = The cards of this deal
pile-won = { $who ->
    [you] You
   *[other] { $name }
  }: tricks
pile-laid = discarded
pile-hand = not played
pile-talon = talon left over
card-points = { $points ->
    [one] { $points } card point
   *[other] { $points } card points
  }
next = Next deal
next-waiting = Waiting for the others…

sheet-deal = Deal
sheet-thrown-in = thrown in
sheet-stop = end of session requested
sheet-withdrawal = left with a settlement
sheet-wrong = impossible
sheet-misdeal = misdeal
sheet-empty = No deal played yet.
final-first = { $who ->
    [you] You won the session.
   *[other] { $name } won the session.
  }
final-shared = First place is shared: { $names }.
margin-won = { $by ->
    [0] Exactly enough.
    [one] { $by } more than needed.
   *[other] { $by } more than needed.
  }
margin-lost = { $by ->
    [one] { $by } point short.
   *[other] { $by } points short.
  }
margin-feat = { $side ->
    [0] The declarer’s side
   *[1] The defenders
  } made { $bonuses }.
margin-failed = { $side ->
    [0] The declarer’s side
   *[1] The defenders
  } missed { $bonuses }.
reason-contract = the contract played
side-0 = declarer’s side
side-1 = defenders

replay = Replay
again = Play this deal again
from-here = Play on from here
share = Share a link
link-copied = Link copied.
copy-failed = Your browser blocked copying. Copy this:
copy-by-hand = Copy by hand
deal-outdated = This deal was played under earlier rules.
replay-first = To the start
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-from = Seen from
replay-where = { $step } of { $steps }
replay-keys = Arrow keys: step. Page Up and Page Down: trick. Space: play and pause.
back-to-table = Back to the table

sheet-copy = Copy
sheet-copied = Sheet copied.
sheet-text = Save as text
sheet-xlsx = Save for Excel
sheet-csv = Save as CSV
outcome-alone = { $contract }: { $who ->
    [you] you
   *[other] { $name }
  } took { $points ->
    [one] { $points } card point
   *[other] { $points } card points
  }, for a score of { $delta }.
outcome-thrown-in = The deal is not played.
sheet-loan = loan
final-graph = How the session went
final-best = Your best deal
final-worst = Your worst deal

shuffle-checked = Shuffle checked
shuffle-without = Shuffle checked, without your seed
shuffle-alone = Shuffled by the server alone
shuffle-wrong = The shuffle does not match the promise
shuffle-cannot = Shuffle not checked
shuffle-how = The server committed to a secret before the players’ pages added seeds. Both determine the pack.
shuffle-how-all = Before the deal, server and pages committed to their seeds; then all were revealed. Together they determine the pack, so no one could choose it.
shuffle-kept = The secret is the one the server committed to.
shuffle-not-told = Your page did not get the server’s commitment before the deal.
shuffle-broken = What was revealed is not what was committed to.
shuffle-own-in = Your page’s seed is included.
shuffle-own-out = Your page’s seed is not included.
shuffle-cards-same = The cards you saw match this pack.
shuffle-cards-other = The cards you saw do not match this pack.
shuffle-anew-silent = Shuffled again: a seed was not revealed in time: { $name }
shuffle-anew-other = Shuffled again: a seed did not match its commitment: { $name }
shuffle-cannot-why = This needs https or the server’s machine. Save the proof and run “tarok verify”.
shuffle-seeds = Seeds
shuffle-save = Save the proof
