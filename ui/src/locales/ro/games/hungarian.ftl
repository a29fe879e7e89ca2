# Cuvintele tarokului maghiar: ce se licitează, se anunță, se plătește și se refuză acolo.

family-hungarian = Jocuri maghiare
game-paskievics = Tarok maghiar: Paskievics
game-about-paskievics = Licitație cu salturi care îi spun partenerului ce ai și câteva bonusuri. Pentru patru jucători.
game-illustrated = Tarok maghiar ilustrat
game-about-illustrated = Paskievics cu mult mai multe bonusuri, promise pentru anumite levate. Pentru patru jucători.
game-illustrated_54 = Tarok maghiar ilustrat cu 54 de cărți
game-about-illustrated_54 = Tarok ilustrat cu toate cele 54 de cărți și douăsprezece levate. Pentru patru jucători.
game-high = Tarok maghiar înalt
game-about-high = Cel mai bogat: fazani, păsări și familii de culoare. Pentru patru jucători.

contract-three = trei
contract-two = doi
contract-one = unu
contract-solo = solo

goal-talon = { $talon ->
    [0] declarantul nu ia nimic din talon
    [one] declarantul ia { $talon } carte din talon
    [few] declarantul ia { $talon } cărți din talon
   *[other] declarantul ia { $talon } de cărți din talon
  }
goal-three = { goal-talon }
goal-two = { goal-talon }
goal-one = { goal-talon }
goal-solo = { goal-talon }

suits-king_ultimo = rege ultimo
suits-king_uhu = rege uhu
suits-king_small_bird = pasărea mică: rege
suits-king_large_bird = pasărea mare: rege
suits-suit_family = familia de culoare
bonus-trula = trull
bonus-kings = patru regi
bonus-double = partidă dublă
    .loc = partida dublă
bonus-long_double = partidă dublă lungă
    .loc = partida dublă lungă
bonus-valat = volat
bonus-pagat_ultimo = pagat ultimo
bonus-xxi_catch = luna prinsă
bonus-centrum = centrum
bonus-small_bird = pasărea mică
bonus-large_bird = pasărea mare
bonus-pagat_uhu = pagat uhu
bonus-king_ultimo_hearts = rege de inimă ultimo
bonus-king_uhu_hearts = rege de inimă uhu
bonus-king_ultimo_diamonds = rege de caro ultimo
bonus-king_uhu_diamonds = rege de caro uhu
bonus-king_ultimo_spades = rege de pică ultimo
bonus-king_uhu_spades = rege de pică uhu
bonus-king_ultimo_clubs = rege de treflă ultimo
bonus-king_uhu_clubs = rege de treflă uhu
bonus-eagle_ultimo = vultur ultimo
bonus-eagle_uhu = vultur uhu
bonus-pagat_catch = pagatul prins
bonus-pagat_pheasant = fazanul pagatului
bonus-eagle_pheasant = fazanul vulturului
bonus-pair_pheasant = fazanul pereche
bonus-suit_family_hearts = familia de inimă
bonus-suit_family_diamonds = familia de caro
bonus-suit_family_spades = familia de pică
bonus-suit_family_clubs = familia de treflă
bonus-three_kings = trei regi
bonus-closing_pair = perechea de încheiere
bonus-pagat_small_bird = pasărea mică a pagatului
bonus-pagat_large_bird = pasărea mare a pagatului
bonus-eagle_small_bird = pasărea mică a vulturului
bonus-eagle_large_bird = pasărea mare a vulturului
bonus-king_hearts_small_bird = pasărea mică: rege de inimă
bonus-king_hearts_large_bird = pasărea mare: rege de inimă
bonus-king_diamonds_small_bird = pasărea mică: rege de caro
bonus-king_diamonds_large_bird = pasărea mare: rege de caro
bonus-king_spades_small_bird = pasărea mică: rege de pică
bonus-king_spades_large_bird = pasărea mare: rege de pică
bonus-king_clubs_small_bird = pasărea mică: rege de treflă
bonus-king_clubs_large_bird = pasărea mare: rege de treflă
bonus-taroks_8 = opt taroace
bonus-taroks_9 = nouă taroace
bonus-taroks_10 = zece taroace
bonus-taroks_11 = unsprezece taroace
bonus-taroks_12 = douăsprezece taroace

about-trula = skizul, XXI și pagatul în levatele voastre
about-kings = toți cei patru regi în levatele voastre
about-double = partea ta ia cel puțin { $needed } din { $whole ->
    [one] { $whole } punct
    [few] { $whole } puncte
   *[other] { $whole } de puncte
  }
about-long_double = partidă dublă cu șapte taroace sau mai multe în mână
about-valat = toate levatele
about-pagat_ultimo = pagatul însuși ia ultima levată
about-xxi_catch = skizul vostru ia luna celeilalte părți
about-centrum = levatele 1–5, a cincea cu XX
about-small_bird = levatele 1–6, { $steps ->
    [1] a șasea cu luna
   *[2] a cincea cu XX, a șasea cu luna
  }
about-large_bird = levatele 1–7, { $steps ->
    [1] a șaptea cu skizul
   *[3] a cincea cu XX, a șasea cu luna, a șaptea cu skizul
  }
about-pagat_uhu = pagatul însuși ia penultima levată
about-king_ultimo_hearts = regele de inimă ia ultima levată
about-king_uhu_hearts = regele de inimă ia penultima levată
about-king_ultimo_diamonds = regele de caro ia ultima levată
about-king_uhu_diamonds = regele de caro ia penultima levată
about-king_ultimo_spades = regele de pică ia ultima levată
about-king_uhu_spades = regele de pică ia penultima levată
about-king_ultimo_clubs = regele de treflă ia ultima levată
about-king_uhu_clubs = regele de treflă ia penultima levată
about-eagle_ultimo = vulturul, tarokul II, ia ultima levată
about-eagle_uhu = vulturul, tarokul II, ia penultima levată
about-pagat_catch = luați pagatul celeilalte părți
about-pagat_pheasant = pagatul ia prima levată
about-eagle_pheasant = vulturul, tarokul II, ia prima levată
about-pair_pheasant = luna ia prima levată, în care e I sau II
about-suit_family_hearts = ultimele trei levate cu cărți de inimă
about-suit_family_diamonds = ultimele trei levate cu cărți de caro
about-suit_family_spades = ultimele trei levate cu cărți de pică
about-suit_family_clubs = ultimele trei levate cu cărți de treflă
about-three_kings = ultimele trei levate cu regi
about-closing_pair = ultimele două levate cu I și II
about-pagat_small_bird = pagatul ia levata a 6-a
about-pagat_large_bird = pagatul ia levata a 7-a
about-eagle_small_bird = vulturul ia levata a 6-a
about-eagle_large_bird = vulturul ia levata a 7-a
about-king_hearts_small_bird = regele de inimă ia levata a 6-a
about-king_hearts_large_bird = regele de inimă ia levata a 7-a
about-king_diamonds_small_bird = regele de caro ia levata a 6-a
about-king_diamonds_large_bird = regele de caro ia levata a 7-a
about-king_spades_small_bird = regele de pică ia levata a 6-a
about-king_spades_large_bird = regele de pică ia levata a 7-a
about-king_clubs_small_bird = regele de treflă ia levata a 6-a
about-king_clubs_large_bird = regele de treflă ia levata a 7-a
about-taroks = { $more ->
    [yes] cel puțin
   *[no] exact
  } { $taroks ->
    [one] { $taroks } tarok
    [few] { $taroks } taroace
   *[other] { $taroks } de taroace
  } în mână
about-taroks_8 = { about-taroks }
about-taroks_9 = { about-taroks }
about-taroks_10 = { about-taroks }
about-taroks_11 = { about-taroks }
about-taroks_12 = { about-taroks }
about-throwin = mâna se anulează: același jucător împarte din nou

card-skis = skiz
    .acc = skizul
card-mond = XXI, luna
    .acc = luna
card-pagat = I, pagatul
    .acc = pagatul
card-tarok = tarok { $numeral }
    .acc = tarokul { $numeral }
hold = țin
log-hold = { $who ->
    [you] Ții licitația
   *[other] { $name } ține licitația
  }.
kontra-3 = subcontra
kontra-4 = hirșcontra
factor-kontra = { $times ->
    [2] contra
    [4] recontra
    [8] subcontra
    [16] hirșcontra
   *[32] mordcontra
}
factor-doubled_round = tur dublu
factor-lost_ultimo = ultimo pierdut

line-game = joc
line-trial = încercare nereușită
line-pot = potul pentru ultimo
line-average = medie

reason-game = ce s-a jucat
reason-trial = licitare fără onor, iar în talon n-a fost niciunul
reason-trula = skizul, XXI și pagatul în aceeași grămadă
reason-kings = toți cei patru regi în aceeași grămadă
reason-double = trei sferturi din puncte
reason-long_double = trei sferturi din puncte
reason-valat = toate levatele
reason-pagat_ultimo = pagatul în ultima levată
reason-xxi_catch = luna luată de skiz
reason-centrum = levatele 1–5, a cincea cu XX
reason-small_bird = levatele 1–6, a șasea cu luna
reason-large_bird = levatele 1–7, a șaptea cu skizul
reason-pagat_uhu = pagatul în penultima levată
reason-king_ultimo_hearts = regele de inimă în ultima levată
reason-king_uhu_hearts = regele de inimă în penultima levată
reason-king_ultimo_diamonds = regele de caro în ultima levată
reason-king_uhu_diamonds = regele de caro în penultima levată
reason-king_ultimo_spades = regele de pică în ultima levată
reason-king_uhu_spades = regele de pică în penultima levată
reason-king_ultimo_clubs = regele de treflă în ultima levată
reason-king_uhu_clubs = regele de treflă în penultima levată
reason-eagle_ultimo = vulturul, tarokul II, în ultima levată
reason-eagle_uhu = vulturul, tarokul II, în penultima levată
reason-pagat_catch = pagatul celeilalte părți
reason-pagat_pheasant = pagatul în prima levată
reason-eagle_pheasant = vulturul, tarokul II, în prima levată
reason-pair_pheasant = luna ia I sau II în prima levată
reason-suit_family_hearts = ultimele trei levate cu cărți de inimă
reason-suit_family_diamonds = ultimele trei levate cu cărți de caro
reason-suit_family_spades = ultimele trei levate cu cărți de pică
reason-suit_family_clubs = ultimele trei levate cu cărți de treflă
reason-three_kings = ultimele trei levate cu regi
reason-closing_pair = ultimele două levate cu I și II
reason-pagat_small_bird = pagatul în levata a 6-a
reason-pagat_large_bird = pagatul în levata a 7-a
reason-eagle_small_bird = vulturul în levata a 6-a
reason-eagle_large_bird = vulturul în levata a 7-a
reason-king_hearts_small_bird = regele de inimă în levata a 6-a
reason-king_hearts_large_bird = regele de inimă în levata a 7-a
reason-king_diamonds_small_bird = regele de caro în levata a 6-a
reason-king_diamonds_large_bird = regele de caro în levata a 7-a
reason-king_spades_small_bird = regele de pică în levata a 6-a
reason-king_spades_large_bird = regele de pică în levata a 7-a
reason-king_clubs_small_bird = regele de treflă în levata a 6-a
reason-king_clubs_large_bird = regele de treflă în levata a 7-a
reason-taroks = { $announced ->
    [1] declarat înainte de joc
   *[0] în mână, dar nedeclarat
  }
reason-taroks_8 = { reason-taroks }
reason-taroks_9 = { reason-taroks }
reason-taroks_10 = { reason-taroks }
reason-taroks_11 = { reason-taroks }
reason-taroks_12 = { reason-taroks }

noted-doubled_1 = tur dublu
noted-pot = pot { $value }
noted-skis_round = împarte skizul
noted-deals_left = { $value ->
    [one] ultima mână
    [few] încă { $value } mâini
   *[other] încă { $value } de mâini
  }
ask-exchange = Anulezi mâna?
ask-announcements = Cheamă, anunță, zi contra
bid-must = Aici nu poți zice pas: ține sau licitează mai sus
call-ask = Cheamă un tarok: cine îl are e partenerul tău

why-lower_than_bid = Nu ajunge: licitează mai sus sau ține, dacă ai mai licitat.
why-no_honour = Ca să licitezi îți trebuie skizul, luna sau pagatul.
why-cue_bid = Acest salt promite XIX sau XVIII și un onor mare, iar tu nu le ai.
why-cue_bidder_passes = După invit poți zice numai pas.
why-no_earlier_bid = Invit poate face numai cine a licitat deja.
why-trial_too_high = Fără onor nu se poate încerca atât de sus.
why-yield_promises_xx = Pasul ar promite aici XX și un onor mare: fără ele trebuie să ții sau să faci invit.
why-worth_five = Regii, skizul, luna și pagatul nu se pun deoparte.
why-promised_card = Această carte a fost promisă la licitație.
why-xx_stays = XX nu se pune deoparte.
why-eagle_stays = Vulturul, tarokul II, nu se pune deoparte.
why-own_card = Din cărțile tale poți chema numai XX.
why-highest_missing = Cheamă cel mai mare tarok care îți lipsește, întâi XX.
why-call_first = Întâi trebuie să-ți chemi partenerul.
why-identify_first = Toți te-ar crede de cealaltă parte: arată-te întâi cu o contra.
why-not_so_many = N-ai atâtea taroace; numărul trebuie să fie adevărat.
why-declared_already = Taroacele tale sunt deja declarate.
why-number_of_taroks = N-ai numărul potrivit de taroace pentru asta.
why-after_valat = După volatul vostru asta nu se mai poate anunța.
why-same_turn = Partida dublă și volatul nu se anunță în aceeași tură.
why-never_both = O parte anunță partida dublă sau volatul, nu pe amândouă.
why-earlier_trick_promised = Cartea aceasta e promisă deja unei levate mai devreme.
why-own_promise = Propriul ultimo nu ți-l poți schimba în uhu; partenerul poate.
why-no_upgrade = Un ultimo anunțat nu se poate schimba aici în uhu.
why-one_figure_per_trick = O parte anunță un singur bonus pentru o levată.
why-trull_promises = Trullul promite onori pe care nu-i ai.
why-against_forehand = Asta o pot anunța numai adversarii primului jucător, dacă știu că sunt.
why-never_doubled = Taroacele declarate nu se dublează.
why-side_unknown = Încă nu poți ști sigur de partea cui este acest jucător.
why-official_kontra = Cartea chemată e printre cele puse de tine deoparte: trebuie să dai contra la joc.
why-declare_taroks = Cu acest anunț trebuie să-ți declari taroacele.
why-announce_ultimo = Invitul tău, cu pagatul ca singur onor, a fost acceptat: trebuie să anunți pagat ultimo.
why-accepted_with_high_honour = Cine a acceptat invitul cu un onor mare trebuie să anunțe trull.
why-accepted_with_pagat = Cine a acceptat invitul cu pagatul ca singur onor trebuie să anunțe pagat ultimo.
why-keep_promised = Cartea aceasta e promisă unei levate mai târzii: păstreaz-o.
why-play_promised = Levatei acesteia i-a fost promisă o carte: trebuie s-o joci.
why-earlier_promise = Toate cărțile tale sunt promise: joac-o pe cea pentru levata cea mai apropiată.

outcome-passed_out = Toți au zis pas: același jucător împarte din nou.
outcome-annulled = Mâna e anulată: același jucător împarte din nou.
outcome-trial_failed = Licitarea de încercare n-a găsit niciun onor.
explain-tie = { $tie ->
    [opponents_need_48_after_kontra] { "" } După contra ajunge jumătate.
    [last_kontra_loses] { "" } După contra ajunge jumătate, dacă adversarii au dublat ultimii.
   *[opponents_win] { "" }
  }
explain-normal = { $who ->
    [you] Joci
   *[other] { $name } joacă
  } { $contract }, valoare { $value }: { $goal }. { explain-need }{ explain-tie }
help-game = Poți licita dacă ai un onor; salturile le spun celorlalți ce ai. Fiecare ia din talon, declarantul cheamă un partener, apoi se anunță bonusurile.
help-taroks = Taroacele bat orice culoare. De la mare la mic: skizul, XXI (luna), XX și tot așa până la II (vulturul), apoi I (pagatul).
help-count = Numărătoarea
help-count-about = Cărțile se numără una câte una: regele 5, dama 4, kabalul 3, valetul 2, celelalte 1; skizul, XXI și I câte 5.
finish-round = Joacă ultima rundă
finish-hint = În mâna următoare se notează cine are skizul: partida se termină înainte ca acel jucător să împartă a doua oară. Se mai joacă cel mult { $twice ->
    [one] o mână
    [few] { $twice } mâini
   *[other] { $twice } de mâini
}, mai multe doar dacă nimeni nu primește skizul.

profile-paskievics_pagat = reguli obișnuite
profile-paskievics_tournament_2018 = concurs 2018
profile-illustrated_pagat = reguli obișnuite
profile-illustrated_itvb_2019 = ITVB 2019
profile-illustrated54_pomaz = Pomáz 1982
profile-high_kovacs = după Kovács


told-cue = { $face } și un { $cue_honour ->
    [any] onor
   *[other] onor mare
  }
told-yield = XX și un onor mare
noted-of-taroks_laid = { $value ->
    [0] { "" }
    [one] { $value } tarok pus deoparte
    [few] { $value } taroace puse deoparte
   *[other] { $value } de taroace puse deoparte
  }
fact-taroks_laid_by_others = taroace puse deoparte de ceilalți: { $value }
fact-may_be_away = cartea chemată poate fi printre cele puse deoparte
hat = A pierdut luna: poartă pălăria
call-own = la tine: joci fără partener și nimeni nu află
held-lay-promised_card = { $faces }: promis la licitație, deci rămâne în mână.
held-lay-xx_stays = { $faces } rămâne aici în mână.
held-lay-eagle_stays = { $faces } rămâne aici în mână.
held-call-promised_card = Cine a promis această carte e partenerul tău: trebuie să o chemi.
held-call-highest_missing = Se cheamă cel mai mare tarok care îți lipsește, XX înaintea tuturor.
held-call-own_card = S-a pus deoparte un tarok, deci chemarea e liberă; din cărțile tale poți chema doar XX.
custom-trula = Obicei: declarantul arată skizul, ceilalți un onor mare.
custom-kings = Obicei după trullul vostru: am cel mai mare tarok necunoscut.
custom-double = Obicei după trullul vostru: am al doilea tarok ca mărime dintre cele necunoscute.
