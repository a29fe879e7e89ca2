# Koliko je vredno, kar se sme narediti, in zakaj; in kakšni so računalniški igralci.

opponents = Nasprotniki
choice-opponents-rule = hitri
choice-opponents-thinker = premišljeni
choice-opponents-master = mojstri
level-thinker = premišljen
level-master = mojster
thinks = { $name } razmišlja …
advice-wait = Premišljujem …
hints = Koliko je to vredno in zakaj?
hints-about = Točke te partije v primerjavi s povprečjem drugih; ocena, preverjenih razporeditev kart: { $worlds }.
hints-unweighed = Način deljenja se tu ne upošteva.
hints-by-rules = Nasvet je tu po preprostih pravilih. Številke so približne: slabo upoštevajo, kaj drugi povedo s tem, kar licitirajo in napovedo.
hints-shared = V vsakem primeru
ask-why = Zakaj?
ask-why-done = { $name }: zakaj tako?
ask-why-seen = Po tem, kar se je tik pred tem videlo s tega mesta.
ask-why-not = Tega zdaj ni mogoče povedati. Poskusi znova.
hint-advised = nasvet
hint-done = izbrano
hint-equal = približno enako
hint-unsure = premalo primerov
hint-ahead = boljše v { $share } % primerov
hint-made = igralec dobi v { $share } % primerov
hint-same = enako dobro:
reason-only-card = nobena druga karta ni dovoljena
suit-name = { $suit ->
    [hearts] srce
    [diamonds] karo
    [spades] pik
   *[clubs] križ
  }
    .gen = { $suit ->
        [hearts] srca
        [diamonds] kara
        [spades] pika
       *[clubs] križa
    }
    .loc = { $suit ->
        [hearts] srcu
        [diamonds] karu
        [spades] piku
       *[clubs] križu
    }
reason-saves-mond = reši { ACC($first) } pred { INS($second) }
reason-pagat-last = prihrani { ACC($first) } za zadnji štih
reason-pulls-last = pobere jim zadnji tarok, { ACC($first) }
reason-pulls = pobira taroke; zunaj jih je največ { $count }
reason-surely-wins = tega štiha ne more vzeti nihče več
reason-highest-left = višje karte v { LOC($suit) } nima nihče drug
reason-wins = vzame štih
reason-wins-lowest = najnižja karta, ki vzame štih
reason-trumps = brez { GEN($suit) } v roki: vzame tarok
reason-stays-below = prepusti štih drugemu
reason-gives-partner = da soigralcu, kar največ šteje
reason-cheapest = štiha ne more vzeti, zato najcenejša karta
reason-cheapest-lost = štih je izgubljen, zato najcenejša karta
reason-last-of-suit = zadnja karta v { LOC($suit) }: naslednjo lahko vzame tarok
reason-hand = v roki: taroki { $taroks }, iz trule { $honours }, kralji { $kings }
reason-of-set = v roki { $count } od { $all } kart
reason-of-suit = { $suit } v roki: { $count }
reason-calls-own = kralj v lastni roki
reason-lays-last = potem v roki ni več { GEN($suit) }
reason-lays-points = karta, ki šteje
