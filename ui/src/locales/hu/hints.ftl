# Mennyit ér, amit tenni lehet, és miért; és milyenek a gépi játékosok.

opponents = Ellenfelek
choice-opponents-rule = gyorsak
choice-opponents-thinker = megfontoltak
choice-opponents-master = mesterek
level-thinker = megfontolt
level-master = mester
thinks = { $name } gondolkodik…
advice-wait = Gondolkodom…
hints = Melyik választás mennyit ér, és miért?
hints-about = A leosztás pontjai a többiek átlagához képest: becslés a rejtett lapok { $worlds } lehetséges eloszlásából.
hints-unweighed = Az osztás módját ez nem értékeli.
hints-by-rules = A tanács egyszerű szabályokat követ. A számok durva becslések: keveset tudnak arról, mit jelent, amit a többiek mondtak.
hints-shared = Minden esetben
ask-why = Miért?
ask-why-done = { $name }: miért ez?
ask-why-seen = Csak az alapján ítél, amit ez a játékos akkor láthatott.
ask-why-not = Ezt most nem sikerült kideríteni. Próbáld újra.
hint-advised = ajánlott
hint-done = választott
hint-equal = körülbelül egyenlő
hint-unsure = túl kevés eset ahhoz, hogy kiderüljön
hint-ahead = az esetek { $share }%-ában előnyben
hint-made = az esetek { $share }%-ában a felvevő nyer
hint-same = ugyanolyan jó:
reason-only-card = más lapot nem szabad
suit-name = { $suit ->
    [hearts] kőr
    [diamonds] káró
    [spades] pikk
   *[clubs] treff
  }
reason-saves-mond = megvédi { ACC($first) } { INS($second) } szemben
reason-pagat-last = az utolsó ütésre tartja { ACC($first) }
reason-pulls-last = lehívja az utolsó tarokkjukat, { ACC($first) }
reason-pulls = lehívja a tarokkokat; legfeljebb { $count } van kint
reason-surely-wins = ezt az ütést már senki sem viheti el
reason-highest-left = senki másnál nincs magasabb { $suit }
reason-wins = elviszi az ütést
reason-wins-lowest = a legalacsonyabb lap, amely elviszi az ütést
reason-trumps = nincs { $suit } a kézben: a tarokk viszi
reason-stays-below = az ütést másnak hagyja
reason-gives-partner = a segítőnek adja a legtöbbet érő lapot
reason-cheapest = nem viheti el az ütést, ezért a legolcsóbb lap
reason-cheapest-lost = az ütés elveszett, ezért a legolcsóbb lap
reason-last-of-suit = az utolsó { $suit }: a következőt tarokkal lehet ütni
reason-hand = kézben: { $taroks } tarokk, { $honours } honőr, { $kings } király
reason-of-set = { $all } lapból kézben: { $count }
reason-of-suit = { $suit } a kézben: { $count }
reason-calls-own = a saját kézben lévő király
reason-lays-last = az utolsó { $suit } a kézben
reason-lays-points = számító lap
