# Cuvintele jocurilor slovene: ce se licitează, se anunță, se plătește și se refuză acolo.

family-slovenian = Jocuri slovene
game-slovenian = Tarok sloven în patru
game-about-slovenian = Jocul obișnuit al Sloveniei: licitezi, chemi un rege și joci cu un partener secret. Pentru patru jucători.
game-slovenian_3 = Tarok sloven în trei
game-about-slovenian_3 = Doi jucători contra declarantului, cu câte șaisprezece cărți. Pentru trei jucători.
game-slovenian_5 = Tarok sloven în cinci
game-about-slovenian_5 = Jocul pentru patru, iar cel care împarte stă pe margine. Pentru cinci jucători.

contract-klop = klop
contract-three = trei
contract-two = doi
contract-one = unu
contract-solo_three = solo trei
contract-solo_two = solo doi
contract-solo_one = solo unu
contract-beggar = cerșetor
contract-solo_without = solo fără
contract-open_beggar = cerșetor deschis
contract-colour_valat_without = valat de culoare fără
contract-valat_without = valat fără
contract-colour_valat = valat de culoare

goal-klop = { goal-team }: cât mai puține puncte
goal-three = { goal-team }, { goal-talon }
goal-two = { goal-team }, { goal-talon }
goal-one = { goal-team }, { goal-talon }
goal-solo_three = { goal-team }, { goal-talon }
goal-solo_two = { goal-team }, { goal-talon }
goal-solo_one = { goal-team }, { goal-talon }
goal-beggar = { goal-team }, fără nicio levată
goal-solo_without = { goal-team }, { goal-talon }
goal-open_beggar = { goal-team }, fără nicio levată, cu mâna deschisă
goal-colour_valat_without = { goal-team }, { goal-talon }, toate levatele; taroacele nu sunt atuuri
goal-valat_without = { goal-team }, { goal-talon }, toate levatele
goal-colour_valat = toate levatele; taroacele nu sunt atuuri

bonus-trula = trula
    .loc = trulă
bonus-kings = regii
    .loc = regi
bonus-king_ultimo = rege ultimo
bonus-pagat_ultimo = pagat ultimo
bonus-valat = valat

about-trula = skizul, luna și pagatul la partea ta
about-kings = toți cei patru regi la partea ta
about-king_ultimo = partea declarantului ia ultima levată, în care cade regele chemat
about-pagat_ultimo = pagatul ia ultima levată
about-valat = toate levatele

line-difference = diferență
line-mond = lună pierdută
line-klop = klop
line-renonce = abatere de la reguli
line-misdeal = împărțire greșită
line-radl_end = radluri rămase

reason-difference = cât de departe sunt punctele de 35
sum-difference = { $more } − { $less } = { $exact }{ $rounded ->
    [0] { "" }
   *[other] , rotunjit la { $paid }
  }
reason-mond = prinsă de skiz sau rămasă în talon
reason-klop = puncte luate sau nicio levată
reason-renonce = împotriva regulilor jocului
reason-misdeal = împărțit greșit
reason-radl_end = nefolosite până la sfârșit
reason-trula = skizul, luna și pagatul în aceeași grămadă
reason-kings = toți cei patru regi în aceeași grămadă
reason-king_ultimo = regele chemat în ultima levată
reason-pagat_ultimo = pagatul în ultima levată
reason-valat = toate levatele

factor-radl = radl

why-lower_than_bid = Nu ajunge: trebuie să licitezi mai mult decât s-a spus, sau la fel dacă stai înaintea celui care a licitat.
why-forehand_alone = Klop și trei sunt numai pentru primul jucător, după ce toți ceilalți au zis pas.
why-compulsory_klop = Mâna aceasta este un klop obligatoriu: se poate licita numai de la solo fără în sus.
why-below_bid = Ai licitat mai mult; joci ce ai licitat sau ceva mai mare.
why-worth_five = Regii, skizul, luna și pagatul nu se pun deoparte.
why-side_unknown = Încă nu poți ști sigur de partea cui este acest jucător.
why-valat_stands = S-a anunțat valat: nimic altceva nu mai contează.
why-overtake = Aici trebuie să iei levata dacă poți: joacă o carte mai mare.
why-pagat_last = Pagatul se joacă numai când nu poți juca altceva.
why-keep_announced = Ai anunțat un ultimo cu această carte: păstreaz-o cât timp poți juca alta.

finish-round = Joacă ultima rundă
finish-hint = Mâna următoare este o rundă de skiz: cine primește skizul împarte ultima mână. Se mai joacă cel mult { $most ->
    [one] { $most } mână
    [few] { $most } mâini
   *[other] { $most } de mâini
}, mai multe doar dacă nimeni nu primește skizul.
finish-radli = Pentru fiecare radl rămas nejucat până atunci (acum { $radli }) plătești: { $cost }, dacă nu se schimbă nimic.
bar-radl = radl ×2
noted-compulsory_klop = klop obligatoriu
noted-skis_round = rundă de skiz
vitamin = vitamină
log-compulsory_klop = Mâna aceasta este un klop obligatoriu.
log-skis_round = Aceasta este o rundă de skiz.
log-knock = { $who ->
    [you] Bați
   *[other] { $name } bate
  } în pachet: se împart pachete întregi.
log-vitamin = Vitamină: { $card }.
log-no-tarok = { $who ->
    [you] N-ai
   *[other] { $name } n-are
  } niciun tarok: cărțile se adună și se împart din nou.
help-game = 54 de cărți: 22 de taroace, care sunt atuurile, și patru culori. În cele mai multe contracte partea declarantului trebuie să câștige peste jumătate din puncte.
explain-klop = Klop: fiecare joacă pentru sine și vrea cât mai puține puncte. Cine nu ia nicio levată câștigă { $value }, cine ia peste { $half } pierde { $value }.
explain-normal = { $who ->
    [you] Joci
   *[other] { $name } joacă
  } { $contract }, valoare { $value } plus diferența: { $goal }. { explain-need }
explain-solo_without = { $who ->
    [you] Joci
   *[other] { $name } joacă
  } { $contract }, ±{ $value ->
    [one] { $value } punct
    [few] { $value } puncte
   *[other] { $value } de puncte
}: { $goal }. { explain-need }
help-difference = La { $seats ->
    [3] trei, doi și unu
   *[other] trei, doi și unu, solo sau nu,
  } se adaugă diferența: cât de departe sunt punctele de { $half }{ $rounding ->
    [5] , rotunjită la cinci
   *[1] { "" }
  }.
help-taroks = Taroacele bat orice culoare. De la mare la mic: skizul, XXI (luna), XX și tot așa până la II, apoi I (pagatul).
help-black = Culorile negre, de la mare la mic: rege, damă, kabal, valet, 10, 9, 8, 7.
help-red = La culorile roșii e invers sub valet: 1 bate 2, 2 bate 3, 3 bate 4.
help-count-about = Grămada se numără din trei în trei cărți: adună cele trei cărți și scade 2. Dacă rămân una sau două cărți, scade 1. Toate cele 54 de cărți fac 70 de puncte.
outcome-no_tarok = Același jucător împarte din nou, și va fi un klop obligatoriu.
result-radli = Radluri
radl-new = fiecare primește un radl
radl-cancelled = { $who ->
    [you] radlul tău se anulează
   *[other] radl anulat: { $name }
}
sheet-radli = Radluri
radli-count = { $count ->
    [one] { $count } radl
    [few] { $count } radluri
   *[other] { $count } de radluri
  }
margin-mond = { $who ->
    [you] Ai pierdut luna.
   *[other] { $name } a pierdut luna.
  }
why-mond_lead = În acest klop nu se atacă cu luna cât timp n-a căzut skizul.
why-skis_first = La cerșetor, cine are skizul trebuie să atace aici întâi cu el.
why-suits_first = Aici, la valat de culoare, se atacă întâi cu culorile și abia apoi cu taroacele.
why-called_card = Cartea chemată nu se pune deoparte.
why-no_king_called = Ai toți cei patru regi: regele acesta nu se cheamă aici.
contract-piccolo = piccolo
goal-piccolo = { goal-team }, exact o levată
profile-slovenian = reguli obișnuite
profile-slovenian_3 = reguli obișnuite
profile-slovenian_5 = reguli obișnuite
valat-alone = Nimic altceva nu contează.
bonus-vogel_frei = liber ca pasărea
about-vogel_frei = pagatul e liber: îl poți juca oricând
about-throwin = același jucător împarte din nou
ask-annulling = Anulezi mâna?
outcome-annulled = Mâna e anulată, același jucător împarte din nou.
kontra-4 = { $kontras ->
    [5] hirșcontra
   *[other] mordcontra
  }
factor-kontra = { $times ->
    [2] contra
    [4] recontra
    [8] subcontra
    [16] { $kontras ->
        [5] hirșcontra
       *[other] mordcontra
      }
   *[32] mordcontra
  }
log-pass-annulling = { $who ->
    [you] Păstrezi
   *[other] { $name } păstrează
  } cărțile.
