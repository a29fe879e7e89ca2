# Kolik stojí, co se smí udělat, a proč; a jací jsou roboti.

opponents = Soupeři
choice-opponents-rule = rychlí
choice-opponents-thinker = rozvážní
choice-opponents-master = mistři
level-thinker = rozvážný
level-master = mistr
thinks = { $name } přemýšlí…
advice-wait = Přemýšlím…
hints = Rada
ask-why = Proč?
ask-why-done = { $name }: proč takhle?
ask-why-seen = Podle toho, co bylo těsně předtím z tohoto místa vidět.
ask-why-not = To se teď nedá říct. Zkus to znovu.
