# Why an action is better than the next best, and how much worse the others are.

hints-about = Točke te partije v primerjavi s povprečjem drugih; ocena, preverjenih razporeditev kart: { $worlds }.
hints-unweighed = Način deljenja se tu ne upošteva.
hints-by-rules = Nasvet je tu po preprostih pravilih. Številke so približne: slabo upoštevajo, kaj drugi povedo s tem, kar licitirajo in napovedo.
hints-shared = V vsakem primeru
hint-advised = nasvet
hint-done = izbrano
hint-equal = približno enako
hint-ahead = boljše v { $share } % primerov
hint-same = enako dobro:
hints-others = Druge možnosti
hint-little = malo slabše
hint-much = precej slabše
hints-numbers = Številke
hints-few = Preverjenih razporeditev je malo, zato so številke grobe.
outlook-made = { $who ->
    [you] Dobiš
   *[other] { $name } dobi
  } { ACC($contract) } v { $made } od { $of } primerov.
outlook-plays = V { $worlds } od { $of } primerov { $who ->
    [you] igraš
   *[other] { $name } igra
  } { ACC($contract) }: dobljeno { $made }.
outlook-alone = V { $worlds } od { $of } primerov: { $contract }.
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
reason-hand = v roki: taroki { $taroks }, iz trule { $honours }, kralji { $kings }
reason-of-set = v roki { $count } od { $all } kart
reason-of-suit = { $suit } v roki: { $count }
reason-calls-own = kralj v lastni roki
reason-lays-last = potem v roki ni več { GEN($suit) }
reason-lays-points = karta, ki šteje
reason-only-card = Nobena druga karta ni dovoljena.
reason-promise-now = Napoved za ta štih: { $first }.
reason-promise-later = Prihrani { ACC($first) } za { $trick }. štih, kot je napovedano.
reason-pagat-last = Prihrani { ACC($first) } za zadnji štih, kot je napovedano.
reason-collects = Napoved to zahteva: spravi { ACC($first) } domov.
reason-catch-mond = { $first } ujame { ACC($second) }.
reason-emperor = { $first } vzame štih, če pride še { $second }.
reason-saves-mond = Obvaruj { ACC($first) } pred { INS($second) }.
reason-mond-home = { $second } v ta štih ne more priti: spravi { ACC($first) } domov.
reason-keep-skis = Prihrani { ACC($first) }: { $second } je še zunaj.
reason-decides = { $side ->
    [0] S tem štihom je igra dobljena.
   *[1] S tem štihom igralec izgubi igro.
  }
reason-takes-card = { $first } zanesljivo vzame { ACC($second) }.
reason-gives-partner = Soigralčev štih je varen ({ $second }): dodaj točke.
reason-gives-partner-risk = Štih drži soigralec ({ $second }), kart, ki ga premagajo, je največ { $out }: dodaj točke.
reason-not-declarers = Igralec je že vrgel in štiha ne drži: dodaj točke.
reason-leave-partner = Soigralčev štih je varen ({ $second }): prihrani { ACC($first) }.
reason-lost = Štih je izgubljen: daj čim manj.
reason-for-bonus = Igra je že odločena: prihrani { ACC($first) } za zadnji štih.
reason-pagat-end = Prihrani { ACC($first) } za zadnji štih: tarokov v roki { $mine }, zunaj največ { $out }.
reason-pagat-home = Štih je varen: spravi { ACC($first) } domov.
reason-pagat-ruff = { $first } lahko vzame štih: nihče, ki še pride na vrsto, ni pokazal, da je brez { GEN($suit) }.
reason-keep-pagat = Prihrani { ACC($first) }: v tem štihu se lahko izgubi.
reason-called-home = Štih je varen za klicano karto: spravi { ACC($first) } domov.
reason-keep-called = Prihrani klicano karto, { ACC($first) }: v tem štihu se lahko izgubi.
reason-force-declarer = Igralec nima več { GEN($suit) }: naj porabi tarok.
reason-ruff-partner = Soigralec nima več { GEN($suit) }: naj vzame s tarokom.
reason-no-ruff = Nasprotnik nima več { GEN($suit) } in lahko s tarokom vzame { ACC($first) }.
reason-lead-through = Naslednji ima { ACC($second) }, višja karta pa je še zunaj.
reason-find-king = Vrzi barvo klicane karte ({ $second }).
reason-spare-king-suit = Ne odpiraj barve klicane karte ({ $first }).
reason-surely-wins = { $first } zanesljivo vzame štih.
reason-surely-ours = { ACC($first) } lahko premaga le soigralec.
reason-enough = { $first } zadošča za ta štih: prihrani { ACC($second) }.
reason-high-enough = Kart, ki premagajo { ACC($first) }, je največ { $out }: prihrani { ACC($second) }.
reason-no-risk = { $second } je še zunaj in lahko vzame { ACC($first) }.
reason-no-risk-ruff = { ACC($first) } lahko vzame tarok.
reason-keep-guard = Prihrani { ACC($first) } za varstvo: { $second } sicer pade pod višjo karto.
reason-no-gift = { $first } štiha ne vzame, le točke doda.
reason-cheapest = Štiha ni mogoče vzeti: daj čim manj.
reason-draw = Poberi taroke: v roki { $mine }, zunaj največ { $out }.
reason-draw-pagat = Poberi taroke: { $second } je še zunaj in lahko pade.
reason-pulls-last = Poberi zadnji tarok, { ACC($second) }.
reason-keep-taroks = Prihrani taroke: v roki { $mine }, zunaj največ { $out }.
reason-overtakes = { $first } premaga { ACC($second) }.
reason-highest-left = Višje karte v { LOC($suit) } ni zunaj.
reason-harder = { ACC($first) } premaga manj kart ({ $out }) kakor { ACC($second) } ({ $more }).
reason-strong = Kart, ki premagajo { ACC($first) }, je največ { $out }.
reason-keep-winner = Prihrani { ACC($first) }: višje v tej barvi ni zunaj.
reason-keep-higher = Tu zadošča { $first }: prihrani { ACC($second) }.
reason-not-spent = Prihrani { ACC($second) } za poznejši štih.
reason-last-of-suit = Zadnja karta v { LOC($suit) }: naslednjo lahko vzame tarok.
reason-short-outside = V { LOC($suit) } je zunaj manj kart ({ $out }): prej jih komu zmanjka.
reason-long-outside = V { LOC($suit) } je zunaj več kart ({ $out }): tarok je manj verjeten.
reason-under = Ostani pod karto { $second }.
reason-rid = Štih vzame drug: znebi se karte { $first }.
reason-take-high = Štih bo treba vzeti v vsakem primeru: znebi se karte { $first }.
reason-take-less = { $first } šteje manj kakor { $second }.
reason-take-early = Vzemi ta štih zdaj in se znebi karte { $first }.
reason-lowest-out = V { LOC($suit) } so zunaj le višje karte.
reason-easier = Nad karto { $first } je zunaj več kart ({ $out }) kakor nad karto { $second } ({ $fewer }).
reason-below-few = Pod karto { $first } je zunaj manj kart ({ $out }) kakor pod karto { $second } ({ $more }).
reason-high-early = Znebi se karte { $first }, dokler so zunaj višje ({ $out }).
reason-hunter-high = Igralca v tem štihu ni mogoče ujeti: znebi se karte { $first }.
reason-hunter-low = Pod karto { $first } ima igralec lahko manj kart ({ $out }) kakor pod karto { $second } ({ $more }).
reason-hunter-suit = Igralec ima lahko še karte v { LOC($suit) }.
