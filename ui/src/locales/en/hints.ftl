# What each thing that may be done is worth, and why; and what the bots are like.

opponents = Opponents
choice-opponents-rule = quick
choice-opponents-thinker = thoughtful
choice-opponents-master = masters
level-thinker = thoughtful
level-master = master
thinks = { $name } is thinking…
advice-wait = Thinking…
hints = Advice
ask-why = Why?
ask-why-done = Why did { $name } do that?
ask-why-seen = Judged by what this player could see.
ask-why-not = Not available now. Try again.
