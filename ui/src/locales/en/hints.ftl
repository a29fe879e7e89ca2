# What each thing that may be done is worth, and why; and what the bots are like.

opponents = Opponents
choice-opponents-rule = quick
choice-opponents-thinker = thoughtful
choice-opponents-master = masters
level-thinker = thoughtful
level-master = master
thinks = { $name } is thinking…
advice-wait = Thinking…
hints = How good is each choice?
hints-about = Points compared with the others’ average, estimated from { $worlds } layouts.
hints-unweighed = The way of dealing is not evaluated.
hints-by-rules = Advice by simple rules; rough numbers.
hints-shared = In any case
ask-why = Why?
ask-why-done = Why did { $name } do that?
ask-why-seen = Judged by what this player could see.
ask-why-not = Not available now. Try again.
hint-advised = advised
hint-done = chosen
hint-equal = about equal
hint-unsure = too few samples
hint-ahead = ahead { $share }% of the time
hint-made = the declarer wins { $share }% of the time
hint-same = equally good:
reason-only-card = the only card allowed
suit-name = { $suit ->
    [hearts] hearts
    [diamonds] diamonds
    [spades] spades
   *[clubs] clubs
  }
reason-saves-mond = saves { $first } from { $second }
reason-pagat-last = keeps { $first } for the last trick
reason-pulls-last = draws their last tarok, { $first }
reason-pulls = draws taroks; at most { $count } still out
reason-surely-wins = cannot be beaten
reason-highest-left = no one else has a higher card in { $suit }
reason-wins = wins the trick
reason-wins-lowest = the lowest card that wins
reason-trumps = no { $suit } in hand: the tarok wins
reason-stays-below = leaves the trick to another player
reason-gives-partner = gives your partner most points
reason-cheapest = cannot win, so the cheapest card
reason-cheapest-lost = the trick is lost, so the cheapest card
reason-last-of-suit = the last card in { $suit }: the next one can be trumped
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
