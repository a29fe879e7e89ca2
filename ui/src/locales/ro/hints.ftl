# Cât valorează ce se poate face, și de ce; și cum sunt jucătorii calculatorului.

opponents = Adversari
choice-opponents-rule = rapizi
choice-opponents-thinker = chibzuiți
choice-opponents-master = maeștri
level-thinker = chibzuit
level-master = maestru
thinks = { $name } se gândește…
advice-wait = Mă gândesc…
hints = Cât valorează fiecare alegere și de ce?
hints-about = Punctele acestei mâini față de media celorlalți: o estimare din { $worlds ->
    [one] o așezare posibilă
    [few] { $worlds } așezări posibile
   *[other] { $worlds } de așezări posibile
} a cărților ascunse.
hints-unweighed = Felul în care se împarte nu este evaluat aici.
hints-by-rules = Sfatul urmează reguli simple. Cifrele sunt aproximative: țin puțin seama de ce au spus ceilalți.
hints-shared = În orice caz
ask-why = De ce?
ask-why-done = { $name }: de ce asta?
ask-why-seen = Se ține seama numai de ce putea vedea atunci acest jucător.
ask-why-not = Acum nu s-a putut afla. Încearcă din nou.
hint-advised = recomandat
hint-done = ales
hint-equal = cam egal
hint-unsure = prea puține cazuri ca să se știe
hint-ahead = în avantaj în { $share }% din cazuri
hint-made = declarantul câștigă în { $share }% din cazuri
hint-same = la fel de bune:
reason-only-card = nicio altă carte nu este permisă
suit-name = { $suit ->
    [hearts] inimă
    [diamonds] caro
    [spades] pică
   *[clubs] treflă
  }
reason-saves-mond = ferește { ACC($first) } de { $second }
reason-pagat-last = păstrează { ACC($first) } pentru ultima levată
reason-pulls-last = le scoate ultimul tarok, { ACC($first) }
reason-pulls = scoate taroace; mai sunt cel mult { $count } în joc
reason-surely-wins = nimeni nu mai poate lua levata
reason-highest-left = nimeni altcineva nu are o carte mai mare de { $suit }
reason-wins = ia levata
reason-wins-lowest = cea mai mică dintre cărțile care iau levata
reason-trumps = fără { $suit } în mână: tarokul ia
reason-stays-below = lasă levata altuia
reason-gives-partner = îi dă partenerului ce valorează cel mai mult
reason-cheapest = nu poate lua levata, deci cartea cea mai ieftină
reason-cheapest-lost = levata e pierdută, deci cartea cea mai ieftină
reason-last-of-suit = ultima carte de { $suit }: următoarea poate fi tăiată
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
