# Koliko je vredno, kar se sme narediti, in zakaj; in kakšni so računalniški igralci.

opponents = Nasprotniki
choice-opponents-rule = hitri
choice-opponents-thinker = premišljeni
choice-opponents-master = mojstri
level-thinker = premišljen
level-master = mojster
thinks = { $name } razmišlja …
advice-wait = Premišljujem …
hints = Nasvet
ask-why = Zakaj?
ask-why-done = { $name }: zakaj tako?
ask-why-seen = Po tem, kar se je tik pred tem videlo s tega mesta.
ask-why-not = Tega zdaj ni mogoče povedati. Poskusi znova.
