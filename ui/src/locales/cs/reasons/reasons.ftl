# Why an action is better than the next best, and how much worse the others are.

hints-about = Body této hry oproti průměru ostatních: odhad podle možných rozložení (celkem { $worlds }).
hints-unweighed = Jak se rozdává, se tu nepočítá.
hints-by-rules = Rada se tu řídí jednoduchými pravidly. Čísla jsou přibližná: málo přihlížejí k tomu, co ostatní licitací a hláškami naznačují.
hints-shared = V každém případě
hint-advised = rada
hint-done = zvoleno
hint-equal = zhruba stejné
hint-ahead = lepší: { $share } % případů
hint-same = stejně dobré:
hints-others = Jiné možnosti
hint-little = o něco horší
hint-much = mnohem horší
hints-numbers = Čísla
hints-few = Vyzkoušených rozložení je málo, čísla jsou proto hrubá.
outlook-made = { $who ->
    [you] Vyhraješ
   *[other] { $name } vyhraje
  } { ACC($contract) }: { $made }/{ $of } případů.
outlook-plays = { $worlds }/{ $of } případů: { $who ->
    [you] hraješ
   *[other] { $name } hraje
  } { ACC($contract) }, vyhráno { $made }.
outlook-alone = { $worlds }/{ $of } případů: { $contract }.
suit-name = { $suit ->
    [hearts] srdce
    [diamonds] káry
    [spades] piky
   *[clubs] kříže
  }
    .gen = { $suit ->
        [hearts] srdcí
        [diamonds] kár
        [spades] piků
       *[clubs] křížů
    }
    .loc = { $suit ->
        [hearts] srdcích
        [diamonds] kárech
        [spades] pikách
       *[clubs] křížích
    }
reason-hand = v ruce: taroky { $taroks }, z trulu { $honours }, králové { $kings }
reason-of-set = potřebné karty v ruce: { $count }/{ $all }
reason-of-suit = { $suit } v ruce: { $count }
reason-calls-own = král ve vlastní ruce
reason-lays-last = poslední karta v { LOC($suit) }, která je v ruce
reason-lays-points = karta s body
reason-only-card = Jiná karta není dovolena.
reason-promise-now = Hláška na tento zdvih: { $first }.
reason-promise-later = Nech si { ACC($first) } na ohlášený { $trick }. zdvih.
reason-pagat-last = Nech si { ACC($first) } na poslední zdvih, jak je ohlášeno.
reason-collects = Patří k hlášce: dostaň { ACC($first) } domů.
reason-catch-mond = { $first } chytí { ACC($second) }.
reason-emperor = { $first } bere zdvih, přijde-li ještě { $second }.
reason-saves-mond = Chraň { ACC($first) } před { INS($second) }.
reason-mond-home = { $second } do tohoto zdvihu přijít nemůže: dostaň { ACC($first) } domů.
reason-keep-skis = Nech si { ACC($first) }: { $second } je ještě venku.
reason-decides = { $side ->
    [0] Tímto zdvihem je hra vyhraná.
   *[1] Tímto zdvihem aktér hru prohrává.
  }
reason-takes-card = { $first } určitě bere { ACC($second) }.
reason-gives-partner = Partnerův zdvih je jistý ({ $second }): namaž.
reason-gives-partner-risk = Zdvih drží partner ({ $second }), karet, které ho přebijí, je nejvýš { $out }: namaž.
reason-not-declarers = Aktér už hrál a zdvih nedrží: namaž.
reason-leave-partner = Partnerův zdvih je jistý ({ $second }): nech si { ACC($first) }.
reason-lost = Zdvih je ztracen: dej co nejméně.
reason-for-bonus = O hře je už rozhodnuto: nech si { ACC($first) } na poslední zdvih.
reason-pagat-end = Nech si { ACC($first) } na poslední zdvih: taroků v ruce { $mine }, venku nejvýš { $out }.
reason-pagat-home = Zdvih je jistý: dostaň { ACC($first) } domů.
reason-pagat-ruff = Přebij { INS($first) }: o nikom, kdo ještě hraje, se neví, že by byl bez { GEN($suit) }.
reason-keep-pagat = Nech si { ACC($first) }: v tomto zdvihu hrozí ztráta.
reason-called-home = Zdvih je pro volanou kartu jistý: dostaň { ACC($first) } domů.
reason-keep-called = Nech si volanou kartu ({ $first }): v tomto zdvihu hrozí její ztráta.
reason-force-declarer = Aktér už nemá žádné { $suit }: ať přebíjí tarokem.
reason-ruff-partner = Partner už nemá žádné { $suit }: ať bere tarokem.
reason-no-ruff = Soupeř už nemá žádné { $suit } a může { ACC($first) } přebít tarokem.
reason-lead-through = Další hráč má { ACC($second) } a vyšší karta je ještě venku.
reason-find-king = Vynes barvu volané karty ({ $second }).
reason-spare-king-suit = Neotvírej barvu volané karty ({ $first }).
reason-surely-wins = { $first } určitě bere zdvih.
reason-surely-ours = { ACC($first) } může přebít jen partner.
reason-enough = Na tento zdvih stačí { $first }: nech si { ACC($second) }.
reason-high-enough = Karet, které přebijí { ACC($first) }, je nejvýš { $out }: nech si { ACC($second) }.
reason-no-risk = { $second } je ještě venku a může vzít { ACC($first) }.
reason-no-risk-ruff = { ACC($first) } může vzít tarok.
reason-keep-guard = Nech si { ACC($first) } jako krytí: jinak { ACC($second) } vezme vyšší karta.
reason-no-gift = { $first } zdvih nevezme, jen přidá body.
reason-cheapest = Zdvih vzít nejde: dej co nejméně.
reason-draw = Tahej taroky: v ruce { $mine }, venku nejvýš { $out }.
reason-draw-pagat = Tahej taroky: { $second } je ještě venku a může padnout.
reason-pulls-last = Vytáhni poslední tarok, { ACC($second) }.
reason-keep-taroks = Šetři taroky: v ruce { $mine }, venku nejvýš { $out }.
reason-overtakes = { $first } přebije { ACC($second) }.
reason-highest-left = V { LOC($suit) } není venku vyšší karta.
reason-harder = { ACC($first) } přebíjí méně karet ({ $out }) než { ACC($second) } ({ $more }).
reason-strong = Karet, které přebijí { ACC($first) }, je nejvýš { $out }.
reason-keep-winner = Nech si { ACC($first) }: vyšší v té barvě není venku.
reason-keep-higher = Tady stačí { $first }: nech si { ACC($second) }.
reason-not-spent = Nech si { ACC($second) } na pozdější zdvih.
reason-last-of-suit = Poslední karta v { LOC($suit) }: další jde vzít tarokem.
reason-short-outside = V { LOC($suit) } je venku méně karet ({ $out }): dřív někomu dojdou.
reason-long-outside = V { LOC($suit) } je venku víc karet ({ $out }): tarok je méně pravděpodobný.
reason-under = Zůstaň pod kartou { $second }.
reason-rid = Zdvih bere někdo jiný: zbav se karty { $first }.
reason-take-high = Zdvih se musí vzít tak jako tak: zbav se karty { $first }.
reason-take-less = { $first } má menší hodnotu než { $second }.
reason-take-early = Vezmi tento zdvih teď a zbav se karty { $first }.
reason-lowest-out = V { LOC($suit) } jsou venku jen vyšší karty.
reason-easier = Nad kartou { $first } je venku víc karet ({ $out }) než nad kartou { $second } ({ $fewer }).
reason-below-few = Pod kartou { $first } je venku méně karet ({ $out }) než pod kartou { $second } ({ $more }).
reason-high-early = Zbav se karty { $first }, dokud jsou venku vyšší ({ $out }).
reason-hunter-high = Aktéra v tomto zdvihu chytit nejde: zbav se karty { $first }.
reason-hunter-low = Pod kartou { $first } může mít aktér méně karet ({ $out }) než pod kartou { $second } ({ $more }).
reason-hunter-suit = Aktér může ještě mít { $suit }.
