# Why an action is better than the next best, and how much worse the others are.

hints-about = A leosztás pontjai a többiek átlagához képest: becslés a rejtett lapok { $worlds } lehetséges eloszlásából.
hints-unweighed = Az osztás módját ez nem értékeli.
hints-by-rules = A tanács egyszerű szabályokat követ. A számok durva becslések: keveset tudnak arról, mit jelent, amit a többiek mondtak.
hints-shared = Minden esetben
hint-advised = ajánlott
hint-done = választott
hint-equal = körülbelül egyenlő
hint-ahead = az esetek { $share }%-ában előnyben
hint-same = ugyanolyan jó:
hints-others = Más lehetőségek
hint-little = kicsit rosszabb
hint-much = sokkal rosszabb
hints-numbers = Számok
hints-few = Kevés eloszlást vizsgált, ezért a számok durvák.
outlook-made = { $who ->
    [you] Te
   *[other] { $name }
  } { ACC($contract) } { $who ->
    [you] játszod
   *[other] játssza
  }, nyert esetek: { $made }/{ $of }.
outlook-plays = { $of } esetből { $worlds }: { $who ->
    [you] te
   *[other] { $name }
  } { ACC($contract) } { $who ->
    [you] játszod
   *[other] játssza
  }, nyert: { $made }.
outlook-alone = { $of } esetből { $worlds }: { $contract }.
suit-name = { $suit ->
    [hearts] kőr
    [diamonds] káró
    [spades] pikk
   *[clubs] treff
  }
reason-hand = kézben: { $taroks } tarokk, { $honours } honőr, { $kings } király
reason-of-set = { $all } lapból kézben: { $count }
reason-of-suit = { $suit } a kézben: { $count }
reason-calls-own = a saját kézben lévő király
reason-lays-last = az utolsó { $suit } a kézben
reason-lays-points = számító lap
reason-only-card = Más lapot nem szabad kijátszani.
reason-promise-now = Erre az ütésre van bemondva: { $first }.
reason-promise-later = Tartsd meg { ACC($first) } a bemondott { $trick }. ütésre.
reason-pagat-last = Tartsd meg { ACC($first) } az utolsó ütésre, ahogy be van mondva.
reason-collects = A bemondáshoz kell: vidd haza { ACC($first) }.
reason-catch-mond = Fogd el { ACC($second) } { INS($first) }.
reason-emperor = Ha ez is jön: { $second }, az ütés ezé: { $first }.
reason-saves-mond = Védd meg { ACC($first) } { INS($second) } szemben.
reason-mond-home = Ebbe az ütésbe nem jöhet: { $second }. Vidd haza { ACC($first) }.
reason-keep-skis = Tartsd meg { ACC($first) }, mert még kint van: { $second }.
reason-decides = { $side ->
    [0] Ezzel az ütéssel megvan a játék.
   *[1] Ezzel az ütéssel elbukik a játék.
  }
reason-takes-card = Vidd el { ACC($second) } { INS($first) }: ez biztos.
reason-gives-partner = A segítő ütése biztos ({ $second }): adj rá értékes lapot.
reason-gives-partner-risk = Az ütés a segítőé ({ $second }), legfeljebb { $out } lap üti: adj rá értékes lapot.
reason-not-declarers = A felvevő már rakott, és nem az övé az ütés: adj rá értékes lapot.
reason-leave-partner = A segítő ütése biztos ({ $second }): tartsd meg { ACC($first) }.
reason-lost = Az ütés elveszett: adj keveset.
reason-for-bonus = A játék már eldőlt: tartsd meg { ACC($first) } az utolsó ütésre.
reason-pagat-end = Tartsd meg { ACC($first) } az utolsó ütésre: tarokk kézben { $mine }, kint legfeljebb { $out }.
reason-pagat-home = Az ütés biztos: vidd haza { ACC($first) }.
reason-pagat-ruff = Üss { INS($first) }: nem látszott, hogy a hátralévőknek elfogyott ez a szín: { $suit }.
reason-keep-pagat = Tartsd meg { ACC($first) }: ebben az ütésben elveszhet.
reason-called-home = Az ütés biztos a hívott lapnak: vidd haza { ACC($first) }.
reason-keep-called = Tartsd meg a hívott lapot ({ $first }): ebben az ütésben elveszhet.
reason-force-declarer = A felvevőnél nincs több { $suit }: kényszerítsd tarokkal ütni.
reason-ruff-partner = A segítőnél nincs több { $suit }: hadd üsse tarokkal.
reason-no-ruff = Egy ellenfélnél nincs több { $suit }, és tarokkal ütheti { ACC($first) }.
reason-lead-through = A következő játékosnál van: { $second }, és van kint magasabb.
reason-find-king = Játszd a hívott lap színét ({ $second }).
reason-spare-king-suit = Ne nyisd meg a hívott lap színét ({ $first }).
reason-surely-wins = Üss { INS($first) }: biztosan viszi.
reason-surely-ours = Csak a segítő ütheti { ACC($first) }.
reason-enough = Ennyi elég az ütéshez: { $first }. Tartsd meg { ACC($second) }.
reason-high-enough = Legfeljebb { $out } lap ütheti { ACC($first) }: tartsd meg { ACC($second) }.
reason-no-risk = Még kint van: { $second }, és elviheti { ACC($first) }.
reason-no-risk-ruff = Tarokkal elvihetik { ACC($first) }.
reason-keep-guard = Tartsd meg { ACC($first) } őrnek: nélküle magasabb lap viszi { ACC($second) }.
reason-no-gift = Ez nem viszi az ütést, csak pontot ad: { $first }.
reason-cheapest = Az ütést nem lehet elvinni: adj keveset.
reason-draw = Hívd le a tarokkokat: kézben { $mine }, kint legfeljebb { $out }.
reason-draw-pagat = Hívd le a tarokkokat, mert még kint van: { $second }.
reason-pulls-last = Hívd le az utolsó tarokkot, { ACC($second) }.
reason-keep-taroks = Spórolj a tarokkal: kézben { $mine }, kint legfeljebb { $out }.
reason-overtakes = Üsd { ACC($second) } { INS($first) }.
reason-highest-left = Nincs kint magasabb { $suit }.
reason-harder = Kevesebb lap üti { ACC($first) } ({ $out }), mint { ACC($second) } ({ $more }).
reason-strong = Legfeljebb { $out } lap ütheti { ACC($first) }.
reason-keep-winner = Tartsd meg { ACC($first) }: abban a színben nincs kint magasabb.
reason-keep-higher = Itt ennyi elég: { $first }. Tartsd meg { ACC($second) }.
reason-not-spent = Tartsd meg { ACC($second) } egy későbbi ütésre.
reason-last-of-suit = Az utolsó { $suit } a kézben: a következőt tarokkal lehet ütni.
reason-short-outside = Kevesebb { $suit } van kint ({ $out }): hamarabb elfogy valakinél.
reason-long-outside = Több { $suit } van kint ({ $out }): kevésbé valószínű, hogy tarokkal ütik.
reason-under = Maradj alatta: { $second }.
reason-rid = Az ütést más viszi: dobd el { ACC($first) }.
reason-take-high = Az ütést úgyis el kell vinni: dobd el { ACC($first) }.
reason-take-less = Kevesebbet ér { $first }, mint { $second }.
reason-take-early = Vidd el most ezt az ütést { INS($first) }.
reason-lowest-out = Csak magasabb { $suit } van kint.
reason-easier = Több magasabb van kint ehhez: { $first } ({ $out }), mint ehhez: { $second } ({ $fewer }).
reason-below-few = Kevesebb alacsonyabb van kint ehhez: { $first } ({ $out }), mint ehhez: { $second } ({ $more }).
reason-high-early = Dobd el { ACC($first) }, amíg van kint magasabb ({ $out }).
reason-hunter-high = A felvevőt ebben az ütésben nem lehet megfogni: dobd el { ACC($first) }.
reason-hunter-low = A felvevőnek kevesebb alacsonyabb lapja lehet ehhez: { $first } ({ $out }), mint ehhez: { $second } ({ $more }).
reason-hunter-suit = A felvevőnél még lehet { $suit }.
