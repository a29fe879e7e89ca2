# A magyar tarokk szavai: mit licitálnak, mondanak be, fizetnek és utasítanak el.

family-hungarian = Magyar játékok
game-paskievics = Paskievics-tarokk
game-about-paskievics = Ugró licitek, amelyek elárulják a segítőnek, mid van, és néhány figura. Négy játékosnak.
game-illustrated = Illusztrált tarokk
game-about-illustrated = A Paskievics sokkal több figurával, egy-egy ütésre is. Négy játékosnak.
game-illustrated_54 = 54 lapos illusztrált tarokk
game-about-illustrated_54 = Illusztrált tarokk mind az 54 lappal és tizenkét ütéssel. Négy játékosnak.
game-high = Magas tarokk
game-about-high = A leggazdagabb: fácánok, madarak és színcsaládok. Négy játékosnak.

contract-three = hármas
    .acc = a hármast
    .bid = hármat
contract-two = kettes
    .acc = a kettest
    .bid = kettőt
contract-one = egyes
    .acc = az egyest
    .bid = egyet
contract-solo = szóló
    .acc = a szólót
    .bid = szólót

goal-talon = { $talon ->
    [0] a felvevő nem vesz a talonból
   *[other] a felvevő { $talon } lapot vesz a talonból
  }
goal-three = { goal-talon }
goal-two = { goal-talon }
goal-one = { goal-talon }
goal-solo = { goal-talon }

suits-king_ultimo = király-ultimó
suits-king_uhu = király-uhu
suits-king_small_bird = király-kismadár
suits-king_large_bird = király-nagymadár
suits-suit_family = színcsalád
bonus-trula = tulétroá
    .acc = a tulétroát
    .sub = a tulétroára
bonus-kings = négykirály
    .acc = a négykirályt
    .sub = a négykirályra
bonus-double = duplajáték
    .acc = a duplajátékot
    .sub = a duplajátékra
bonus-long_double = hosszú duplajáték
    .acc = a hosszú duplajátékot
    .sub = a hosszú duplajátékra
bonus-valat = volát
    .acc = a volátot
    .sub = a volátra
bonus-pagat_ultimo = pagát{ "\u00AD" }ultimó
    .acc = a pagát{ "\u00AD" }ultimót
    .sub = a pagát{ "\u00AD" }ultimóra
bonus-xxi_catch = XXI-fogás
    .acc = a XXI-fogást
    .sub = a XXI-fogásra
bonus-centrum = centrum
    .acc = a centrumot
    .sub = a centrumra
bonus-small_bird = kismadár
    .acc = a kismadarat
    .sub = a kismadárra
bonus-large_bird = nagymadár
    .acc = a nagymadarat
    .sub = a nagymadárra
bonus-pagat_uhu = pagátuhu
    .acc = a pagátuhut
    .sub = a pagátuhura
bonus-king_ultimo_hearts = kőrkirály-ultimó
    .acc = a kőrkirály-ultimót
    .sub = a kőrkirály-ultimóra
bonus-king_uhu_hearts = kőrkirály-uhu
    .acc = a kőrkirály-uhut
    .sub = a kőrkirály-uhura
bonus-king_ultimo_diamonds = kárókirály-ultimó
    .acc = a kárókirály-ultimót
    .sub = a kárókirály-ultimóra
bonus-king_uhu_diamonds = kárókirály-uhu
    .acc = a kárókirály-uhut
    .sub = a kárókirály-uhura
bonus-king_ultimo_spades = pikk-király-ultimó
    .acc = a pikk-király-ultimót
    .sub = a pikk-király-ultimóra
bonus-king_uhu_spades = pikk-király-uhu
    .acc = a pikk-király-uhut
    .sub = a pikk-király-uhura
bonus-king_ultimo_clubs = treffkirály-ultimó
    .acc = a treffkirály-ultimót
    .sub = a treffkirály-ultimóra
bonus-king_uhu_clubs = treffkirály-uhu
    .acc = a treffkirály-uhut
    .sub = a treffkirály-uhura
bonus-eagle_ultimo = sasultimó
    .acc = a sasultimót
    .sub = a sasultimóra
bonus-eagle_uhu = sasuhu
    .acc = a sasuhut
    .sub = a sasuhura
bonus-pagat_catch = pagátfogás
    .acc = a pagátfogást
    .sub = a pagátfogásra
bonus-pagat_pheasant = pagátfácán
    .acc = a pagátfácánt
    .sub = a pagátfácánra
bonus-eagle_pheasant = sasfácán
    .acc = a sasfácánt
    .sub = a sasfácánra
bonus-pair_pheasant = páros fácán
    .acc = a páros fácánt
    .sub = a páros fácánra
bonus-suit_family_hearts = kőr színcsalád
    .acc = a kőr színcsaládot
    .sub = a kőr színcsaládra
bonus-suit_family_diamonds = káró színcsalád
    .acc = a káró színcsaládot
    .sub = a káró színcsaládra
bonus-suit_family_spades = pikk színcsalád
    .acc = a pikk színcsaládot
    .sub = a pikk színcsaládra
bonus-suit_family_clubs = treff színcsalád
    .acc = a treff színcsaládot
    .sub = a treff színcsaládra
bonus-three_kings = három király
    .acc = a három királyt
    .sub = a három királyra
bonus-closing_pair = zárópáros
    .acc = a zárópárost
    .sub = a zárópárosra
bonus-pagat_small_bird = pagát-kismadár
    .acc = a pagát-kismadarat
    .sub = a pagát-kismadárra
bonus-pagat_large_bird = pagát-nagymadár
    .acc = a pagát-nagymadarat
    .sub = a pagát-nagymadárra
bonus-eagle_small_bird = sas-kismadár
    .acc = a sas-kismadarat
    .sub = a sas-kismadárra
bonus-eagle_large_bird = sas-nagymadár
    .acc = a sas-nagymadarat
    .sub = a sas-nagymadárra
bonus-king_hearts_small_bird = kőrkirály-kismadár
    .acc = a kőrkirály-kismadarat
    .sub = a kőrkirály-kismadárra
bonus-king_hearts_large_bird = kőrkirály-nagymadár
    .acc = a kőrkirály-nagymadarat
    .sub = a kőrkirály-nagymadárra
bonus-king_diamonds_small_bird = kárókirály-kismadár
    .acc = a kárókirály-kismadarat
    .sub = a kárókirály-kismadárra
bonus-king_diamonds_large_bird = kárókirály-nagymadár
    .acc = a kárókirály-nagymadarat
    .sub = a kárókirály-nagymadárra
bonus-king_spades_small_bird = pikk-király-kismadár
    .acc = a pikk-király-kismadarat
    .sub = a pikk-király-kismadárra
bonus-king_spades_large_bird = pikk-király-nagymadár
    .acc = a pikk-király-nagymadarat
    .sub = a pikk-király-nagymadárra
bonus-king_clubs_small_bird = treffkirály-kismadár
    .acc = a treffkirály-kismadarat
    .sub = a treffkirály-kismadárra
bonus-king_clubs_large_bird = treffkirály-nagymadár
    .acc = a treffkirály-nagymadarat
    .sub = a treffkirály-nagymadárra
bonus-taroks_8 = nyolc tarokk
    .acc = a nyolc tarokkot
    .sub = a nyolc tarokkra
bonus-taroks_9 = kilenc tarokk
    .acc = a kilenc tarokkot
    .sub = a kilenc tarokkra
bonus-taroks_10 = tíz tarokk
    .acc = a tíz tarokkot
    .sub = a tíz tarokkra
bonus-taroks_11 = tizenegy tarokk
    .acc = a tizenegy tarokkot
    .sub = a tizenegy tarokkra
bonus-taroks_12 = tizenkét tarokk
    .acc = a tizenkét tarokkot
    .sub = a tizenkét tarokkra

about-trula = skíz, XXI és pagát a ti ütéseitekben
about-kings = mind a négy király a ti ütéseitekben
about-double = { $whole } pontból legalább { $needed } a pártodé
about-long_double = duplajáték legalább hét tarokkal a kézben
about-valat = minden ütés
about-pagat_ultimo = a pagát maga viszi az utolsó ütést
about-xxi_catch = a skízetek elviszi az ellenfelek XXI-esét
about-centrum = az 1–5. ütés, az ötödik a XX-assal
about-small_bird = az 1–6. ütés, { $steps ->
    [1] a hatodik a XXI-essel
   *[2] az ötödik a XX-assal, a hatodik a XXI-essel
  }
about-large_bird = az 1–7. ütés, { $steps ->
    [1] a hetedik a skízzel
   *[3] az ötödik a XX-assal, a hatodik a XXI-essel, a hetedik a skízzel
  }
about-pagat_uhu = a pagát maga viszi az utolsó előtti ütést
about-king_ultimo_hearts = a kőr király viszi az utolsó ütést
about-king_uhu_hearts = a kőr király viszi az utolsó előtti ütést
about-king_ultimo_diamonds = a káró király viszi az utolsó ütést
about-king_uhu_diamonds = a káró király viszi az utolsó előtti ütést
about-king_ultimo_spades = a pikk király viszi az utolsó ütést
about-king_uhu_spades = a pikk király viszi az utolsó előtti ütést
about-king_ultimo_clubs = a treff király viszi az utolsó ütést
about-king_uhu_clubs = a treff király viszi az utolsó előtti ütést
about-eagle_ultimo = a sas, a II-es, viszi az utolsó ütést
about-eagle_uhu = a sas, a II-es, viszi az utolsó előtti ütést
about-pagat_catch = elviszitek az ellenfelek pagátját
about-pagat_pheasant = a pagát viszi az első ütést
about-eagle_pheasant = a sas, a II-es, viszi az első ütést
about-pair_pheasant = a XXI-es viszi az első ütést, benne az I-essel vagy a II-essel
about-suit_family_hearts = az utolsó három ütés kőr lapokkal
about-suit_family_diamonds = az utolsó három ütés káró lapokkal
about-suit_family_spades = az utolsó három ütés pikk lapokkal
about-suit_family_clubs = az utolsó három ütés treff lapokkal
about-three_kings = az utolsó három ütés királyokkal
about-closing_pair = az utolsó két ütés az I-essel és a II-essel
about-pagat_small_bird = a pagát viszi a 6. ütést
about-pagat_large_bird = a pagát viszi a 7. ütést
about-eagle_small_bird = a sas viszi a 6. ütést
about-eagle_large_bird = a sas viszi a 7. ütést
about-king_hearts_small_bird = a kőr király viszi a 6. ütést
about-king_hearts_large_bird = a kőr király viszi a 7. ütést
about-king_diamonds_small_bird = a káró király viszi a 6. ütést
about-king_diamonds_large_bird = a káró király viszi a 7. ütést
about-king_spades_small_bird = a pikk király viszi a 6. ütést
about-king_spades_large_bird = a pikk király viszi a 7. ütést
about-king_clubs_small_bird = a treff király viszi a 6. ütést
about-king_clubs_large_bird = a treff király viszi a 7. ütést
about-taroks = { $more ->
    [yes] legalább { $taroks } tarokk a kézben
   *[no] pontosan { $taroks } tarokk a kézben
  }
about-taroks_8 = { about-taroks }
about-taroks_9 = { about-taroks }
about-taroks_10 = { about-taroks }
about-taroks_11 = { about-taroks }
about-taroks_12 = { about-taroks }
about-throwin = bedobás: ugyanaz oszt újra

card-skis = skíz
    .acc = a skízt
    .ins = a skízzel
card-mond = XXI
    .acc = a XXI-est
    .ins = a XXI-essel
card-pagat = I, a pagát
    .acc = a pagátot
    .ins = a pagáttal
card-tarok = { $numeral ->
        [II] II-es tarokk
        [III] III-as tarokk
        [IIII] IIII-es tarokk
        [V] V-ös tarokk
        [VI] VI-os tarokk
        [VII] VII-es tarokk
        [VIII] VIII-as tarokk
        [IX] IX-es tarokk
        [X] X-es tarokk
        [XI] XI-es tarokk
        [XII] XII-es tarokk
        [XIII] XIII-as tarokk
        [XIV] XIV-es tarokk
        [XV] XV-ös tarokk
        [XVI] XVI-os tarokk
        [XVII] XVII-es tarokk
        [XVIII] XVIII-as tarokk
        [XIX] XIX-es tarokk
        [XX] XX-as tarokk
       *[other] { $numeral } tarokk
    }
    .acc = { $numeral ->
        [II] a II-es tarokkot
        [III] a III-as tarokkot
        [IIII] a IIII-es tarokkot
        [V] az V-ös tarokkot
        [VI] a VI-os tarokkot
        [VII] a VII-es tarokkot
        [VIII] a VIII-as tarokkot
        [IX] a IX-es tarokkot
        [X] a X-es tarokkot
        [XI] a XI-es tarokkot
        [XII] a XII-es tarokkot
        [XIII] a XIII-as tarokkot
        [XIV] a XIV-es tarokkot
        [XV] a XV-ös tarokkot
        [XVI] a XVI-os tarokkot
        [XVII] a XVII-es tarokkot
        [XVIII] a XVIII-as tarokkot
        [XIX] a XIX-es tarokkot
        [XX] a XX-as tarokkot
       *[other] a { $numeral } tarokkot
    }
    .ins = { $numeral ->
        [II] a II-es tarokkal
        [III] a III-as tarokkal
        [IIII] a IIII-es tarokkal
        [V] az V-ös tarokkal
        [VI] a VI-os tarokkal
        [VII] a VII-es tarokkal
        [VIII] a VIII-as tarokkal
        [IX] a IX-es tarokkal
        [X] a X-es tarokkal
        [XI] a XI-es tarokkal
        [XII] a XII-es tarokkal
        [XIII] a XIII-as tarokkal
        [XIV] a XIV-es tarokkal
        [XV] a XV-ös tarokkal
        [XVI] a XVI-os tarokkal
        [XVII] a XVII-es tarokkal
        [XVIII] a XVIII-as tarokkal
        [XIX] a XIX-es tarokkal
        [XX] a XX-as tarokkal
       *[other] a { $numeral } tarokkal
    }
hold = tartom
log-hold = { $who ->
    [you] Tartod a licitet
   *[other] { $name } tartja a licitet
  }.
kontra-3 = szubkontra
kontra-4 = hirskontra
factor-kontra = { $times ->
    [2] kontra
    [4] rekontra
    [8] szubkontra
    [16] hirskontra
   *[32] mordkontra
  }
factor-doubled_round = duplakör
factor-lost_ultimo = elbukott ultimó

line-game = játék
line-trial = sikertelen próba
line-pot = ultimókassza
line-average = átlag

reason-game = amit játszottak
reason-trial = honőr nélkül licitált, és a talonban sem volt
reason-trula = skíz, XXI és pagát egy párnál
reason-kings = mind a négy király egy párnál
reason-double = a pontok háromnegyede
reason-long_double = a pontok háromnegyede
reason-valat = minden ütés
reason-pagat_ultimo = a pagát az utolsó ütésben
reason-xxi_catch = a skíz elvitte a XXI-est
reason-centrum = az 1–5. ütés, az ötödik a XX-assal
reason-small_bird = az 1–6. ütés, a hatodik a XXI-essel
reason-large_bird = az 1–7. ütés, a hetedik a skízzel
reason-pagat_uhu = a pagát az utolsó előtti ütésben
reason-king_ultimo_hearts = a kőr király az utolsó ütésben
reason-king_uhu_hearts = a kőr király az utolsó előtti ütésben
reason-king_ultimo_diamonds = a káró király az utolsó ütésben
reason-king_uhu_diamonds = a káró király az utolsó előtti ütésben
reason-king_ultimo_spades = a pikk király az utolsó ütésben
reason-king_uhu_spades = a pikk király az utolsó előtti ütésben
reason-king_ultimo_clubs = a treff király az utolsó ütésben
reason-king_uhu_clubs = a treff király az utolsó előtti ütésben
reason-eagle_ultimo = a sas, a II-es, az utolsó ütésben
reason-eagle_uhu = a sas, a II-es, az utolsó előtti ütésben
reason-pagat_catch = az ellenfelek pagátja
reason-pagat_pheasant = a pagát az első ütésben
reason-eagle_pheasant = a sas, a II-es, az első ütésben
reason-pair_pheasant = a XXI-es az első ütésben elviszi az I-est vagy a II-est
reason-suit_family_hearts = az utolsó három ütés kőr lapokkal
reason-suit_family_diamonds = az utolsó három ütés káró lapokkal
reason-suit_family_spades = az utolsó három ütés pikk lapokkal
reason-suit_family_clubs = az utolsó három ütés treff lapokkal
reason-three_kings = az utolsó három ütés királyokkal
reason-closing_pair = az utolsó két ütés az I-essel és a II-essel
reason-pagat_small_bird = a pagát a 6. ütésben
reason-pagat_large_bird = a pagát a 7. ütésben
reason-eagle_small_bird = a sas a 6. ütésben
reason-eagle_large_bird = a sas a 7. ütésben
reason-king_hearts_small_bird = a kőr király a 6. ütésben
reason-king_hearts_large_bird = a kőr király a 7. ütésben
reason-king_diamonds_small_bird = a káró király a 6. ütésben
reason-king_diamonds_large_bird = a káró király a 7. ütésben
reason-king_spades_small_bird = a pikk király a 6. ütésben
reason-king_spades_large_bird = a pikk király a 7. ütésben
reason-king_clubs_small_bird = a treff király a 6. ütésben
reason-king_clubs_large_bird = a treff király a 7. ütésben
reason-taroks = { $announced ->
    [1] a játék előtt bejelentve
   *[0] a kézben volt, bejelentés nélkül
  }
reason-taroks_8 = { reason-taroks }
reason-taroks_9 = { reason-taroks }
reason-taroks_10 = { reason-taroks }
reason-taroks_11 = { reason-taroks }
reason-taroks_12 = { reason-taroks }

noted-doubled_1 = duplakör
noted-pot = kassza { $value }
noted-skis_round = a skíz oszt
noted-deals_left = { $value ->
    [1] utolsó leosztás
   *[other] még { $value } leosztás
  }
ask-exchange = Bedobod a lapokat?
ask-announcements = Hívás, bemondás, kontra
bid-must = Itt nem passzolhatsz: tartsd, vagy licitálj magasabbat
call-ask = Hívj egy tarokkot: akinél van, az a segítőd

why-lower_than_bid = Ez kevés: licitálj magasabbat, vagy tartsd, ahol már licitáltál.
why-no_honour = Honőr nélkül csak passzolhatsz.
why-cue_bid = Ez az ugrás a XIX-est vagy a XVIII-ast és egy nagyhonőrt ígér, és ezek nincsenek nálad.
why-cue_bidder_passes = Az invit után már csak passzolhatsz.
why-no_earlier_bid = Invitet csak az adhat, aki már licitált.
why-trial_too_high = Honőr nélkül ilyen magas próbalicitet nem lehet tenni.
why-yield_promises_xx = A passz itt a XX-ast és egy nagyhonőrt ígérne: nélkülük tartanod kell, vagy invitet adnod.
why-worth_five = Királyt, skízt, XXI-est és pagátot nem lehet lefektetni.
why-promised_card = Ezt a lapot a licitben megígérték, és eldönti, ki a hívott.
why-xx_stays = A XX-ast nem lehet lefektetni.
why-eagle_stays = A sast, a II-est nem lehet lefektetni.
why-own_card = A saját lapjaid közül csak a XX-ast hívhatod.
why-highest_missing = A legmagasabb hiányzó tarokkodat hívd, elsőként a XX-ast.
why-call_first = Előbb segítőt kell hívnod.
why-identify_first = Mindenki azt hinné, hogy az ellenpárthoz tartozol: előbb kontrával jelezd, hová tartozol.
why-not_so_many = Nincs ennyi tarokkod; a számnak igaznak kell lennie.
why-declared_already = A tarokkjaidat már bejelentetted.
why-number_of_taroks = Ehhez nincs meg a kellő számú tarokkod.
why-after_valat = A saját volátotok után ezt már nem lehet bemondani.
why-same_turn = A duplajátékot és a volátot nem mondhatod be egyszerre.
why-never_both = Egy párt duplajátékot vagy volátot mond be, nem mindkettőt.
why-earlier_trick_promised = Ezt a lapot már egy korábbi ütésre megígértétek.
why-own_promise = A saját ultimódból te nem csinálhatsz uhut; a segítőd igen.
why-no_upgrade = A bemondott ultimóból itt nem lehet uhu.
why-one_figure_per_trick = Egy ütésre egy párt csak egy figurát mondhat be.
why-trull_promises = A tulétroá honőröket ígér, amelyek nincsenek nálad.
why-against_forehand = Ezt csak az induló ellenfelei mondhatják be, ha tudják magukról, hogy azok.
why-never_doubled = A bejelentett tarokkokat nem lehet kontrázni.
why-side_unknown = Még nem tudhatod biztosan, melyik párthoz tartozik ez a játékos.
why-official_kontra = A hívott lapot te fektetted le: hivatalból kontrát kell mondanod a játékra.
why-declare_taroks = Ehhez be kell jelentened a tarokkjaidat.
why-announce_ultimo = Az invitedet, amelyben a pagát volt az egyetlen honőröd, elfogadták: be kell mondanod a pagátultimót.
why-accepted_with_high_honour = Aki nagyhonőrrel fogadta el az invitet, annak tulétroát kell bemondania.
why-accepted_with_pagat = Aki úgy fogadta el az invitet, hogy a pagát az egyetlen honőre, annak pagátultimót kell bemondania.
why-keep_promised = Ezt a lapot egy későbbi ütésre ígértétek meg: tartsd meg, amíg mást is kijátszhatsz.
why-play_promised = Erre az ütésre megígértek egy lapot: azt kell kijátszanod.
why-earlier_promise = Minden lapodat megígérték: a legkorábbi ütésre ígértet játszd ki.

outcome-passed_out = Mindenki passzolt: ugyanaz oszt újra.
outcome-annulled = Bedobták a lapokat: ugyanaz oszt újra.
outcome-trial_failed = A próbalicitáló nem talált honőrt a talonban.
explain-tie = { $tie ->
    [opponents_need_48_after_kontra] { "" } Kontra után a fele is elég.
    [last_kontra_loses] { "" } Kontra után a fele is elég, ha az ellenfelek kontráztak utoljára.
   *[opponents_win] { "" }
  }
explain-normal = { $who ->
    [you] A játékod:
   *[other] { $name } játéka:
  } { $contract }, értéke { $value }: { $goal }. { explain-need }{ explain-tie }
help-game = Honőrrel licitálhatsz; az ugró licitek elárulják a többieknek, mid van. Mindenki vesz a talonból, a felvevő segítőt hív, aztán jönnek a bemondások.
help-taroks = A tarokk minden színt üt. Fentről lefelé: skíz, XXI, XX és így tovább a II-esig (sas), végül az I (pagát).
help-count = Számolás
help-count-about = A lapokat egyenként számoljuk: király 5, dáma 4, lovas 3, bubi 2, a többi 1; skíz, XXI és I 5.
finish-round = Jöjjön az utolsó kör
finish-hint = A parti véget ér, mielőtt a skízt a következő leosztásban megkapó játékos másodszor osztana. Legfeljebb { $twice } leosztás következik, több csak akkor, ha senki sem kap skízt.

profile-paskievics_pagat = szokásos szabályok
profile-paskievics_tournament_2018 = 2018-as verseny
profile-illustrated_pagat = szokásos szabályok
profile-illustrated_itvb_2019 = ITVB 2019
profile-illustrated54_pomaz = Pomáz 1982
profile-high_kovacs = Kovács szerint


told-cue = { $face ->
    [XVIII] a XVIII-as
    [XVII] a XVII-es
   *[XIX] a XIX-es
  } és egy { $cue_honour ->
    [any] honőr
   *[other] nagyhonőr
  }
told-yield = a XX-as és egy nagyhonőr
noted-of-taroks_laid = { $value ->
    [0] { "" }
   *[other] { $value } tarokkot fektetett
  }
fact-taroks_laid_by_others = tarokkok a többiek skartjában: { $value }
fact-may_be_away = a hívott lap is feküdhet
hat = Elfogták a XXI-esét: ő hordja a kalapot
call-own = a sajátod: egyedül játszol, és senki sem tudja
held-lay-promised_card = { $faces }: a licitben megígérték, ezért kézben marad.
held-lay-xx_stays = Ezt itt nem lehet lefektetni: { $faces }.
held-lay-eagle_stays = Ezt itt nem lehet lefektetni: { $faces }.
held-call-promised_card = Aki ezt a lapot megígérte, az a segítőd: ezt kell hívnod.
held-call-highest_missing = A legmagasabb hiányzó tarokkot kell hívni, mindenekelőtt a XX-ast.
held-call-own_card = Fektettek tarokkot, ezért szabad a hívás; a saját lapjaid közül csak a XX-as hívható.
custom-trula = Szokás: a felvevő a skízt mutatja, más egy nagyhonőrt.
custom-kings = Szokás a tulétroátok után: nálam a legmagasabb ismeretlen tarokk.
custom-double = Szokás a tulétroátok után: nálam a második legmagasabb ismeretlen tarokk.
