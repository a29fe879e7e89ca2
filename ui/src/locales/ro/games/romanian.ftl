# Cuvintele tarokului românesc și ale taperului: ce se licitează, se anunță, se plătește și se refuză acolo.

family-romanian = Jocuri românești
game-romanian = Tarok românesc
game-about-romanian = Licitație pe niveluri, un talon privit set cu set și un pot. Pentru patru jucători.
game-taper = Taper
game-about-taper = Jocul românesc fără partener, cu 42 de cărți. Pentru trei jucători.

contract-trei_1 = unul de trei
contract-trei_2 = al doilea de trei
contract-trei_3 = al treilea de trei
contract-doi_1 = unul de doi
contract-doi_2 = al doilea de doi
contract-doi_3 = al treilea de doi
contract-unu_1 = unul de unu
contract-unu_2 = al doilea de unu
contract-unu_3 = al treilea de unu
contract-unu_4 = al patrulea de unu
contract-unu_5 = al cincilea de unu
contract-unu_6 = al șaselea de unu
contract-solo = solo
contract-michi_michi = michi-michi

goal-trei_1 = { goal-talon }, de la primul set
goal-trei_2 = { goal-talon }, de la al doilea set
goal-trei_3 = { goal-talon }, nivelul al treilea
goal-doi_1 = { goal-talon }, de la prima pereche
goal-doi_2 = { goal-talon }, de la a doua pereche
goal-doi_3 = { goal-talon }, de la a treia pereche
goal-unu_1 = { goal-talon }, de la prima
goal-unu_2 = { goal-talon }, de la a doua
goal-unu_3 = { goal-talon }, de la a treia
goal-unu_4 = { goal-talon }, de la a patra
goal-unu_5 = { goal-talon }, de la a cincea
goal-unu_6 = { goal-talon }, de la a șasea
goal-solo = { goal-team }, { goal-talon }
goal-michi_michi = { goal-team }: cât mai puține levate

bonus-taroks_8 = 8 taroace
bonus-taroks_9 = 9 taroace
bonus-taroks_10 = 10 taroace
bonus-taroks_11 = 11 taroace
bonus-taroks_12 = 12 taroace
bonus-trula = trula
    .loc = trulă
bonus-kings = toți regii
bonus-king_caught = regele prins
bonus-king_left = regele lăsat în talon
bonus-mond_caught = luna prinsă
bonus-king_ultimo = rege ultimo
bonus-valat = valat
bonus-pagat_ultimo = pagat ultimo

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
about-trula = skizul, luna și pagatul la partea ta
about-kings = toți cei patru regi la partea ta
about-king_caught = regele chemat cade într-o levată a adversarilor
about-king_left = regele chemat, văzut în talon și lăsat acolo
about-mond_caught = skizul ia luna celeilalte părți
about-king_ultimo = partea declarantului ia ultima levată, în care cade regele chemat
about-valat = toate levatele, în locul jocului
about-pagat_ultimo = pagatul ia ultima levată
about-throwin = mâna se anulează și împarte următorul
about-oppose = apoi anunți ce voiai
about-surrender = mâna e pierdută pe loc
about-reject = se arată tuturor și privești următorul set

card-skis = skiz
    .acc = skizul
card-mond = XXI, luna
    .acc = luna
hold = la mine
log-hold = { $who ->
    [you] Spui
   *[other] { $name } spune
  } „la mine”.
kontra-1 = contra
kontra-2 = recontra
kontra-3 = supra
kontra-4 = hirș
kontra-5 = mord
factor-kontra = { $times ->
    [2] contra
    [4] recontra
    [8] supra
    [16] hirș
   *[32] mord
  }
factor-level = nivel
factor-radler = radler
factor-stake = miză

line-refill = umplerea potului
line-ante = miza celui care împarte
line-pool_won = pot câștigat
line-pool_paid = plată în pot
line-pool_split = pot împărțit
line-withdrawal = socoteala la plecare
line-michi_michi = michi-michi
line-revoke = abatere de la reguli

reason-refill = toți pun la fel de mult în pot
reason-ante = cine împarte adaugă la pot
reason-pool_won = { $made ->
    [1] un pagat ultimo anunțat și făcut
   *[0] pagat ultimo anunțat, pierdut cu contra: potul e al adversarilor
  }
reason-pool_paid = { $made ->
    [1] pagat ultimo anunțat, făcut cu contra: plătesc adversarii
   *[0] un pagat ultimo anunțat și pierdut
  }
reason-pool_split = ce a rămas la sfârșit
reason-michi_michi = levate luate
reason-revoke = împotriva regulilor jocului
reason-taroks_8 = declarat înainte de joc
reason-taroks_9 = declarat înainte de joc
reason-taroks_10 = declarat înainte de joc
reason-taroks_11 = declarat înainte de joc
reason-taroks_12 = declarat înainte de joc
reason-trula = skizul, luna și pagatul în aceeași grămadă
reason-kings = toți cei patru regi în aceeași grămadă
reason-king_caught = regele chemat într-o levată a adversarilor
reason-king_left = regele chemat a rămas în talon
reason-mond_caught = luna luată de skiz
reason-king_ultimo = regele chemat în ultima levată
reason-valat = toate levatele
reason-pagat_ultimo = pagatul în ultima levată

fact-pool = { $value ->
    [0] { "" }
   *[other] pot { $value }
  }
fact-level = nivel { $value }
fact-conceded = { $who ->
    [you] ai renunțat
   *[other] { $name } a renunțat
  }
noted-radler = radler: { $value ->
    [one] o mână dublă
    [few] { $value } mâini duble
   *[other] { $value } de mâini duble
}
log-radler = Acesta e un radler: { $value ->
    [one] o mână contează dublu
    [few] { $value } mâini contează dublu
   *[other] { $value } de mâini contează dublu
}.
ask-dealing = Cum se împart cărțile?
ask-abandoning = Anulezi mâna?
ask-exchange = Iei aceste cărți?
ask-announcements = Declară, anunță, zi contra
ask-conceding = Joci mai departe sau renunți?
method-six = câte șase
method-twelve = câte douăsprezece, la alegere
method-abeles = abeles: șase, câte douăsprezece, șase
method-one_two_three_three_two_one = 1-2-3-3-2-1

why-tarok_or_king = Nu poți anula mâna: ai un tarok sau un rege.
why-overcalls_only = Un nivel mai sus se licitează numai peste o licitare de același fel.
why-hold_instead = Vorbești înaintea celui care a licitat: zi „la mine” sau licitează un contract mai tare.
why-one_level_higher = Același contract se licitează exact cu un nivel mai sus; nivelurile nu se sar.
why-lower_than_bid = Nu ajunge: trebuie să licitezi mai mult decât s-a spus.
why-king_not_seen = Te poți preda numai dacă vezi regele chemat în talon.
why-rejected_last = La ultimul set, abia refuzat, nu te poți întoarce.
why-worth_five = Regii, skizul, luna și pagatul nu se pun deoparte.
why-taroks_last = Un tarok se pune deoparte numai când nu mai ai altceva de pus.
why-first_turn_only = Asta se spune numai când ești prima dată la rând.
why-announce_now = Te-ai arătat adversar: acum trebuie să anunți.
why-not_so_many = N-ai atâtea taroace; numărul trebuie să fie adevărat.
why-declared_already = Ți-ai declarat deja taroacele.
why-teammate_has_more = Partea ta a declarat deja la fel de multe sau mai multe; poți declara numai mai multe.
why-declare_first = Cu opt taroace sau mai multe trebuie întâi să le declari.
why-declarer_only = Asta o poate anunța numai declarantul.
why-pagat_ultimo_is_last = Pagat ultimo se anunță ultimul: după el nu mai urmează alte anunțuri.
why-not_identified = Ca adversar trebuie întâi să te arăți: dă contra la joc sau spune-o.
why-never_announced = Asta nu se anunță.
why-opponents_only = Asta o pot anunța numai adversarii.
why-declarers_side = Tu ești de partea declarantului.
why-known_already = Toți știu deja că ești adversar.
why-nothing_to_announce = După asta n-ai ce anunța.
why-never_doubled = Declarația de taroace nu se dublează.
why-side_unknown = Încă nu poți ști sigur de partea cui este acest jucător.
why-keep_announced = Ai anunțat un ultimo cu această carte: păstreaz-o cât timp poți juca alta.

outcome-abandoned = O mână fără tarok și fără rege: mâna se anulează.
outcome-passed_out = Toți au zis pas: mâna se anulează.
outcome-alone = { $contract }: { $who ->
    [you] ai luat
   *[other] { $name } a luat
  } { $points ->
    [one] { $points } levată
    [few] { $points } levate
   *[other] { $points } de levate
  }, adică { $delta }.
explain-michi_michi = Michi-michi: toți au zis pas. Fiecare joacă pentru sine și vrea cât mai puține levate; urmează un radler.
explain-normal = { $who ->
    [you] Joci
   *[other] { $name } joacă
  } { $contract }, valoare { $value } (la pierdere, înmulțită cu nivelul talonului): { $goal }. { explain-need }
help-game = Cu cât vrei mai puține cărți din talon, cu atât licitezi mai sus. Cine licitează cel mai mult privește talonul set cu set; fiecare set refuzat urcă nivelul. Apoi urmează anunțurile și jocul.
help-kontra = Contra dublează jocul sau un bonus anunțat: { $ladder }.
help-taroks = Taroacele bat orice culoare. De la mare la mic: skizul, XXI (luna), XX și tot așa până la II, apoi I (pagatul).
help-count-about = Grămada se numără din trei în trei cărți: adună cele trei cărți și scade 2. Dacă rămân una sau două cărți, scade 1.
finish-hint = Partida se termină după această mână și după radlerul în curs.

profile-romanian = ca la Suceava
profile-romanian_general = ca în cea mai mare parte a României
profile-romanian_chernovtsy = ca la Cernăuți
profile-taper = reguli obișnuite
log-pass-abandoning = { $who ->
    [you] Păstrezi
   *[other] { $name } păstrează
  } cărțile.
