# Why an action is better than the next best, and how much worse the others are.

hints-about = Punctele acestei mâini față de media celorlalți: o estimare din { $worlds ->
    [one] o așezare posibilă
    [few] { $worlds } așezări posibile
   *[other] { $worlds } de așezări posibile
} a cărților ascunse.
hints-unweighed = Felul în care se împarte nu este evaluat aici.
hints-by-rules = Sfatul urmează reguli simple. Cifrele sunt aproximative: țin puțin seama de ce au spus ceilalți.
hints-shared = În orice caz
hint-advised = recomandat
hint-done = ales
hint-equal = cam egal
hint-ahead = în avantaj în { $share }% din cazuri
hint-same = la fel de bune:
hints-others = Alte variante
hint-little = puțin mai slab
hint-much = mult mai slab
hints-numbers = Cifre
hints-few = S-au încercat puține așezări, deci cifrele sunt aproximative.
outlook-made = { $who ->
    [you] Câștigi
   *[other] { $name } câștigă
  } { $contract } în { $made } din { $of } cazuri.
outlook-plays = În { $worlds } din { $of } cazuri { $who ->
    [you] joci
   *[other] { $name } joacă
  } { $contract }; câștigate: { $made }.
outlook-alone = În { $worlds } din { $of } cazuri: { $contract }.
suit-name = { $suit ->
    [hearts] inimă
    [diamonds] caro
    [spades] pică
   *[clubs] treflă
  }
reason-hand = în mână: taroace { $taroks }, din trula { $honours }, regi { $kings }
reason-of-set = în mână { $count } din { $all ->
    [one] o carte
    [few] { $all } cărți
   *[other] { $all } de cărți
}
reason-of-suit = { $suit } în mână: { $count }
reason-calls-own = regele din propria mână
reason-lays-last = ultima carte de { $suit } din mână
reason-lays-points = o carte cu puncte
reason-only-card = Nicio altă carte nu este permisă.
reason-promise-now = Pentru această levată s-a anunțat { ACC($first) }.
reason-promise-later = Păstrează { ACC($first) } pentru levata { $trick }, cum s-a anunțat.
reason-pagat-last = Păstrează { ACC($first) } pentru ultima levată, cum s-a anunțat.
reason-collects = Face parte din anunț: adu acasă { ACC($first) }.
reason-catch-mond = { ACC($first) } prinde { ACC($second) }.
reason-emperor = Dacă vine și { ACC($second) }, levata o ia { ACC($first) }.
reason-saves-mond = Ferește { ACC($first) } de { $second }.
reason-mond-home = { ACC($second) } nu poate veni în această levată: adu acasă { ACC($first) }.
reason-keep-skis = Păstrează { ACC($first) }: { ACC($second) } este încă în joc.
reason-decides = { $side ->
    [0] Cu această levată jocul este câștigat.
   *[1] Cu această levată declarantul pierde jocul.
  }
reason-takes-card = { ACC($first) } ia sigur { ACC($second) }.
reason-gives-partner = Levata partenerului este sigură ({ $second }): dă puncte.
reason-gives-partner-risk = Partenerul ține levata ({ $second }), iar cărțile care o bat sunt cel mult { $out }: dă puncte.
reason-not-declarers = Declarantul a jucat deja și nu ține levata: dă puncte.
reason-leave-partner = Levata partenerului este sigură ({ $second }): păstrează { ACC($first) }.
reason-lost = Levata este pierdută: dă cât mai puțin.
reason-for-bonus = Jocul este deja hotărât: păstrează { ACC($first) } pentru ultima levată.
reason-pagat-end = Păstrează { ACC($first) } pentru ultima levată: taroace în mână { $mine }, în joc cel mult { $out }.
reason-pagat-home = Levata este sigură: adu acasă { ACC($first) }.
reason-pagat-ruff = Taie cu { ACC($first) }: nu se știe ca vreunul dintre cei ce urmează să fie fără { $suit }.
reason-keep-pagat = Păstrează { ACC($first) }: în această levată se poate pierde.
reason-called-home = Levata este sigură pentru cartea chemată: adu acasă { ACC($first) }.
reason-keep-called = Păstrează cartea chemată ({ $first }): în această levată se poate pierde.
reason-force-declarer = Declarantul nu mai are { $suit }: să taie cu tarok.
reason-ruff-partner = Partenerul nu mai are { $suit }: să ia cu tarok.
reason-no-ruff = Un adversar nu mai are { $suit } și poate tăia { ACC($first) }.
reason-lead-through = Următorul jucător are { ACC($second) }, iar o carte mai mare este încă în joc.
reason-find-king = Joacă în culoarea cărții chemate ({ $second }).
reason-spare-king-suit = Nu deschide culoarea cărții chemate ({ $first }).
reason-surely-wins = { ACC($first) } ia sigur levata.
reason-surely-ours = Numai partenerul poate bate { ACC($first) }.
reason-enough = { ACC($first) } ajunge pentru levată: păstrează { ACC($second) }.
reason-high-enough = Cărțile care bat { ACC($first) } sunt cel mult { $out }: păstrează { ACC($second) }.
reason-no-risk = { ACC($second) } este încă în joc și poate lua { ACC($first) }.
reason-no-risk-ruff = Un tarok poate lua { ACC($first) }.
reason-keep-guard = Păstrează { ACC($first) } ca pază: altfel o carte mai mare ia { ACC($second) }.
reason-no-gift = { ACC($first) } nu ia levata, doar adaugă puncte.
reason-cheapest = Levata nu poate fi luată: dă cât mai puțin.
reason-draw = Scoate taroacele: în mână { $mine }, în joc cel mult { $out }.
reason-draw-pagat = Scoate taroacele: { ACC($second) } este încă în joc și poate cădea.
reason-pulls-last = Scoate ultimul tarok, { ACC($second) }.
reason-keep-taroks = Păstrează taroacele: în mână { $mine }, în joc cel mult { $out }.
reason-overtakes = { ACC($first) } bate { ACC($second) }.
reason-highest-left = Nu mai este în joc nicio carte mai mare de { $suit }.
reason-harder = Mai puține cărți bat { ACC($first) } ({ $out }) decât { ACC($second) } ({ $more }).
reason-strong = Cărțile care bat { ACC($first) } sunt cel mult { $out }.
reason-keep-winner = Păstrează { ACC($first) }: în acea culoare nu mai este alta mai mare în joc.
reason-keep-higher = Aici ajunge { ACC($first) }: păstrează { ACC($second) }.
reason-not-spent = Păstrează { ACC($second) } pentru o levată de mai târziu.
reason-last-of-suit = Ultima carte de { $suit }: următoarea poate fi tăiată.
reason-short-outside = De { $suit } sunt mai puține în joc ({ $out }): cineva rămâne mai repede fără.
reason-long-outside = De { $suit } sunt mai multe în joc ({ $out }): un tarok este mai puțin probabil.
reason-under = Rămâi sub { ACC($second) }.
reason-rid = Levata o ia altul: scapă de { ACC($first) }.
reason-take-high = Levata trebuie luată oricum: scapă de { ACC($first) }.
reason-take-less = { ACC($first) } valorează mai puțin decât { ACC($second) }.
reason-take-early = Ia levata acum și scapă de { ACC($first) }.
reason-lowest-out = De { $suit } sunt în joc numai cărți mai mari.
reason-easier = Peste { ACC($first) } sunt în joc mai multe cărți ({ $out }) decât peste { ACC($second) } ({ $fewer }).
reason-below-few = Sub { ACC($first) } sunt în joc mai puține cărți ({ $out }) decât sub { ACC($second) } ({ $more }).
reason-high-early = Scapă de { ACC($first) } cât timp sunt în joc cărți mai mari ({ $out }).
reason-hunter-high = Declarantul nu poate fi prins în această levată: scapă de { ACC($first) }.
reason-hunter-low = Sub { ACC($first) } declarantul poate avea mai puține cărți ({ $out }) decât sub { ACC($second) } ({ $more }).
reason-hunter-suit = Declarantul poate avea încă { $suit }.
