# Hogyan végződött egy leosztás, és az eredménylap.
# $group "you", "other", "you-and" vagy "others"; $name és $other a nevek.

outcome-won-points = { $group ->
    [you] Megnyerted
    [you-and] { $name } és te megnyertétek
    [others] { $name } és { $other } megnyerte
   *[other] { $name } megnyerte
  } { ACC($contract) } { $points } ponttal.
outcome-lost-points = { $group ->
    [you] Elvesztetted
    [you-and] { $name } és te elvesztettétek
    [others] { $name } és { $other } elvesztette
   *[other] { $name } elvesztette
  } { ACC($contract) } { $points } ponttal.
outcome-won = { $group ->
    [you] Megnyerted
    [you-and] { $name } és te megnyertétek
    [others] { $name } és { $other } megnyerte
   *[other] { $name } megnyerte
  } { ACC($contract) }.
outcome-lost = { $group ->
    [you] Elvesztetted
    [you-and] { $name } és te elvesztettétek
    [others] { $name } és { $other } elvesztette
   *[other] { $name } elvesztette
  } { ACC($contract) }.
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
line-silent = csendben
factor = { $why } ×{ $times }
factor-kontra = { $times ->
    [2] kontra
    [4] rekontra
    [8] szubkontra
   *[16] mordkontra
  }

result = A leosztás eredménye
result-what = Tétel
result-points = Pont
result-sum = Ez a leosztás
result-total = Összesen
result-no-lines = Senki sem nyert vagy vesztett pontot.
piles = A leosztás lapjai
pile-won = { $who ->
    [you] Te
   *[other] { $name }
  }: ütések
pile-laid = skart
pile-hand = kijátszatlan
pile-talon = a talon maradéka
card-points = { $points } pont
next = Következő leosztás
next-waiting = Várjuk a többieket…

sheet-deal = Leosztás
sheet-thrown-in = bedobva
sheet-stop = a befejezést kérték
sheet-withdrawal = távozás elszámolással
sheet-wrong = nem lehetséges
sheet-misdeal = rossz osztás
sheet-empty = Még egy leosztást sem játszottatok le.
final-first = { $who ->
    [you] Te nyerted a partit.
   *[other] { $name } nyerte a partit.
  }
final-shared = Holtverseny az első helyen: { $names }.
margin-won = { $by ->
    [0] Ez éppen elég volt.
   *[other] { $by } ponttal több, mint amennyi kellett.
  }
margin-lost = { $by } pont hiányzott.
margin-feat = { $side ->
    [0] A felvevő párt megcsinálta
   *[1] Az ellenfelek megcsinálták
  } { ACC($bonuses) }.
margin-failed = { $side ->
    [0] A felvevő párt elbukta
   *[1] Az ellenfelek elbukták
  } { ACC($bonuses) }.
reason-contract = amit játszottak
side-0 = a felvevő párt
side-1 = az ellenfelek

replay = Vissza­nézés
again = Újra­játszás
from-here = Folytatás innen
share = Link küldése
link-copied = A link a vágólapon van.
copy-failed = A böngésző nem engedi a másolást. Másold innen:
copy-by-hand = Másolás kézzel
deal-outdated = Ezt a leosztást a maitól eltérő szabályokkal játszották, ezért nem mutatható meg.
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
outcome-thrown-in = Ezt a leosztást nem játsszák le.
sheet-loan = kölcsön
final-graph = A parti alakulása
final-best = A legjobb leosztásod
final-worst = A legrosszabb leosztásod

shuffle-checked = Keverés ellenőrizve
shuffle-without = Keverés ellenőrizve, de a te kezdőértéked nélkül
shuffle-alone = A paklit a szerver egyedül keverte
shuffle-wrong = A keverés nem stimmel
shuffle-cannot = A keverés itt nincs ellenőrizve
shuffle-how = Osztás előtt a szerver rögzített egy titkot; a játékosok böngészői csak ezután adták hozzá a kezdőértéküket. A pakli a kettőből következik.
shuffle-how-all = Osztás előtt a szerver rögzített egy titkot, és minden böngésző egy kezdőértéket. A kezdőértékeket csak azután fedték fel, hogy már mindegyiket rögzítették. A pakli mindezekből következik, ezért senki sem választhatta meg.
shuffle-kept = Ez az a titok, amelynek a lenyomatát a böngésződ előre megkapta.
shuffle-not-told = A böngésződ a leosztás előtt nem kapta meg a szerver rögzített titkának lenyomatát.
shuffle-broken = Nem azt fedték fel, amit előre rögzítettek.
shuffle-own-in = A böngésződ kezdőértéke is benne van.
shuffle-own-out = A böngésződ kezdőértéke nincs benne.
shuffle-cards-same = A látott lapok ebből a pakliból valók.
shuffle-cards-other = A látott lapok nem ebből a pakliból valók.
shuffle-anew-silent = Újrakeverve, mert egy kezdőérték nem érkezett meg időben: { $name }
shuffle-anew-other = Újrakeverve, mert egy kezdőérték nem egyezett az előre rögzítettel: { $name }
shuffle-cannot-why = Ezt a böngésző csak https-en vagy magán a szerver gépén tudja kiszámítani. Mentsd el a bizonyítékot, és ellenőrizd a „tarok verify” paranccsal.
shuffle-seeds = Kezdőértékek
shuffle-save = Bizonyíték mentése
