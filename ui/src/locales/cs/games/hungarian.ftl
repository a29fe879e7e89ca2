# Slova maďarských taroků: co se licituje, hlásí, platí a odmítá.

family-hungarian = Maďarské hry
game-paskievics = Maďarské taroky: Paskievics
game-about-paskievics = Licitace se skoky, které partnerovi říkají, co máš, a několik hlášek. Pro čtyři hráče.
game-illustrated = Ilustrované maďarské taroky
game-about-illustrated = Paskievics s mnoha dalšími hláškami na určité zdvihy. Pro čtyři hráče.
game-illustrated_54 = Ilustrované maďarské taroky s 54 kartami
game-about-illustrated_54 = Ilustrované taroky se všemi 54 kartami a dvanácti zdvihy. Pro čtyři hráče.
game-high = Vysoké maďarské taroky
game-about-high = Nejbohatší ze všech: bažanti, ptáci a rodiny barev. Pro čtyři hráče.

contract-three = tři
contract-two = dvě
contract-one = jedna
    .acc = jednu
contract-solo = sólo

goal-talon = { $talon ->
    [0] aktér nebere z talonu nic
    [one] aktér bere { $talon } kartu z talonu
    [few] aktér bere { $talon } karty z talonu
   *[other] aktér bere { $talon } karet z talonu
  }
goal-three = { goal-talon }
goal-two = { goal-talon }
goal-one = { goal-talon }
goal-solo = { goal-talon }

suits-king_ultimo = král ultimo
suits-king_uhu = král uhu
suits-king_small_bird = malý pták: král
suits-king_large_bird = velký pták: král
suits-suit_family = barevná rodina
bonus-trula = trul
bonus-kings = čtyři králové
    .acc = čtyři krále
bonus-double = dvojhra
    .acc = dvojhru
bonus-long_double = dlouhá dvojhra
    .acc = dlouhou dvojhru
bonus-valat = valát
bonus-pagat_ultimo = pagát ultimo
bonus-xxi_catch = chycený XXI
    .acc = chyceného XXI
bonus-centrum = centrum
bonus-small_bird = malý pták
    .acc = malého ptáka
bonus-large_bird = velký pták
    .acc = velkého ptáka
bonus-pagat_uhu = pagát uhu
bonus-king_ultimo_hearts = srdcový král ultimo
bonus-king_uhu_hearts = srdcový král uhu
bonus-king_ultimo_diamonds = kárový král ultimo
bonus-king_uhu_diamonds = kárový král uhu
bonus-king_ultimo_spades = pikový král ultimo
bonus-king_uhu_spades = pikový král uhu
bonus-king_ultimo_clubs = křížový král ultimo
bonus-king_uhu_clubs = křížový král uhu
bonus-eagle_ultimo = orel ultimo
bonus-eagle_uhu = orel uhu
bonus-pagat_catch = chycený pagát
    .acc = chyceného pagáta
bonus-pagat_pheasant = pagátův bažant
    .acc = pagátova bažanta
bonus-eagle_pheasant = orlův bažant
    .acc = orlova bažanta
bonus-pair_pheasant = párový bažant
    .acc = párového bažanta
bonus-suit_family_hearts = srdcová rodina
    .acc = srdcovou rodinu
bonus-suit_family_diamonds = kárová rodina
    .acc = károvou rodinu
bonus-suit_family_spades = piková rodina
    .acc = pikovou rodinu
bonus-suit_family_clubs = křížová rodina
    .acc = křížovou rodinu
bonus-three_kings = tři králové
    .acc = tři krále
bonus-closing_pair = závěrečný pár
bonus-pagat_small_bird = malý pták s pagátem
    .acc = malého ptáka s pagátem
bonus-pagat_large_bird = velký pták s pagátem
    .acc = velkého ptáka s pagátem
bonus-eagle_small_bird = malý pták s orlem
    .acc = malého ptáka s orlem
bonus-eagle_large_bird = velký pták s orlem
    .acc = velkého ptáka s orlem
bonus-king_hearts_small_bird = malý pták: srdcový král
    .acc = malého ptáka: srdcový král
bonus-king_hearts_large_bird = velký pták: srdcový král
    .acc = velkého ptáka: srdcový král
bonus-king_diamonds_small_bird = malý pták: kárový král
    .acc = malého ptáka: kárový král
bonus-king_diamonds_large_bird = velký pták: kárový král
    .acc = velkého ptáka: kárový král
bonus-king_spades_small_bird = malý pták: pikový král
    .acc = malého ptáka: pikový král
bonus-king_spades_large_bird = velký pták: pikový král
    .acc = velkého ptáka: pikový král
bonus-king_clubs_small_bird = malý pták: křížový král
    .acc = malého ptáka: křížový král
bonus-king_clubs_large_bird = velký pták: křížový král
    .acc = velkého ptáka: křížový král
bonus-taroks_8 = osm taroků
bonus-taroks_9 = devět taroků
bonus-taroks_10 = deset taroků
bonus-taroks_11 = jedenáct taroků
bonus-taroks_12 = dvanáct taroků

about-trula = škýz, XXI a pagát ve vašich zdvizích
about-kings = všichni čtyři králové ve vašich zdvizích
about-double = vaše strana vezme aspoň { $needed } z celkových { $whole } bodů
about-long_double = dvojhra se sedmi a více taroky v ruce
about-valat = všechny zdvihy
about-pagat_ultimo = pagát sám bere poslední zdvih
about-xxi_catch = váš škýz bere XXI druhé strany
about-centrum = zdvihy 1 až 5, pátý s XX
about-small_bird = zdvihy 1 až 6, { $steps ->
    [1] šestý s XXI
   *[2] pátý s XX, šestý s XXI
  }
about-large_bird = zdvihy 1 až 7, { $steps ->
    [1] sedmý se škýzem
   *[3] pátý s XX, šestý s XXI, sedmý se škýzem
  }
about-pagat_uhu = pagát sám bere předposlední zdvih
about-king_ultimo_hearts = srdcový král bere poslední zdvih
about-king_uhu_hearts = srdcový král bere předposlední zdvih
about-king_ultimo_diamonds = kárový král bere poslední zdvih
about-king_uhu_diamonds = kárový král bere předposlední zdvih
about-king_ultimo_spades = pikový král bere poslední zdvih
about-king_uhu_spades = pikový král bere předposlední zdvih
about-king_ultimo_clubs = křížový král bere poslední zdvih
about-king_uhu_clubs = křížový král bere předposlední zdvih
about-eagle_ultimo = orel, tarok II, bere poslední zdvih
about-eagle_uhu = orel, tarok II, bere předposlední zdvih
about-pagat_catch = berete pagáta druhé strany
about-pagat_pheasant = pagát bere první zdvih
about-eagle_pheasant = orel, tarok II, bere první zdvih
about-pair_pheasant = XXI bere první zdvih, ve kterém je I nebo II
about-suit_family_hearts = srdcové karty berou poslední tři zdvihy
about-suit_family_diamonds = kárové karty berou poslední tři zdvihy
about-suit_family_spades = pikové karty berou poslední tři zdvihy
about-suit_family_clubs = křížové karty berou poslední tři zdvihy
about-three_kings = králové berou poslední tři zdvihy
about-closing_pair = poslední dva zdvihy s I a II
about-pagat_small_bird = pagát bere 6. zdvih
about-pagat_large_bird = pagát bere 7. zdvih
about-eagle_small_bird = orel bere 6. zdvih
about-eagle_large_bird = orel bere 7. zdvih
about-king_hearts_small_bird = srdcový král bere 6. zdvih
about-king_hearts_large_bird = srdcový král bere 7. zdvih
about-king_diamonds_small_bird = kárový král bere 6. zdvih
about-king_diamonds_large_bird = kárový král bere 7. zdvih
about-king_spades_small_bird = pikový král bere 6. zdvih
about-king_spades_large_bird = pikový král bere 7. zdvih
about-king_clubs_small_bird = křížový král bere 6. zdvih
about-king_clubs_large_bird = křížový král bere 7. zdvih
about-taroks = { $more ->
    [yes] aspoň { $taroks } taroků v ruce
   *[no] přesně { $taroks } taroků v ruce
  }
about-taroks_8 = { about-taroks }
about-taroks_9 = { about-taroks }
about-taroks_10 = { about-taroks }
about-taroks_11 = { about-taroks }
about-taroks_12 = { about-taroks }
about-throwin = hra se ruší: rozdává znovu stejný hráč

card-skis = škýz
    .acc = škýze
    .ins = škýzem
card-mond = XXI
card-pagat = I, pagát
    .acc = pagáta
card-tarok = tarok { $numeral }
hold = držím
log-hold = { $who ->
    [you] Držíš
   *[other] { $name } drží
  }.
kontra-3 = subkontra
kontra-4 = hirskontra
factor-kontra = { $times ->
    [2] kontra
    [4] rekontra
    [8] subkontra
    [16] hirskontra
   *[32] mordkontra
  }
factor-doubled_round = dvojité kolo
factor-lost_ultimo = prohrané ultimo

line-game = hra
line-trial = nezdařený pokus
line-pot = bank na ultimo
line-average = průměr

reason-game = co se hrálo
reason-trial = licitováno bez honéru a v talonu žádný nebyl
reason-trula = škýz, XXI a pagát na jedné straně
reason-kings = všichni čtyři králové na jedné straně
reason-double = tři čtvrtiny bodů
reason-long_double = tři čtvrtiny bodů
reason-valat = všechny zdvihy
reason-pagat_ultimo = pagát v posledním zdvihu
reason-xxi_catch = škýz vzal XXI
reason-centrum = zdvihy 1 až 5, pátý s XX
reason-small_bird = zdvihy 1 až 6, šestý s XXI
reason-large_bird = zdvihy 1 až 7, sedmý se škýzem
reason-pagat_uhu = pagát v předposledním zdvihu
reason-king_ultimo_hearts = v posledním zdvihu
reason-king_uhu_hearts = v předposledním zdvihu
reason-king_ultimo_diamonds = v posledním zdvihu
reason-king_uhu_diamonds = v předposledním zdvihu
reason-king_ultimo_spades = v posledním zdvihu
reason-king_uhu_spades = v předposledním zdvihu
reason-king_ultimo_clubs = v posledním zdvihu
reason-king_uhu_clubs = v předposledním zdvihu
reason-eagle_ultimo = orel, tarok II, v posledním zdvihu
reason-eagle_uhu = orel, tarok II, v předposledním zdvihu
reason-pagat_catch = pagát druhé strany
reason-pagat_pheasant = pagát v prvním zdvihu
reason-eagle_pheasant = orel, tarok II, v prvním zdvihu
reason-pair_pheasant = XXI bere v prvním zdvihu I nebo II
reason-suit_family_hearts = v posledních třech zdvizích
reason-suit_family_diamonds = v posledních třech zdvizích
reason-suit_family_spades = v posledních třech zdvizích
reason-suit_family_clubs = v posledních třech zdvizích
reason-three_kings = v posledních třech zdvizích
reason-closing_pair = v posledních dvou zdvizích
reason-pagat_small_bird = pagát v 6. zdvihu
reason-pagat_large_bird = pagát v 7. zdvihu
reason-eagle_small_bird = orel v 6. zdvihu
reason-eagle_large_bird = orel v 7. zdvihu
reason-king_hearts_small_bird = v 6. zdvihu
reason-king_hearts_large_bird = v 7. zdvihu
reason-king_diamonds_small_bird = v 6. zdvihu
reason-king_diamonds_large_bird = v 7. zdvihu
reason-king_spades_small_bird = v 6. zdvihu
reason-king_spades_large_bird = v 7. zdvihu
reason-king_clubs_small_bird = v 6. zdvihu
reason-king_clubs_large_bird = v 7. zdvihu
reason-taroks = { $announced ->
    [1] ohlášeno před hrou
   *[0] v ruce, ale neohlášeno
  }
reason-taroks_8 = { reason-taroks }
reason-taroks_9 = { reason-taroks }
reason-taroks_10 = { reason-taroks }
reason-taroks_11 = { reason-taroks }
reason-taroks_12 = { reason-taroks }

noted-doubled_1 = dvojité kolo
noted-pot = bank { $value }
noted-skis_round = rozdává ten, kdo má škýze
noted-deals_left = { $value ->
    [one] poslední hra
    [few] ještě { $value } hry
   *[other] ještě { $value } her
  }
ask-exchange = Zrušíš hru?
ask-announcements = Volání, hlášky, kontra
bid-must = Tady nemůžeš říct dál: drž, nebo licituj výš
call-ask = Zavolej tarok: kdo ho má, je tvůj partner

why-lower_than_bid = To nestačí: musíš licitovat víc, nebo držet.
why-no_honour = Bez honéru můžeš říct jen dál.
why-cue_bid = Takový skok slibuje XIX nebo XVIII a vysoký honér, a ty je nemáš.
why-cue_bidder_passes = Po invitu už můžeš říct jen dál.
why-no_earlier_bid = Invit smí dát jen ten, kdo už licitoval.
why-trial_too_high = Bez honéru se tak vysoko zkoušet nedá.
why-yield_promises_xx = Dál by tu slibovalo XX a vysoký honér: bez nich musíš držet, nebo dát invit.
why-worth_five = Králové, škýz, XXI a pagát se neodkládají.
why-promised_card = Tato karta je slíbena licitací.
why-xx_stays = XX se neodkládá.
why-eagle_stays = Orel, tarok II, se neodkládá.
why-own_card = Ze svých karet můžeš volat jen XX.
why-highest_missing = Volej nejvyšší tarok, který ti chybí, nejprve XX.
why-call_first = Nejdřív musíš zavolat partnera.
why-identify_first = Nejdřív ukaž, na čí straně jsi: dej kontru, nebo ohlas něco, co to prozradí.
why-not_so_many = Tolik taroků nemáš; počet musí být pravdivý.
why-declared_already = Tvoje taroky už jsou ohlášeny.
why-number_of_taroks = Na to nemáš správný počet taroků.
why-after_valat = Po vlastním valátu se to už hlásit nedá.
why-same_turn = Dvojhru a valát nesmíš ohlásit najednou.
why-never_both = Strana hlásí dvojhru, nebo valát, ne obojí.
why-earlier_trick_promised = Tato karta je už slíbena dřívějšímu zdvihu.
why-own_promise = Vlastní ultimo na uhu změnit nemůžeš; partner smí.
why-no_upgrade = Ohlášené ultimo tu na uhu změnit nelze.
why-one_figure_per_trick = Na jeden zdvih smí strana ohlásit jen jednu hlášku.
why-trull_promises = Trul slibuje honéry, které nemáš.
why-against_forehand = To smějí ohlásit jen protihráči předáka, pokud to o sobě vědí.
why-never_doubled = Ohlášené taroky nelze kontrovat.
why-side_unknown = Ještě není jisté, na čí straně tento hráč je.
why-official_kontra = Volaná karta je mezi tvými odloženými: musíš dát kontru hře.
why-declare_taroks = K této hlášce musíš ohlásit své taroky.
why-announce_ultimo = Tvůj invit s pagátem jako jediným honérem byl přijat: musíš ohlásit pagát ultimo.
why-accepted_with_high_honour = Kdo přijal invit s vysokým honérem, musí ohlásit trul.
why-accepted_with_pagat = Kdo přijal invit s pagátem jako jediným honérem, musí ohlásit pagát ultimo.
why-keep_promised = Tato karta je slíbena pozdějšímu zdvihu: nech si ji.
why-play_promised = Tomuto zdvihu je slíbena karta: musíš ji zahrát.
why-earlier_promise = Všechny tvé karty jsou slíbeny: hraj tu pro nejbližší zdvih.

outcome-passed_out = Všichni řekli dál: rozdává znovu stejný hráč.
outcome-annulled = Hra je zrušena: rozdává znovu stejný hráč.
outcome-trial_failed = Pokus nenašel žádný honér.
explain-tie = { $tie ->
    [opponents_need_48_after_kontra] { "" } Po kontře stačí polovina.
    [last_kontra_loses] { "" } Po kontře stačí polovina, pokud naposledy zdvojili protihráči.
   *[opponents_win] { "" }
  }
explain-normal = { $who ->
    [you] Hraješ
   *[other] { $name } hraje
  } { ACC($contract) }, hodnota { $value }: { $goal }. { explain-need }{ explain-tie }
help-game = Kdo má honér, smí licitovat; skoky říkají ostatním, co má. Všichni berou z talonu. Aktér volá partnera a pak každý hlásí, co chce udělat.
help-taroks = Taroky přebíjejí každou barvu. Od nejvyššího: škýz, XXI, XX a tak dále až po II (orel), nakonec I (pagát).
help-count = Počítání
help-count-about = Karty se počítají po jedné: král 5, dáma 4, kaval 3, kluk 2, ostatní 1; škýz, XXI a I po 5.
finish-round = Odehrát poslední kolo
finish-hint = Partie skončí, než by podruhé rozdával ten, kdo v příští hře dostane škýze. Zbývajících her bude nejvýš { $twice }, víc jen tehdy, nedostane-li škýze nikdo.

profile-paskievics_pagat = obvyklá pravidla (pagat.com)
profile-paskievics_tournament_2018 = soutěž 2018
profile-illustrated_pagat = obvyklá pravidla (pagat.com)
profile-illustrated_itvb_2019 = ITVB 2019
profile-illustrated54_pomaz = Pomáz 1982
profile-high_kovacs = podle Kovácse


told-cue = { $face } a { $cue_honour ->
    [any] honér
   *[other] vysoký honér
  }
told-yield = XX a vysoký honér
noted-of-taroks_laid = { $value ->
    [0] { "" }
    [one] odložen { $value } tarok
    [few] odloženy { $value } taroky
   *[other] odloženo { $value } taroků
  }
fact-taroks_laid_by_others = taroky odložené ostatními: { $value }
fact-may_be_away = volaná karta může být odložená
hat = Ztracený XXI: nosí klobouk
call-own = tvoje: hraješ bez partnera a nikdo to neví
held-lay-promised_card = { $faces }: slíbeno v licitaci, proto zůstává v ruce.
held-lay-xx_stays = { $faces } tu zůstává v ruce.
held-lay-eagle_stays = { $faces } tu zůstává v ruce.
held-call-promised_card = Kdo tuto kartu slíbil, je tvůj partner: musíš ji volat.
held-call-highest_missing = Volá se nejvyšší tarok, který ti chybí; začíná se od XX.
held-call-own_card = Byl odložen tarok, volání je proto volné; z vlastních karet smíš volat jen XX.
custom-trula = Zvyk: aktér ukazuje škýze, ostatní vysoký honér.
custom-kings = Zvyk po vašem trulu: mám nejvyšší dosud neznámý tarok.
custom-double = Zvyk po vašem trulu: mám druhý nejvyšší dosud neznámý tarok.
