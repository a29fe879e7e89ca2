# Kolik stojí, co se smí udělat, a proč; a jací jsou roboti.

opponents = Soupeři
choice-opponents-rule = rychlí
choice-opponents-thinker = rozvážní
choice-opponents-master = mistři
level-thinker = rozvážný
level-master = mistr
thinks = { $name } přemýšlí…
advice-wait = Přemýšlím…
hints = Kolik to vynese a proč?
hints-about = Body této hry oproti průměru ostatních: odhad podle možných rozložení (celkem { $worlds }).
hints-unweighed = Jak se rozdává, se tu nepočítá.
hints-by-rules = Rada se tu řídí jednoduchými pravidly. Čísla jsou přibližná: málo přihlížejí k tomu, co ostatní licitací a hláškami naznačují.
hints-shared = V každém případě
ask-why = Proč?
ask-why-done = { $name }: proč takhle?
ask-why-seen = Podle toho, co bylo těsně předtím z tohoto místa vidět.
ask-why-not = To se teď nedá říct. Zkus to znovu.
hint-advised = rada
hint-done = zvoleno
hint-equal = zhruba stejné
hint-unsure = málo případů
hint-ahead = lepší: { $share } % případů
hint-made = výhra aktéra: { $share } % případů
hint-same = stejně dobré:
reason-only-card = jiná karta není dovolena
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
reason-saves-mond = zachrání { ACC($first) } před { INS($second) }
reason-pagat-last = šetří { ACC($first) } na poslední zdvih
reason-pulls-last = vytáhne jim poslední tarok, { ACC($first) }
reason-pulls = tahá taroky; venku jich je nejvýš { $count }
reason-surely-wins = tento zdvih už nikdo nevezme
reason-highest-left = v { LOC($suit) } nikdo jiný nemá vyšší kartu
reason-wins = bere zdvih
reason-wins-lowest = nejnižší karta, která bere zdvih
reason-trumps = bez { GEN($suit) } v ruce: bere tarokem
reason-stays-below = nechá zdvih jinému
reason-gives-partner = maže partnerovi
reason-cheapest = zdvih vzít nemůže, proto nejlevnější karta
reason-cheapest-lost = zdvih je ztracen, proto nejlevnější karta
reason-last-of-suit = poslední karta v { LOC($suit) }: další jde vzít tarokem
reason-hand = v ruce: taroky { $taroks }, z trulu { $honours }, králové { $kings }
reason-of-set = potřebné karty v ruce: { $count }/{ $all }
reason-of-suit = { $suit } v ruce: { $count }
reason-calls-own = král ve vlastní ruce
reason-lays-last = poslední karta v { LOC($suit) }, která je v ruce
reason-lays-points = karta s body
