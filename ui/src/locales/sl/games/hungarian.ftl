# Besede madžarskega taroka: kar se tam licitira, napove, plača in zavrne.

family-hungarian = Madžarske igre
game-paskievics = Madžarski tarok: Paskievics
game-about-paskievics = Licitacija s skoki, ki soigralcu povedo, kaj imaš, in nekaj napovedi. Za štiri igralce.
game-illustrated = Ilustrirani madžarski tarok
game-about-illustrated = Paskievics s še mnogo napovedmi, obljubljenimi za določene štihe. Za štiri igralce.
game-illustrated_54 = Ilustrirani madžarski tarok s 54 kartami
game-about-illustrated_54 = Ilustrirani tarok z vsemi 54 kartami in dvanajstimi štihi. Za štiri igralce.
game-high = Visoki madžarski tarok
game-about-high = Najbogatejša: fazani, ptiči in družine barv. Za štiri igralce.

contract-three = tri
contract-two = dva
contract-one = ena
contract-solo = solo

goal-talon = { $talon ->
    [0] igralec ne vzame ničesar iz talona
    [one] igralec vzame { $talon } karto iz talona
    [two] igralec vzame { $talon } karti iz talona
    [few] igralec vzame { $talon } karte iz talona
   *[other] igralec vzame { $talon } kart iz talona
  }
goal-three = { goal-talon }
goal-two = { goal-talon }
goal-one = { goal-talon }
goal-solo = { goal-talon }

suits-king_ultimo = kralj ultimo
suits-king_uhu = kralj uhu
suits-king_small_bird = mali ptič: kralj
suits-king_large_bird = veliki ptič: kralj
suits-suit_family = družina barve
bonus-trula = trula
    .acc = trulo
    .gen = trule
bonus-kings = štirje kralji
    .acc = štiri kralje
    .gen = štirih kraljev
bonus-double = dvojna igra
    .acc = dvojno igro
    .gen = dvojne igre
bonus-long_double = dolga dvojna igra
    .acc = dolgo dvojno igro
    .gen = dolge dvojne igre
bonus-valat = valat
    .gen = valata
bonus-pagat_ultimo = pagat ultimo
bonus-xxi_catch = ujeti XXI
    .gen = ujetega XXI
bonus-centrum = centrum
    .gen = centruma
bonus-small_bird = mali ptič
    .acc = malega ptiča
    .gen = malega ptiča
bonus-large_bird = veliki ptič
    .acc = velikega ptiča
    .gen = velikega ptiča
bonus-pagat_uhu = pagat uhu
bonus-king_ultimo_hearts = srčev kralj ultimo
bonus-king_uhu_hearts = srčev kralj uhu
bonus-king_ultimo_diamonds = karov kralj ultimo
bonus-king_uhu_diamonds = karov kralj uhu
bonus-king_ultimo_spades = pikov kralj ultimo
bonus-king_uhu_spades = pikov kralj uhu
bonus-king_ultimo_clubs = križev kralj ultimo
bonus-king_uhu_clubs = križev kralj uhu
bonus-eagle_ultimo = orel ultimo
bonus-eagle_uhu = orel uhu
bonus-pagat_catch = ujeti pagat
    .acc = ujetega pagata
    .gen = ujetega pagata
bonus-pagat_pheasant = pagatov fazan
    .acc = pagatovega fazana
    .gen = pagatovega fazana
bonus-eagle_pheasant = orlov fazan
    .acc = orlovega fazana
    .gen = orlovega fazana
bonus-pair_pheasant = parni fazan
    .acc = parnega fazana
    .gen = parnega fazana
bonus-suit_family_hearts = družina srčevih kart
    .acc = družino srčevih kart
    .gen = družine srčevih kart
bonus-suit_family_diamonds = družina karovih kart
    .acc = družino karovih kart
    .gen = družine karovih kart
bonus-suit_family_spades = družina pikovih kart
    .acc = družino pikovih kart
    .gen = družine pikovih kart
bonus-suit_family_clubs = družina križevih kart
    .acc = družino križevih kart
    .gen = družine križevih kart
bonus-three_kings = trije kralji
    .acc = tri kralje
    .gen = treh kraljev
bonus-closing_pair = sklepni par
    .gen = sklepnega para
bonus-pagat_small_bird = mali ptič s pagatom
    .acc = malega ptiča s pagatom
    .gen = malega ptiča s pagatom
bonus-pagat_large_bird = veliki ptič s pagatom
    .acc = velikega ptiča s pagatom
    .gen = velikega ptiča s pagatom
bonus-eagle_small_bird = mali ptič z orlom
    .acc = malega ptiča z orlom
    .gen = malega ptiča z orlom
bonus-eagle_large_bird = veliki ptič z orlom
    .acc = velikega ptiča z orlom
    .gen = velikega ptiča z orlom
bonus-king_hearts_small_bird = mali ptič: srčev kralj
    .acc = malega ptiča: srčev kralj
    .gen = malega ptiča: srčev kralj
bonus-king_hearts_large_bird = veliki ptič: srčev kralj
    .acc = velikega ptiča: srčev kralj
    .gen = velikega ptiča: srčev kralj
bonus-king_diamonds_small_bird = mali ptič: karov kralj
    .acc = malega ptiča: karov kralj
    .gen = malega ptiča: karov kralj
bonus-king_diamonds_large_bird = veliki ptič: karov kralj
    .acc = velikega ptiča: karov kralj
    .gen = velikega ptiča: karov kralj
bonus-king_spades_small_bird = mali ptič: pikov kralj
    .acc = malega ptiča: pikov kralj
    .gen = malega ptiča: pikov kralj
bonus-king_spades_large_bird = veliki ptič: pikov kralj
    .acc = velikega ptiča: pikov kralj
    .gen = velikega ptiča: pikov kralj
bonus-king_clubs_small_bird = mali ptič: križev kralj
    .acc = malega ptiča: križev kralj
    .gen = malega ptiča: križev kralj
bonus-king_clubs_large_bird = veliki ptič: križev kralj
    .acc = velikega ptiča: križev kralj
    .gen = velikega ptiča: križev kralj
bonus-taroks_8 = osem tarokov
    .gen = osmih tarokov
bonus-taroks_9 = devet tarokov
    .gen = devetih tarokov
bonus-taroks_10 = deset tarokov
    .gen = desetih tarokov
bonus-taroks_11 = enajst tarokov
    .gen = enajstih tarokov
bonus-taroks_12 = dvanajst tarokov
    .gen = dvanajstih tarokov

about-trula = skíz, XXI in pagat v vaših štihih
about-kings = vsi štirje kralji v vaših štihih
about-double = vaša stran vzame vsaj { $needed } od { $whole } točk
about-long_double = dvojna igra s sedmimi taroki ali več v roki
about-valat = vsi štihi
about-pagat_ultimo = pagat sam dobi zadnji štih
about-xxi_catch = vaš skíz vzame XXI druge strani
about-centrum = štihi od 1 do 5, petega z XX
about-small_bird = štihi od 1 do 6, { $steps ->
    [1] šestega z XXI
   *[2] petega z XX, šestega z XXI
  }
about-large_bird = štihi od 1 do 7, { $steps ->
    [1] sedmega s skízom
   *[3] petega z XX, šestega z XXI, sedmega s skízom
  }
about-pagat_uhu = pagat sam dobi predzadnji štih
about-king_ultimo_hearts = srčev kralj dobi zadnji štih
about-king_uhu_hearts = srčev kralj dobi predzadnji štih
about-king_ultimo_diamonds = karov kralj dobi zadnji štih
about-king_uhu_diamonds = karov kralj dobi predzadnji štih
about-king_ultimo_spades = pikov kralj dobi zadnji štih
about-king_uhu_spades = pikov kralj dobi predzadnji štih
about-king_ultimo_clubs = križev kralj dobi zadnji štih
about-king_uhu_clubs = križev kralj dobi predzadnji štih
about-eagle_ultimo = orel, tarok II, dobi zadnji štih
about-eagle_uhu = orel, tarok II, dobi predzadnji štih
about-pagat_catch = vzamete pagata druge strani
about-pagat_pheasant = pagat dobi prvi štih
about-eagle_pheasant = orel, tarok II, dobi prvi štih
about-pair_pheasant = XXI dobi prvi štih, v katerem je I ali II
about-suit_family_hearts = zadnji trije štihi s srčevimi kartami
about-suit_family_diamonds = zadnji trije štihi s karovimi kartami
about-suit_family_spades = zadnji trije štihi s pikovimi kartami
about-suit_family_clubs = zadnji trije štihi s križevimi kartami
about-three_kings = zadnji trije štihi s kralji
about-closing_pair = zadnja štiha z I in II
about-pagat_small_bird = pagat dobi 6. štih
about-pagat_large_bird = pagat dobi 7. štih
about-eagle_small_bird = orel dobi 6. štih
about-eagle_large_bird = orel dobi 7. štih
about-king_hearts_small_bird = srčev kralj dobi 6. štih
about-king_hearts_large_bird = srčev kralj dobi 7. štih
about-king_diamonds_small_bird = karov kralj dobi 6. štih
about-king_diamonds_large_bird = karov kralj dobi 7. štih
about-king_spades_small_bird = pikov kralj dobi 6. štih
about-king_spades_large_bird = pikov kralj dobi 7. štih
about-king_clubs_small_bird = križev kralj dobi 6. štih
about-king_clubs_large_bird = križev kralj dobi 7. štih
about-taroks = { $more ->
    [yes] { $taroks } tarokov ali več v roki
   *[no] natanko { $taroks } tarokov v roki
  }
about-taroks_8 = { about-taroks }
about-taroks_9 = { about-taroks }
about-taroks_10 = { about-taroks }
about-taroks_11 = { about-taroks }
about-taroks_12 = { about-taroks }
about-throwin = partija se razveljavi: znova deli isti delivec

card-skis = skíz
    .acc = skíza
    .ins = skízom
card-mond = XXI
card-pagat = I, pagat
    .acc = pagata
card-tarok = tarok { $numeral }
hold = držim
log-hold = { $who ->
    [you] Držiš
   *[other] { $name } drži
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
factor-doubled_round = dvojni krog
factor-lost_ultimo = izgubljeni ultimo

line-game = igra
line-trial = spodletel poskus
line-pot = pula za ultimo
line-average = povprečje

reason-game = igrana igra
reason-trial = licitirano brez honerja, v talonu ga ni bilo
reason-trula = skíz, XXI in pagat v enem kupu
reason-kings = vsi štirje kralji v enem kupu
reason-double = tri četrtine točk
reason-long_double = tri četrtine točk
reason-valat = vsi štihi
reason-pagat_ultimo = pagat v zadnjem štihu
reason-xxi_catch = skíz je vzel XXI
reason-centrum = štihi od 1 do 5, peti z XX
reason-small_bird = štihi od 1 do 6, šesti z XXI
reason-large_bird = štihi od 1 do 7, sedmi s skízom
reason-pagat_uhu = pagat v predzadnjem štihu
reason-king_ultimo_hearts = v zadnjem štihu
reason-king_uhu_hearts = v predzadnjem štihu
reason-king_ultimo_diamonds = v zadnjem štihu
reason-king_uhu_diamonds = v predzadnjem štihu
reason-king_ultimo_spades = v zadnjem štihu
reason-king_uhu_spades = v predzadnjem štihu
reason-king_ultimo_clubs = v zadnjem štihu
reason-king_uhu_clubs = v predzadnjem štihu
reason-eagle_ultimo = orel, tarok II, v zadnjem štihu
reason-eagle_uhu = orel, tarok II, v predzadnjem štihu
reason-pagat_catch = pagat druge strani
reason-pagat_pheasant = pagat v prvem štihu
reason-eagle_pheasant = orel, tarok II, v prvem štihu
reason-pair_pheasant = XXI v prvem štihu vzame I ali II
reason-suit_family_hearts = v zadnjih treh štihih
reason-suit_family_diamonds = v zadnjih treh štihih
reason-suit_family_spades = v zadnjih treh štihih
reason-suit_family_clubs = v zadnjih treh štihih
reason-three_kings = v zadnjih treh štihih
reason-closing_pair = v zadnjih dveh štihih
reason-pagat_small_bird = pagat v 6. štihu
reason-pagat_large_bird = pagat v 7. štihu
reason-eagle_small_bird = orel v 6. štihu
reason-eagle_large_bird = orel v 7. štihu
reason-king_hearts_small_bird = v 6. štihu
reason-king_hearts_large_bird = v 7. štihu
reason-king_diamonds_small_bird = v 6. štihu
reason-king_diamonds_large_bird = v 7. štihu
reason-king_spades_small_bird = v 6. štihu
reason-king_spades_large_bird = v 7. štihu
reason-king_clubs_small_bird = v 6. štihu
reason-king_clubs_large_bird = v 7. štihu
reason-taroks = { $announced ->
    [1] prijavljeno pred igro
   *[0] v roki, a ne prijavljeno
  }
reason-taroks_8 = { reason-taroks }
reason-taroks_9 = { reason-taroks }
reason-taroks_10 = { reason-taroks }
reason-taroks_11 = { reason-taroks }
reason-taroks_12 = { reason-taroks }

noted-doubled_1 = dvojni krog
noted-pot = pula { $value }
noted-skis_round = deli skíz
noted-deals_left = { $value ->
    [1] zadnja partija
    [one] še { $value } partija
    [two] še { $value } partiji
    [few] še { $value } partije
   *[other] še { $value } partij
  }
ask-exchange = Razveljaviš partijo?
ask-announcements = Pokliči, napovej, reci kontra
bid-must = Tu ne moreš reči naprej: drži ali licitiraj višje
call-ask = Pokliči tarok: kdor ga ima, je tvoj soigralec

why-lower_than_bid = To je premalo: licitirati moraš višje ali držati.
why-no_honour = Brez honerja lahko rečeš samo naprej.
why-cue_bid = S takim skokom obljubljaš XIX ali XVIII in visok honer, teh kart pa nimaš.
why-cue_bidder_passes = Po invitu lahko rečeš samo še naprej.
why-no_earlier_bid = Invit sme dati samo tisti, ki je že licitiral.
why-trial_too_high = Brez honerja tako visoko ni mogoče poskusiti.
why-yield_promises_xx = »Naprej« tu obljublja XX in visok honer: brez njiju moraš držati ali dati invit.
why-worth_five = Kraljev, skíza, XXI in pagata ni dovoljeno založiti.
why-promised_card = Ta karta je z licitacijo obljubljena.
why-xx_stays = XX ni dovoljeno založiti.
why-eagle_stays = Orla, taroka II, ni dovoljeno založiti.
why-own_card = Od svojih kart lahko pokličeš samo XX.
why-highest_missing = Pokliči najvišji tarok, ki ga nimaš, najprej XX.
why-call_first = Najprej moraš poklicati soigralca.
why-identify_first = Najprej pokaži, na kateri strani si: reci kontra ali napovej kaj, kar to pove.
why-not_so_many = Toliko tarokov nimaš; število mora biti resnično.
why-declared_already = Tvoji taroki so že prijavljeni.
why-number_of_taroks = Za to nimaš pravega števila tarokov.
why-after_valat = Po svojem valatu tega ne morete več napovedati.
why-same_turn = Dvojne igre in valata ne smeš napovedati v isti potezi.
why-never_both = Stran napove dvojno igro ali valat, ne obojega.
why-earlier_trick_promised = Ta karta je že obljubljena za prejšnji štih.
why-own_promise = Svojega ultima ne moreš spremeniti v uhu; to sme samo soigralec.
why-no_upgrade = Napovedanega ultima tu ni mogoče spremeniti v uhu.
why-one_figure_per_trick = Tvoja stran je za ta štih že nekaj napovedala.
why-trull_promises = S trulo obljubljaš honerje, ki jih nimaš.
why-against_forehand = To smejo napovedati samo nasprotniki prvega igralca, če to o sebi vedo.
why-never_doubled = Prijavljenih tarokov ni mogoče podvojiti.
why-side_unknown = Še ni jasno, na čigavi strani je ta igralec.
why-official_kontra = Klicana karta je med tvojimi založenimi: reči moraš kontra na igro.
why-declare_taroks = S to napovedjo moraš prijaviti svoje taroke.
why-announce_ultimo = Tvoj invit s pagatom kot edinim honerjem je bil sprejet: napovedati moraš pagat ultimo.
why-accepted_with_high_honour = Kdor sprejme invit z visokim honerjem, mora napovedati trulo.
why-accepted_with_pagat = Kdor sprejme invit s pagatom kot edinim honerjem, mora napovedati pagat ultimo.
why-keep_promised = Ta karta je obljubljena za poznejši štih: obdrži jo.
why-play_promised = Ta karta je obljubljena za ta štih: vreči jo moraš.
why-earlier_promise = Vse tvoje karte so obljubljene: vrzi tisto za najzgodnejši štih.

outcome-passed_out = Vsi so rekli naprej: znova deli isti delivec.
outcome-annulled = Partija je razveljavljena: znova deli isti delivec.
outcome-trial_failed = Poskus brez honerja ni uspel: v talonu ga ni bilo.
explain-tie = { $tie ->
    [opponents_need_48_after_kontra] { "" } Po kontri zadošča polovica.
    [last_kontra_loses] { "" } Po kontri zadošča polovica, če so zadnji podvojili nasprotniki.
   *[opponents_win] { "" }
  }
explain-normal = { $who ->
    [you] Igraš
   *[other] { $name } igra
  } { ACC($contract) }, vrednost { $value }: { $goal }. { explain-need }{ explain-tie }
help-game = Kdor ima honerja, sme licitirati; skoki povedo drugim, kaj kdo ima. Vsi jemljejo iz talona. Igralec pokliče soigralca, nato vsi napovedo, kaj nameravajo.
help-taroks = Taroki vzamejo vsako barvo. Od najvišjega: skíz, XXI, XX in tako naprej do II (orel), na koncu I (pagat).
help-count = Štetje
help-count-about = Karte se štejejo ena po ena: kralj 5, dama 4, kaval 3, fant 2, druge 1; skíz, XXI in I po 5.
finish-round = Odigraj zadnji krog
finish-hint = Srečanje se konča, preden bi drugič delil tisti, ki v naslednji partiji dobi skíza. Partij bo še največ { $twice }, več le, če skíza ne dobi nihče.

profile-paskievics_pagat = običajna pravila (pagat.com)
profile-paskievics_tournament_2018 = tekmovanje 2018
profile-illustrated_pagat = običajna pravila (pagat.com)
profile-illustrated_itvb_2019 = ITVB 2019
profile-illustrated54_pomaz = Pomáz 1982
profile-high_kovacs = po Kovácsu


told-cue = { $face } in { $cue_honour ->
    [any] honer
   *[other] visok honer
  }
told-yield = XX in visok honer
noted-of-taroks_laid = { $value ->
    [0] { "" }
    [one] založen { $value } tarok
    [two] založena { $value } taroka
    [few] založeni { $value } taroki
   *[other] založenih { $value } tarokov
  }
fact-taroks_laid_by_others = založeni taroki drugih: { $value }
fact-may_be_away = klicana karta je morda založena
hat = Izgubljeni XXI: nosi klobuk
call-own = v tvoji roki: igraš brez soigralca in nihče ne izve
held-lay-promised_card = { $faces }: obljubljeno v licitaciji, zato ostane v roki.
held-lay-xx_stays = { $faces } tu ostane v roki.
held-lay-eagle_stays = { $faces } tu ostane v roki.
held-call-promised_card = Kdor je to karto obljubil, je tvoj soigralec: poklicati jo moraš.
held-call-highest_missing = Kliče se najvišji tarok, ki ga nimaš, pred vsemi XX.
held-call-own_card = Nekdo je založil tarok, zato je klic prost; od svojih kart smeš klicati le XX.
custom-trula = Navada: igralec pokaže skíza, drugi visokega honerja.
custom-kings = Navada po vaši truli: imam najvišji še neznani tarok.
custom-double = Navada po vaši truli: imam drugi najvišji še neznani tarok.
