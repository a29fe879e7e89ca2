# Cuvintele tarokului ceh american: ce se licitează, se anunță, se plătește și se refuză acolo.

family-czech = Jocuri cehe din America
game-czech_american = Tarok ceh american
game-about-czech_american = Jucat în Texas pe jetoane: se cheamă un tarok sau se joacă prever, fără partener. Pentru patru jucători.

contract-four = povinost
contract-own_call = chemare proprie
contract-prever = prever

goal-four = cu partenerul care are tarokul chemat
goal-own_call = fără partener, fără ca cineva să știe
goal-prever = fără partener, cu trei cărți din talon

bonus-big_ones = taroky
bonus-little_ones = tarocky
bonus-beeda = bida
bonus-uni = uni
bonus-all_seven = toate șapte
bonus-rosanne_pane = rosanne pane
bonus-kings = regii
    .loc = regi
bonus-trull_pane = trul pane
bonus-trull = trul
bonus-pane = pane
bonus-valat = valat
bonus-pagat = pagat

about-big_ones = zece taroace sau mai multe
about-little_ones = opt sau nouă taroace
about-beeda = unul sau două taroace
about-uni = niciun tarok
about-all_seven = škýz, XXI, I și toți cei patru regi
about-rosanne_pane = toți regii și una sau două dintre škýz, XXI, I
about-kings = toți cei patru regi, fără škýz, XXI sau I
about-trull_pane = škýz, XXI și I cu un rege
about-trull = škýz, XXI și I
about-pane = patru sau cinci cărți de câte cinci puncte
about-valat = partea ta ia toate levatele ({ $tricks })
about-pagat = I ia a douăsprezecea levată
about-reject = te uiți la celelalte trei
about-throwin = plătești 2 fiecăruia

card-skis = škýz
    .acc = škýzul
kontra-2 = re
kontra-3 = supra
kontra-4 = mord
factor-kontra = { $times ->
    [2] contra
    [4] re
    [8] supra
   *[16] mord
}
factor-set = set din talon

line-count = numărătoare
line-thrown_in = mână anulată
line-misdeal = împărțire greșită
line-late_misdeal = împărțire greșită, observată târziu
line-discard_irregularity = număr greșit de cărți puse deoparte
line-illegal_discard = carte care nu se pune deoparte
line-renege = culoare neservită
line-illegal_declaration = declarație greșită
line-returned = dat înapoi
line-made_good = reparat
line-wrong_trump = tarok chemat greșit
line-wrong_povinost = Povinost greșit
line-false_pagat = contra cu pagatul în mână
line-exposed_honour = carte dezvăluită
line-peek_bottom = ultima carte privită

reason-count = cât de departe sunt punctele de 53
reason-pagat = pagatul în ultima levată
reason-valat = toate levatele
reason-big_ones = declarat înainte de joc
reason-little_ones = declarat înainte de joc
reason-beeda = declarat înainte de joc
reason-uni = declarat înainte de joc
reason-all_seven = declarat înainte de joc
reason-rosanne_pane = declarat înainte de joc
reason-kings = declarat înainte de joc
reason-trull_pane = declarat înainte de joc
reason-trull = declarat înainte de joc
reason-pane = declarat înainte de joc

mark-forehand = Povinost
fact-set = { $value ->
    [1] primul set
    [2] al doilea set
   *[3] totuși primul set
  }
log-povinost = { $who ->
    [you] Ai { ACC($card) } și ești Povinost.
   *[other] { $name } are { ACC($card) } și e Povinost.
  }
ask-dealing = Cum se împart cărțile?
cut-again = Mai tai pachetul o dată?
bid-must = Cu partener sau prever?
ask-talon = Ți se oferă o carte din talon. O iei?
ask-declarations = Declară ce ți se plătește
ask-bets = Pariezi pe pagat sau valat?
ask-challenges = { $stake }: { $level }?
method-1 = câte una
method-2 = câte două
method-3 = câte trei
method-4 = câte patru
method-6 = câte șase
method-12 = câte douăsprezece
method-345 = trei, patru, cinci
method-1_choice = câte una, la alegere
method-2_choice = câte două, la alegere
method-3_choice = câte trei, la alegere
method-4_choice = câte patru, la alegere
method-6_choice = câte șase, la alegere
method-12_choice = câte douăsprezece, la alegere
method-345_choice = trei, patru, cinci, la alegere

why-too_thin = Prea subțire: fiecare pachet trebuie să aibă destule cărți.
why-worth_five = Regii, I, XXI și škýzul nu se pun deoparte.
why-trumps_last = Un tarok se pune deoparte numai când nu mai ai altceva de pus.
why-not_in_hand = Asta nu ai în mână.
why-declare_first = Întâi trebuie să declari ce ai.
why-declared_already = Ai declarat deja asta.
why-bet_already = Acest pariu e deja făcut.
why-declaring_side_only = La asta poate paria numai partea declarantului.
why-valat_is_bet = S-a pariat pe valat: pagatul nu mai contează.
why-call_the_highest = Cheamă cel mai mare tarok de la XIX la XV pe care nu-l ai.
why-own_trump = Aici nu-ți poți chema propriul tarok.
why-partner_not_drawn = Poți anula mâna numai dacă ai tras tocmai tarokul pe care l-ai fi chemat.
why-no_bank = Aici nu este bancă.
why-not_short = Ai prea mult ca să împrumuți.
why-loan_too_large = Banca nu împrumută atât dintr-odată.
why-owes_less = Nu datorezi atât.
why-has_less = Nu ai atât.

outcome-thrown_in = Povinost anulează mâna și plătește 2 fiecăruia.
outcome-redealt = Același jucător împarte din nou.
outcome-void = Mâna nu contează.
explain-none = Povinost joacă cu un partener, dacă nu joacă altul prever.
explain-tie = { $tie ->
    [last_challenger] { "" } După contra ajunge jumătate, dacă adversarii au dublat ultimii.
   *[bidder] { "" }
  }
explain-four = { $who ->
    [you] Ești Povinost și joci
   *[other] { $name } e Povinost și joacă
  } cu un partener; perechea are nevoie de cel puțin { $needed } din { $whole ->
    [one] { $whole } punct
    [few] { $whole } puncte
   *[other] { $whole } de puncte
  }.{ explain-tie }
explain-own_call = { $who ->
    [you] Joci
   *[other] { $name } joacă
  } fără partener, după chemarea propriului tarok.
explain-prever = { $who ->
    [you] Joci prever, contra tuturor, cu trei cărți din talon, și ai nevoie
   *[other] { $name } joacă prever, contra tuturor, cu trei cărți din talon, și are nevoie
  } de cel puțin { $needed } din { $whole ->
    [one] { $whole } punct
    [few] { $whole } puncte
   *[other] { $whole } de puncte
  }.{ explain-tie }
help-game = Patru jucători, jetoane și 54 de cărți. Povinost cheamă un tarok; cine îl are e partenerul. Sau cineva joacă prever, fără partener.
help-kontra = Contra dublează un pariu: { $ladder }.
help-red = Culorile roșii: rege, damă, kabal, valet, 4, 3, 2, 1.
help-taroks = Taroacele bat orice culoare. De la mare la mic: škýz, XXI (luna), XX și tot așa până la II, apoi I (pagatul).
help-count = Numărătoarea
help-count-about = Cărțile se numără una câte una: toate împreună fac 106.
finish-hint = Runda se termină cu această mână; împrumuturile se dau înapoi.

profile-american_tournament = turneu american
profile-westfest_2012 = Westfest 2012
profile-mach_tarok = Mach Tarok

why-not_holding = La pagat poate paria numai cine îl are.

chips = Jetoane: { $chips }
chip = { $worth ->
    [10] albastre
    [5] roșii
    [1] albe
   *[other] de { $worth }
  } { $count }
owes = datorează { $points }
paid = { $points }, plătite deja în această mână
lying = Jetoane
sheet-loans = Împrumuturi

call-ask = Cheamă un tarok: cine îl are e partenerul tău
said-reject = mă uit la celelalte trei
said-pass-auction = bine
pass-auction = Bine
pass-card = Nu o iau
pass-declarations = Nu declar nimic
pass-bets = Niciun pariu
pass-challenges = Rămâne așa
pass-dealing = Nu, împarte
take-ask = Ce trei cărți din talon iei?
take-four = { $number ->
    [1] Ia a cincea carte
   *[2] Ia a șasea carte
  }
take-prever = { $number ->
    [1] { $left ->
        [0] Ia primele trei
       *[other] Înapoi la primele trei: pierderea se socotește ×{ $prever_third_set_factor }
      }
   *[2] Ia celelalte trei: pierderea se socotește ×{ $prever_second_set_factor }
  }
round-four = { $who ->
    [you] Ai luat
   *[other] { $name } a luat
  } patru cărți din talon.
log-took = { $who ->
    [you] Iei
   *[other] { $name } ia
  } { $value ->
    [1] a cincea
   *[2] a șasea
  } carte.
log-passed = { $who ->
    [you] Refuzi
   *[other] { $name } refuză
  } { $value ->
    [1] a cincea
   *[2] a șasea
  } carte.
log-must = { $who ->
    [you] Trebuie totuși să iei
   *[other] { $name } trebuie totuși să ia
  } { $value ->
    [1] a cincea
   *[2] a șasea
  } carte.
round-offered = { $who ->
    [you] Ți se oferă
   *[other] { $name } decide pentru
  } { $value ->
    [1] a cincea
   *[2] a șasea
  } carte.
round-on = Dacă o refuzi, urmează { $name }, iar dacă e refuzată și acolo, se întoarce la tine. Pentru o carte luată pui una deoparte.
round-back = { $name } a refuzat-o: dacă o refuzi și tu, { $name } trebuie să o ia. Pentru o carte luată pui una deoparte.
log-keeps = { $who ->
    [you] Joci mai departe.
   *[other] { $name } joacă mai departe.
  }
log-in_talon = În talon: { $cards }.
hint-cut = După tăiere se împart câte șase cărți. Cine bate lasă pachetul cum e și spune cum se împarte.
hint-dealing = Atâtea cărți se împart odată; la alegere fiecare își ia apoi unul din patru pachete.
hint-declarations = Fiecare dintre ceilalți trei plătește pe loc, inclusiv partenerul.
declare-said = Declarat: { $names }
declare-none = Nu ai nimic pentru care să se plătească.
declare-on = Mai departe
declare-all = Ce se poate declara
value-declarations = { $points } de la fiecare
value-bets = ±{ $points }
hint-bets = Dacă reușește, atât plătește fiecare adversar; dacă nu, fiecare de partea ta. Contra dublează.
about-kontra = { $what ->
    [game] plata pentru puncte este ×{ $times }
   *[other] { $points } în loc de { $before }, pentru fiecare care plătește
  }
ask-throwin = Anulezi mâna?
pass-talon = Joacă mai departe
worth = ×{ $points }
said-pass-declarations = nimic
said-pass-bets = fără pariu
said-pass-challenges = rămâne
held-lay-worth_five = Regii, pagatul, luna și škýzul nu se pun deoparte.
held-lay-trumps_last = Taroacele rămân în mână cât timp se poate pune altceva deoparte.
lay-openly = Au rămas doar taroace: ce pui acum deoparte văd toți.
call-own = e la tine: joci fără partener, și nimeni nu știe
log-pass-dealing = { $who ->
    [you] Lași să se împartă.
   *[other] { $name } lasă să se împartă.
}
log-pass-auction = { $who ->
    [you] Spui
   *[other] { $name } spune
  }: bine.
log-pass-declarations = { $who ->
    [you] Nu declari
   *[other] { $name } nu declară
  } { $said ->
    [0] nimic
   *[other] nimic altceva
  }.
log-pass-bets = { $who ->
    [you] Nu pariezi
   *[other] { $name } nu pariază
  } { $said ->
    [0] nimic
   *[other] nimic altceva
  }.
log-pass-challenges = { $who ->
    [you] O lași
   *[other] { $name } o lasă
  } așa.
log-take-part = { $who ->
    [you] Iei
   *[other] { $name } ia
  } { $number ->
    [1] primele trei cărți din talon
   *[2] celelalte trei cărți din talon
  }.
bank = Banca
borrow = Împrumută { $points }
pay-back = Înapoiază { $points }
borrow-below = Cine are mai puțin de { $borrow_below } se poate împrumuta.
bank-about = Cine nu poate plăti primește de la bancă un împrumut de câte { $loan_unit }. La sfârșitul rundei toate împrumuturile se înapoiază.
call-time = Anunță sfârșitul timpului
call-time-hint = Ceasul încheie runda: mâna al cărei talon e deja împărțit se joacă până la capăt și contează, alta nu mai începe.
queue-next = { $who ->
    [you] Intri
   *[other] { $name } intră
} { $after ->
    [one] la mâna următoare
    [few] peste { $after } mâini
   *[other] peste { $after } de mâini
}{ $known ->
    [yes] { " " }(pauză: { $other })
   *[no] { "" }
}
bar-waits = mai târziu: { $names }
round-unseen = Hotărăști înainte să o vezi.
declare-silent = Poți să taci; ce nu declari acum nu se plătește.
