# Maga az oldal: gombok, panelek, beállítások.

name = Tarokk
you = Te
nobody = szabad hely
gone = eltávozott játékos
guest = { $number }. vendég
language = Nyelv

deal = Osztás
go-on = Játék folytatása
deal-failed = Az asztalt nem sikerült megnyitni. Próbáld újra.

title-turn = Te jössz – Tarokk
offline = Kapcsolódás…
offline-kept = Kapcsolódás… Amit tettél, megmarad, és elküldjük, amint újra van kapcsolat.
offline-later = A játék most nem folytatódhat. Újrapróbálkozás…
service-unstorable = Most semmit sem lehet elmenteni. Várj egy kicsit: magától folytatódik.
service-silent = A szerver most nem éri el az adatait. Várj egy kicsit: magától folytatódik.
service-slow = A szerver most lassú. Légy egy kis türelemmel.
service-restarting = A szerver újraindul. Pár másodperc múlva újra elérhető lesz, és semmi sem vész el.
broken = Valami elromlott ezen az oldalon. Az asztalon nem veszett el semmi.
reload = Újratöltés
loading = Leülünk az asztalhoz…
opening = Egy pillanat…
no_table = Nincs ilyen asztal.
no_deal = Nincs ilyen leosztás.
nowhere = Ezen a címen nincs semmi.
outdated = Ez az oldal régebbi, mint az asztal, ezért újra betöltődik.
outdated-still = Ez az oldal még mindig régebbi, mint az asztal. Töltsd be újra kis idő múlva, vagy ürítsd ki a böngésző gyorsítótárát.
no_place = Ennél az asztalnál nincs helyed.
busy = A szerver túlterhelt. Próbáld újra néhány másodperc múlva.
too_many = Túl sok kérés érkezett rövid idő alatt. Próbáld újra kicsit később.
too_many_pages = Túl sok oldal van nyitva. Ez egy percen belül visszatér.
elsewhere = Ez az asztal más böngészőlapokon is nyitva van, ezért ez bezárult.
signed_out = Ezt az eszközt egy másikról kijelentkeztették. A helyeidet egy azonosítókulcs vagy egy még bejelentkezett eszközről kapott kód hozza vissza.
expired = Több mint egy éve nem jártál itt, ezért ez az eszköz már nem emlékszik rád. A helyeidet egy azonosítókulcs vagy egy másik eszközödről kapott kód hozza vissza.
play-here = Folytatás itt
also-open = Ez az asztal { $count } böngészőlapon van nyitva.
to-first = Kezdőlap

menu = Menü
close = Bezárás
settings = Beállítások
sheet = Eredménylap
log = Napló
last-trick = Utolsó ütés és talon
pace = Tempó
choice-pace-automatic = automatikus
choice-pace-slow = lassú
choice-pace-step = lépésenként
pace-hint = Érintsd meg az asztalt, ha gyorsítanál.
tap-on = Tovább
finish = Parti befejezése
stop-here = Itt abbahagyom
stop-here-hint = Nincs több leosztás, és nincs záró elszámolás. Az eredménylap megmarad az „Eddigi partijaid” között.
finish-asked = A parti a végéhez közeledik.
finish-after = A parti a mostani leosztás végén fejeződik be. Az asztalnál már most mindenki látja.
finish-not = Mégis játszom tovább
ending-asked = { $who ->
    [you] Ez után a leosztás után befejezed.
   *[other] { $name } ez után a leosztás után befejezi.
  }
new-table = Új asztal
event-back = Vissza a versenyhez
event-counts = Versenyasztal: az itteni pontjaid számítanak.
event-broken = Lejárt az idő. Ez a leosztás nem fejeződött be, és nem számít.
the-end = A parti véget ért

hand = A lapjaid
table = Asztal
seat-cards = { $count } lap
seat-tricks = { $count } ütés
seat-total = { $points } pont
mark-dealer = osztó
mark-forehand = induló
mark-declarer = felvevő
mark-partner = segítő
mark-defender = ellenfél
mark-thinking = ő jön
said-pass = passz
said-kontra = { $level }: { $stake }
seen-cards = Nyílt lapok: { $name }
played-cards = Kijátszott lapok: { $name }

bar = Játék
bar-deal = { $number }. leosztás
bar-plays = { $name }: { $contract }
bar-called = hívott
bar-stake = { $bonus } ({ $name }) { $doubled }
bar-last-deal = utolsó leosztás
bar-partner-you = te vagy a segítő
bar-everyone-alone = mindenki egyedül
value = értéke { $points }

your-turn = Te jössz
wait-for = Következő: { $name }
not-now = most nem lehet
not-your-turn = Nem te jössz.

cut-ask = Emelj vagy kopogj
cut-at = Emelt lapok: { $at }
cut-lift = emelj el { $at } lapot
cut = Emelés
knock = Kopogás
pick-ask = Válassz csomagot
packet = { $number }. csomag
place-ask = Mikor kapjon lapot a talon?
place-first = elsőként
place-after_first_packet = az első csomag után
place-last = utoljára

bid-ask = Mit licitálsz?
newcomer = Új vagy a tarokkban? A lámpa tanácsot ad, a súgó minden játékot elmagyaráz.
newcomer-short = Kezdő vagy? A lámpa tanácsot ad.
bid-must = Mindenki passzolt: te választasz játékot
bids-more = Többi licit ({ $count })
bids-rare = Többi licit
bids-fewer = Kevesebb licit
strength = A lapod
strength-weak = gyenge
strength-fair = licitálható
strength-strong = erős
choose-ask = Játszd, amit licitáltál, vagy licitálj magasabbat
raise-ask = Maradsz, vagy színvolátra emelsz?
pass = Passz
call-ask = Hívj egy királyt: akinél van, az a segítőd
call-own = nálad van
take-ask = Vedd fel a talon egyik részét
take-part = Felveszem: { $number }. rész
talon = Talon
talon-taken = felvéve
lay-ask = Fektess le { $count } lapot
lay-chosen = kiválasztva: { $chosen } / { $count }
lay = Fektetés
play-ask = Játssz ki egy lapot
lead-ask = Te hívsz
takes-trick = { $who ->
    [you] Te viszed
   *[other] { $name } viszi
  } az ütést

ask-announcements = Bemondások és kontrák
announce-done = Kész
say-chosen = Bemondom: { $names }
group-announce = Bemondás
group-kontra = Kontra
value-plus = +{ $points }
you-laid = Lefektetett lapjaid
laid-open = Lefektetett tarokkok: { $name }

no-network = Nincs kapcsolat a szerverrel. Amit eddig játszottál, megvan; a szabályok és a súgó itt is olvasható.

games = Játékok
games-choose = Más játék
with-friends = Barátokkal
join-code = Csatlakozás kóddal
hall = Játék másokkal
along = Átvitel másik eszközre
along-open = Kód egy másik eszközhöz
passkey-open = Azonosítókulcsok
personal = Az adataid
personal-open = Mi van rólad eltárolva
licences = Licencek
licences-open = Licencek
evening-with = játékostársak: { $names }
turn-left = még { $count } óra
house-rules = Házi szabályok
house-more = Házi szabályok egyenként
house-differs = Amiben eltér a szabálykönyvtől:
house-else = Minden más a szabálykönyv szerint van.
house-none = Minden a szabálykönyv szerint van.
house-print = Nyomtatás
profile-own = Saját házi szabályok.
yes = igen
no = nem

bar-sits-out = { $who ->
    [you] most kimaradsz
   *[other] { $name } kimarad
  }
ask = Mit teszel?
choices-barred = további { $count } most nem lehetséges
group-bid = Licit
group-choose = Játékok
group-call = Hívás
group-method = Az osztás módja
group-take = A talon
group-reject = A talon
group-oppose = Kontra
group-throwin = Bedobás
group-surrender = Feladás
group-knock = A pakli
group-cut = A pakli
group-pick = A pakli
group-place = A pakli
talon-drawn = A talonból kaptad
said-throwin = bedobom
said-reject = otthagyom
said-oppose = ellenfél vagyok
said-surrender = feladom
promised = ígérve: { $told }
would-tell = ígéri: { $told }
aimed-at = { $left ->
    [0] Utolsó ütés ({ $trick }.)
    [1] Utolsó előtti ütés ({ $trick }.)
   *[other] { $trick }. ütés
  }
binds = Köti a pártodat: { $faces } ({ $tricks }. ütés).
