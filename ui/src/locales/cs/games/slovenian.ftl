# Slova slovinských her: co se licituje, hlásí, platí a odmítá.

family-slovenian = Slovinské hry
game-slovenian = Slovinské taroky ve čtyřech
game-about-slovenian = Nejznámější hra Slovinska: licituješ, zavoláš krále a hraješ s tajným partnerem. Pro čtyři hráče.
game-slovenian_3 = Slovinské taroky ve třech
game-about-slovenian_3 = Všichni proti aktérovi, každý se šestnácti kartami. Pro tři hráče.
game-slovenian_5 = Slovinské taroky v pěti
game-about-slovenian_5 = Hra pro čtyři, zadák pauzíruje. Pro pět hráčů.

contract-klop = klop
contract-three = tři
contract-two = dvě
contract-one = jedna
    .acc = jednu
contract-solo_three = sólo tři
contract-solo_two = sólo dvě
contract-solo_one = sólo jedna
    .acc = sólo jednu
contract-beggar = betl
contract-solo_without = sólo bez
contract-open_beggar = odkrytý betl
contract-colour_valat_without = barevný valát bez
contract-valat_without = valát bez
contract-colour_valat = barevný valát

goal-klop = { goal-team }: co nejméně bodů
goal-three = { goal-team }, { goal-talon }
goal-two = { goal-team }, { goal-talon }
goal-one = { goal-team }, { goal-talon }
goal-solo_three = { goal-team }, { goal-talon }
goal-solo_two = { goal-team }, { goal-talon }
goal-solo_one = { goal-team }, { goal-talon }
goal-beggar = { goal-team }, bez zdvihu
goal-solo_without = { goal-team }, { goal-talon }
goal-open_beggar = { goal-team }, bez zdvihu, s odkrytými kartami
goal-colour_valat_without = { goal-team }, { goal-talon }, všechny zdvihy, taroky nejsou trumfy
goal-valat_without = { goal-team }, { goal-talon }, všechny zdvihy
goal-colour_valat = všechny zdvihy, taroky nejsou trumfy

bonus-trula = trul
bonus-kings = králové
    .acc = krále
bonus-king_ultimo = král ultimo
bonus-pagat_ultimo = pagát ultimo
bonus-valat = valát

about-trula = škýz, mond a pagát na tvé straně
about-kings = všichni čtyři králové na tvé straně
about-king_ultimo = aktérova strana bere poslední zdvih, v němž je volaný král
about-pagat_ultimo = pagát bere poslední zdvih
about-valat = všechny zdvihy

line-difference = rozdíl
line-mond = ztracený mond
line-klop = klop
line-renonce = renonc
line-misdeal = špatně rozdáno
line-radl_end = zbylé radly

reason-difference = jak daleko jsou body od 35
sum-difference = { $more } − { $less } = { $exact }{ $rounded ->
    [0] { "" }
   *[other] , zaokrouhleno na { $paid }
  }
reason-mond = chytil ho škýz, nebo zůstal v talonu
reason-klop = vzaté body, nebo žádný zdvih
reason-renonce = proti pravidlům hry
reason-misdeal = špatně rozdáno
reason-radl_end = nevyužité do konce
reason-trula = škýz, mond a pagát na jedné straně
reason-kings = všichni čtyři králové na jedné straně
reason-king_ultimo = volaný král v posledním zdvihu
reason-pagat_ultimo = pagát v posledním zdvihu
reason-valat = všechny zdvihy

factor-radl = radl

why-lower_than_bid = To nestačí: musíš licitovat víc, než zaznělo, nebo stejně, pokud sedíš před tím, kdo licitoval.
why-forehand_alone = Klop a tři jsou jen pro předáka, když všichni ostatní řekli dál.
why-compulsory_klop = Tato hra je povinný klop: licitovat se smí jen sólo bez a výš.
why-below_bid = Vylicitováno bylo víc: hraješ vylicitovaný závazek, nebo něco vyššího.
why-worth_five = Králové, škýz, mond a pagát se neodkládají.
why-side_unknown = Zatím nemůžeš jistě vědět, na čí straně tento hráč je.
why-valat_stands = Je ohlášen valát: nic jiného už neplatí.
why-overtake = Tady musíš přebít, když můžeš: zahraj vyšší kartu.
why-pagat_last = Pagáta smíš zahrát, jen když nemůžeš nic jiného.
why-keep_announced = S touto kartou je ohlášeno ultimo: nech si ji, dokud můžeš hrát jinou.

finish-round = Odehrát poslední kolo
finish-hint = Příští hra je škýzové kolo: kdo dostane škýze, bude rozdávat poslední hru. Zbývajících her bude nejvýš { $most }, víc jen tehdy, nedostane-li škýze nikdo.
finish-radli = Z tvých radlů ({ $radli }) se zúčtuje každý, který do té doby nebude odehrán: { $cost }, pokud se nic nezmění.
bar-radl = radl ×2
noted-compulsory_klop = povinný klop
noted-skis_round = škýzové kolo
vitamin = vitamin
log-compulsory_klop = Tato hra je povinný klop.
log-skis_round = Toto je škýzové kolo.
log-knock = { $who ->
    [you] Poklepeš
   *[other] { $name } poklepe
  }: rozdávají se celé hromádky.
log-vitamin = Vitamin: { $card }.
log-no-tarok = { $who ->
    [you] Nemáš
   *[other] { $name } nemá
  } žádný tarok: karty se složí a rozdává se znovu.
help-game = Hraje se s 54 kartami: 22 je taroků, to jsou trumfy, ostatní mají čtyři barvy. Licitace rozhodne, kdo hraje který závazek; ve většině z nich musí aktérova strana získat víc než polovinu bodů.
explain-klop = Klop: každý hraje sám a chce co nejméně bodů. Kdo nevezme zdvih, získá { $value }, kdo vezme více než { $half } bodů, ztratí { $value }.
explain-normal = { $who ->
    [you] Hraješ
   *[other] { $name } hraje
  } { ACC($contract) }, hodnota { $value } a rozdíl: { $goal }. { explain-need }
explain-solo_without = { $who ->
    [you] Hraješ
   *[other] { $name } hraje
  } { ACC($contract) }, výhra nebo prohra { $value }: { $goal }. { explain-need }
help-difference = U závazků { $seats ->
    [3] tři, dvě a jedna
   *[other] tři, dvě a jedna, i sólo,
  } se přičítá rozdíl: jak daleko jsou body od { $half }{ $rounding ->
    [5] , zaokrouhleno na pět
   *[1] { "" }
  }.
help-taroks = Taroky přebíjejí každou barvu. Od nejvyššího: škýz, XXI (mond), XX a tak dále až po II, nakonec I (pagát).
help-black = Černé barvy od nejvyšší: král, dáma, kaval, kluk, 10, 9, 8, 7.
help-red = U červených barev je to pod klukem obráceně: 1 bere 2, 2 bere 3, 3 bere 4.
help-count-about = Počítej po třech: sečti tři karty a odečti 2. Za jednu nebo dvě zbylé odečti 1. Všech 54 karet dá 70 bodů.
outcome-no_tarok = Rozdává znovu stejný hráč a bude to povinný klop.
result-radli = Radly
radl-new = všichni dostávají radl
radl-cancelled = { $who ->
    [you] tvůj radl se škrtá
   *[other] škrtá se radl: { $name }
  }
sheet-radli = Radly
radli-count = { $count ->
    [one] { $count } radl
    [few] { $count } radly
   *[other] { $count } radlů
  }
margin-mond = { $who ->
    [you] Ztrácíš monda.
   *[other] { $name } ztrácí monda.
  }
why-mond_lead = V tomto klopu se nesmí vynést mond, dokud nepadl škýz.
why-skis_first = V betlu se škýz tu vynáší jako první.
why-suits_first = V barevném valátu se tu vynášejí nejdřív barvy, teprve pak taroky.
why-called_card = Volaná karta se neodkládá.
why-no_king_called = Se všemi čtyřmi králi tohoto volat nesmíš.
contract-piccolo = piccolo
goal-piccolo = { goal-team }, přesně jeden zdvih
profile-slovenian = obvyklá pravidla
profile-slovenian_3 = obvyklá pravidla
profile-slovenian_5 = obvyklá pravidla
valat-alone = Nic jiného neplatí.
bonus-vogel_frei = volný jako pták
about-vogel_frei = pagát je volný: můžeš ho zahrát kdykoli
about-throwin = znovu rozdává stejný hráč
ask-annulling = Zrušit hru?
outcome-annulled = Hra je zrušena, znovu rozdává stejný hráč.
kontra-4 = { $kontras ->
    [5] hirškontra
   *[other] mordkontra
  }
factor-kontra = { $times ->
    [2] kontra
    [4] rekontra
    [8] subkontra
    [16] { $kontras ->
        [5] hirškontra
       *[other] mordkontra
      }
   *[32] mordkontra
  }
log-pass-annulling = { $who ->
    [you] Necháváš
   *[other] { $name } nechává
  } si karty.
