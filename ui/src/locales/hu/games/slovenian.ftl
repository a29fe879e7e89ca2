# A szlovén játékok szavai: mit licitálnak, mondanak be, fizetnek és utasítanak el.

family-slovenian = Szlovén játékok
game-slovenian = Szlovén tarokk négyesben
game-about-slovenian = Szlovénia ismert játéka: licitálsz, királyt hívsz, és titkos segítővel játszol. Négy játékosnak.
game-slovenian_3 = Szlovén tarokk hármasban
game-about-slovenian_3 = Ketten a felvevő ellen, fejenként tizenhat lappal. Három játékosnak.
game-slovenian_5 = Szlovén tarokk ötösben
game-about-slovenian_5 = A négyes játék, az osztó kimarad. Öt játékosnak.

contract-klop = klop
    .acc = a klopot
    .bid = klopot
contract-three = hármas
    .acc = a hármast
    .bid = hármat
contract-two = kettes
    .acc = a kettest
    .bid = kettőt
contract-one = egyes
    .acc = az egyest
    .bid = egyet
contract-solo_three = hármas szóló
    .acc = a hármas szólót
    .bid = hármas szólót
contract-solo_two = kettes szóló
    .acc = a kettes szólót
    .bid = kettes szólót
contract-solo_one = egyes szóló
    .acc = az egyes szólót
    .bid = egyes szólót
contract-beggar = betli
    .acc = a betlit
    .bid = betlit
contract-solo_without = tiszta szóló
    .acc = a tiszta szólót
    .bid = tiszta szólót
contract-open_beggar = terített betli
    .acc = a terített betlit
    .bid = terített betlit
contract-colour_valat_without = tiszta színvolát
    .acc = a tiszta színvolátot
    .bid = tiszta színvolátot
contract-valat_without = tiszta volát
    .acc = a tiszta volátot
    .bid = tiszta volátot
contract-colour_valat = színvolát
    .acc = a színvolátot
    .bid = színvolátot

goal-klop = { goal-team }: minél kevesebb pont
goal-three = { goal-team }, { goal-talon }
goal-two = { goal-team }, { goal-talon }
goal-one = { goal-team }, { goal-talon }
goal-solo_three = { goal-team }, { goal-talon }
goal-solo_two = { goal-team }, { goal-talon }
goal-solo_one = { goal-team }, { goal-talon }
goal-beggar = { goal-team }, ütés nélkül
goal-solo_without = { goal-team }, { goal-talon }
goal-open_beggar = { goal-team }, ütés nélkül, kiterített lapokkal
goal-colour_valat_without = { goal-team }, { goal-talon }, minden ütés; a tarokk nem adu
goal-valat_without = { goal-team }, { goal-talon }, minden ütés
goal-colour_valat = minden ütés; a tarokk nem adu

bonus-trula = tulétroá
    .acc = a tulétroát
    .sub = a tulétroára
bonus-kings = négykirály
    .acc = a négykirályt
    .sub = a négykirályra
bonus-king_ultimo = királyultimó
    .acc = a királyultimót
    .sub = a királyultimóra
bonus-pagat_ultimo = pagát{ "\u00AD" }ultimó
    .acc = a pagát{ "\u00AD" }ultimót
    .sub = a pagát{ "\u00AD" }ultimóra
bonus-valat = volát
    .acc = a volátot
    .sub = a volátra

about-trula = skíz, XXI és pagát a ti ütéseitekben
about-kings = mind a négy király a ti ütéseitekben
about-king_ultimo = a felvevő párt viszi az utolsó ütést, benne a hívott királlyal
about-pagat_ultimo = a pagát viszi az utolsó ütést
about-valat = minden ütés

line-difference = különbözet
line-mond = elvesztett XXI-es
line-klop = klop
line-renonce = renonsz
line-misdeal = rossz osztás
line-radl_end = megmaradt rádlik

reason-difference = mennyire térnek el a pontok 35-től
sum-difference = { $more } − { $less } = { $exact }{ $rounded ->
    [0] { "" }
   *[other] , kerekítve: { $paid }
  }
reason-mond = a skíz elfogta, vagy a talonban maradt
reason-klop = elvitt pontok, vagy egy ütés sem
reason-renonce = a játékszabályok ellen
reason-misdeal = rosszul osztva
reason-radl_end = a végéig nem használták fel
reason-trula = skíz, XXI és pagát egy párnál
reason-kings = mind a négy király egy párnál
reason-king_ultimo = a hívott király az utolsó ütésben
reason-pagat_ultimo = a pagát az utolsó ütésben
reason-valat = minden ütés

factor-radl = rádli

why-lower_than_bid = Ez kevés: licitálj magasabbat, vagy ugyanannyit, ha a másik licitáló előtt ülsz.
why-forehand_alone = Klopot és hármast csak az induló játszhat, ha mindenki más passzolt.
why-compulsory_klop = Ez a leosztás kötelező klop: csak a tiszta szólót és annál magasabbat lehet licitálni.
why-below_bid = Ennél magasabbat licitáltál; azt játszod, amit licitáltál, vagy magasabbat.
why-worth_five = Királyt, skízt, XXI-est és pagátot nem lehet lefektetni.
why-side_unknown = Még nem tudhatod biztosan, melyik párthoz tartozik ez a játékos.
why-valat_stands = Volátot mondtak be: más már nem számít.
why-overtake = Itt ütnöd kell, ha tudsz: adj erősebb lapot.
why-pagat_last = A pagátot csak akkor játszhatod ki, ha mást nem lehet.
why-keep_announced = Ezzel a lappal ultimót mondtál be: tartsd meg, amíg mást is kijátszhatsz.

finish-round = Jöjjön az utolsó kör
finish-hint = A következő leosztás skízkör: aki a skízt kapja, az osztja az utolsó leosztást. Legfeljebb { $most } leosztás következik, több csak akkor, ha senki sem kap skízt.
finish-radli = { $radli } rádlid van. A végén megmaradókért fizetsz: { $cost }, ha semmi sem változik.
bar-radl = rádli ×2
noted-compulsory_klop = kötelező klop
noted-skis_round = skízkör
vitamin = vitamin
log-compulsory_klop = Ez a leosztás kötelező klop.
log-skis_round = Ez skízkör.
log-knock = { $who ->
    [you] Kopogsz
   *[other] { $name } kopog
  }: egész csomagokban osztunk.
log-vitamin = Vitamin: { $card }.
log-no-tarok = { $who ->
    [you] Nincs tarokkod
   *[other] { $name } kezében nincs tarokk
  }: a lapokat bedobjuk.
help-game = 54 lap: 22 tarokk, ezek az aduk, és négy szín. A legtöbb játékban a felvevő pártnak a pontok több mint felét kell megszereznie.
explain-klop = Klop: mindenki egyedül játszik, és minél kevesebb pontot akar. Aki nem üt, { $value } pontot kap, aki { $half } pontnál többet üt, { $value } pontot veszít.
explain-normal = { $who ->
    [you] A játékod:
   *[other] { $name } játéka:
  } { $contract }, értéke { $value } és a különbözet: { $goal }. { explain-need }
explain-solo_without = { $who ->
    [you] A játékod:
   *[other] { $name } játéka:
  } { $contract }, nyerve vagy vesztve { $value }: { $goal }. { explain-need }
help-difference = { $seats ->
    [3] Hármasban, kettesben és egyesben
   *[other] Hármasban, kettesben és egyesben, szólóban is,
  } a különbözet is számít: mennyivel tér el a pontszám { $half } ponttól{ $rounding ->
    [5] , ötösökre kerekítve
   *[1] { "" }
  }.
help-taroks = A tarokk minden színt üt. Fentről lefelé: skíz, XXI, XX és így tovább II-esig, végül az I (pagát).
help-black = A fekete színek fentről lefelé: király, dáma, lovas, bubi, 10, 9, 8, 7.
help-red = A piros színekben a bubi alatt fordítva: az 1 üti a 2-t, a 2 a 3-at, a 3 a 4-et.
help-count-about = A lapokat hármasával számoljuk: add össze a három lapot, és vonj le 2-t. Ha egy vagy két lap marad, 1-et vonj le. Az 54 lap együtt 70 pont.
outcome-no_tarok = Ugyanaz oszt újra, és kötelező klop következik.
result-radli = Rádlik
radl-new = mindenki kap egy rádlit
radl-cancelled = { $who ->
    [you] a rádlid törölve
   *[other] { $name } rádlija törölve
  }
sheet-radli = Rádlik
radli-count = { $count } rádli
margin-mond = { $who ->
    [you] Elvesztetted a XXI-est.
   *[other] { $name } elvesztette a XXI-est.
  }
why-mond_lead = Ebben a klopban a XXI-est nem szabad hívni, amíg a skíz ki nem jött.
why-skis_first = Betliben itt a skízt kell először hívni.
why-suits_first = Színvolátban itt előbb a színeket kell hívni, csak aztán a tarokkot.
why-called_card = A hívott lapot nem lehet lefektetni.
why-no_king_called = Mind a négy király nálad van: ezt a királyt itt nem hívhatod.
contract-piccolo = pikoló
    .acc = a pikolót
    .bid = pikolót
goal-piccolo = { goal-team }, pontosan egy ütés
profile-slovenian = szokásos szabályok
profile-slovenian_3 = szokásos szabályok
profile-slovenian_5 = szokásos szabályok
valat-alone = Más nem számít.
bonus-vogel_frei = szabad, mint a madár
about-vogel_frei = a pagát szabad: bármikor kijátszható
about-throwin = ugyanaz oszt újra
ask-annulling = Bedobod a lapokat?
outcome-annulled = Bedobták a lapokat, ugyanaz oszt újra.
kontra-4 = { $kontras ->
    [5] hirskontra
   *[other] mordkontra
  }
factor-kontra = { $times ->
    [2] kontra
    [4] rekontra
    [8] szubkontra
    [16] { $kontras ->
        [5] hirskontra
       *[other] mordkontra
      }
   *[32] mordkontra
  }
log-pass-annulling = { $who ->
    [you] Megtartod
   *[other] { $name } megtartja
  } a lapokat.
