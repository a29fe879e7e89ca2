# Hogyan végződött egy osztás, és az eredménylap.
# $group "you", "other", "you-and" vagy "others"; $name és $other a nevek.

outcome-won-points = { $group ->
    [you] Megnyerted
    [you-and] { $name } és te megnyertétek
    [others] { $name } és { $other } megnyerte
   *[other] { $name } megnyerte
  }: { $contract }, { $points } pont.
outcome-lost-points = { $group ->
    [you] Elvesztetted
    [you-and] { $name } és te elvesztettétek
    [others] { $name } és { $other } elvesztette
   *[other] { $name } elvesztette
  }: { $contract }, { $points } pont.
outcome-won = { $group ->
    [you] Megnyerted
    [you-and] { $name } és te megnyertétek
    [others] { $name } és { $other } megnyerte
   *[other] { $name } megnyerte
  }: { $contract }.
outcome-lost = { $group ->
    [you] Elvesztetted
    [you-and] { $name } és te elvesztettétek
    [others] { $name } és { $other } elvesztette
   *[other] { $name } elvesztette
  }: { $contract }.
outcome-valat-won = { $group ->
    [you] Megcsináltad
    [you-and] { $name } és te megcsináltátok
    [others] { $name } és { $other } megcsinálta
   *[other] { $name } megcsinálta
  } a volátot.
outcome-valat-lost = Az ellenfelek megcsinálták a volátot.
outcome-valat-missed = { $group ->
    [you] Elbuktad
    [you-and] { $name } és te elbuktátok
    [others] { $name } és { $other } elbukta
   *[other] { $name } elbukta
  } a volátot.
outcome-valat-held = Az ellenfelek elbukták a volátot.
line-contract = játék
line-announced = bemondva
line-silent = csendes
factor = { $why } ×{ $times }
factor-kontra = { $times ->
    [2] kontra
    [4] rekontra
    [8] szubkontra
   *[16] mordkontra
  }

result = Az osztás eredménye
result-what = Mi
result-points = Pont
result-sum = Ez az osztás
result-total = Összesen
result-no-lines = Senki sem nyert vagy vesztett pontot.
piles = Az osztás lapjai
pile-won = { $who ->
    [you] Te
   *[other] { $name }
  }: ütések
pile-laid = lefektetve
pile-hand = kijátszatlan
pile-talon = a talon maradéka
card-points = { $points } pont
next = Következő osztás
next-waiting = Várjuk a többieket…

sheet-deal = Osztás
sheet-thrown-in = bedobva
sheet-stop = a befejezést kérték
sheet-withdrawal = távozás elszámolással
sheet-wrong = nem lehetséges
sheet-misdeal = rossz osztás
sheet-empty = Még nem játszottatok le egy osztást sem.
final-first = { $who ->
    [you] Te nyerted a partit.
   *[other] { $name } nyerte a partit.
  }
final-shared = Holtverseny az első helyen: { $names }.
margin-won = { $by ->
    [0] Ez pont elég volt.
   *[other] { $by } ponttal több, mint amennyi kellett.
  }
margin-lost = { $by } pont hiányzott.
margin-feat = { $side ->
    [0] A felvevő oldala megcsinálta
   *[1] Az ellenfelek megcsinálták
  }: { $bonuses }.
margin-failed = { $side ->
    [0] A felvevő oldala elbukta
   *[1] Az ellenfelek elbukták
  }: { $bonuses }.
reason-contract = amit játszottak
side-0 = a felvevő oldala
side-1 = az ellenfelek

replay = Nézd újra
again = Játszd újra
from-here = Játszd tovább innen
share = Link küldése
link-copied = A link a vágólapon van.
copy-failed = A böngésző nem engedi a másolást. Másold innen:
copy-by-hand = Másolás kézzel
deal-outdated = Ezt az osztást a maiaktól eltérő szabályokkal játszották, ezért nem mutatható meg.
replay-first = Az elejére
replay-back = Egy lépést vissza
replay-on = Egy lépést előre
replay-last = A végére
replay-play = Lejátszás
replay-pause = Szünet
replay-step = Lépés
replay-from = Kinek a helyéről
replay-where = { $step } / { $steps }
replay-keys = Nyilak: lépésenként. Page Up és Page Down: ütésenként. Szóköz: lejátszás és szünet.
back-to-table = Vissza az asztalhoz

sheet-copy = Másolás
sheet-copied = Az eredménylap a vágólapon van.
sheet-text = Mentés szövegként
sheet-xlsx = Mentés táblázatba (Excel)
sheet-csv = Mentés CSV-be
outcome-alone = { $contract }: { $who ->
    [you] te { $points } pontot ütöttél
   *[other] { $name } { $points } pontot ütött
  }, ez { $delta }.
outcome-thrown-in = Ezt az osztást nem játsszák le.
sheet-loan = kölcsön
final-graph = Így alakult a parti
final-best = A legjobb osztásod
final-worst = A legrosszabb osztásod

shuffle-checked = Keverés ellenőrizve
shuffle-without = Keverés ellenőrizve, de a te kezdőértéked nélkül
shuffle-alone = Csak a szerver kevert
shuffle-wrong = A keverés nem stimmel
shuffle-cannot = A keverés itt nincs ellenőrizve
shuffle-how = Az osztás előtt a szerver megígért egy titkot, és a játékosok böngészői csak azután adták hozzá a saját kezdőértéküket. A pakli a kettőből következik.
shuffle-how-all = Az osztás előtt a szerver megígért egy titkot, és minden oldal egy magot. A magokat csak akkor fedték fel, amikor már mindenki ígért. A pakli mindebből következik, ezért senki sem választhatta meg.
shuffle-kept = A titok az, amelyet a böngésződ előre megkapott.
shuffle-not-told = A böngésződ a leosztás előtt nem kapta meg az ígéretet.
shuffle-broken = Nem az derült ki, amit megígértek.
shuffle-own-in = A te böngésződ kezdőértéke is benne van.
shuffle-own-out = A te böngésződ kezdőértéke nincs benne.
shuffle-cards-same = A látott lapok ebből a pakliból valók.
shuffle-cards-other = A látott lapok nem ebből a pakliból valók.
shuffle-anew-silent = Újrakeverve, mert a mag nem derült ki időben: { $name }
shuffle-anew-other = Újrakeverve, mert más mag derült ki, mint amit megígértek: { $name }
shuffle-cannot-why = Ezt egy oldal csak https-en vagy magán a szerver gépén tudja kiszámítani. Mentsd el a bizonyítékot, és ellenőrizd a „tarok verify” paranccsal.
shuffle-seeds = Kezdőértékek
shuffle-save = Bizonyíték mentése
