# Besede slovenskih iger: kar se tam licitira, napove, plača in zavrne.

family-slovenian = Slovenske igre
game-slovenian = Slovenski tarok v štirih
game-about-slovenian = Najbolj znana slovenska igra: licitiraš, pokličeš kralja in igraš s skrivnim soigralcem. Za štiri igralce.
game-slovenian_3 = Slovenski tarok v treh
game-about-slovenian_3 = Vsi proti igralcu, vsak s šestnajstimi kartami. Za tri igralce.
game-slovenian_5 = Slovenski tarok v petih
game-about-slovenian_5 = Igra za štiri, pri kateri delivec počiva. Za pet igralcev.

contract-klop = klop
contract-three = tri
contract-two = dva
contract-one = ena
contract-solo_three = solo tri
contract-solo_two = solo dva
contract-solo_one = solo ena
contract-beggar = berač
    .acc = berača
contract-solo_without = solo brez
contract-open_beggar = odprti berač
    .acc = odprtega berača
contract-colour_valat_without = barvni valat brez
contract-valat_without = valat brez
contract-colour_valat = barvni valat

goal-klop = { goal-team }: čim manj točk
goal-three = { goal-team }, { goal-talon }
goal-two = { goal-team }, { goal-talon }
goal-one = { goal-team }, { goal-talon }
goal-solo_three = { goal-team }, { goal-talon }
goal-solo_two = { goal-team }, { goal-talon }
goal-solo_one = { goal-team }, { goal-talon }
goal-beggar = { goal-team }, brez štiha
goal-solo_without = { goal-team }, { goal-talon }
goal-open_beggar = { goal-team }, brez štiha, z odprtimi kartami
goal-colour_valat_without = { goal-team }, { goal-talon }, vsi štihi, taroki niso aduti
goal-valat_without = { goal-team }, { goal-talon }, vsi štihi
goal-colour_valat = vsi štihi, taroki niso aduti

bonus-trula = trula
    .acc = trulo
    .gen = trule
bonus-kings = kralji
    .acc = kralje
    .gen = kraljev
bonus-king_ultimo = kralj ultimo
bonus-pagat_ultimo = pagat ultimo
bonus-valat = valat
    .gen = valata

about-trula = škis, mond in pagat na tvoji strani
about-kings = vsi štirje kralji na tvoji strani
about-king_ultimo = igralčeva stran dobi zadnji štih, v katerem je klicani kralj
about-pagat_ultimo = pagat dobi zadnji štih
about-valat = vsi štihi

line-difference = razlika
line-mond = izgubljeni mond
line-klop = klop
line-renonce = renons
line-misdeal = napačno deljenje
line-radl_end = neporabljeni radelci

reason-difference = koliko so točke oddaljene od 35
sum-difference = { $more } − { $less } = { $exact }{ $rounded ->
    [0] { "" }
   *[other] , zaokroženo na { $paid }
  }
reason-mond = ujel ga je škis ali pa je ostal v talonu
reason-klop = pobrane točke ali nobenega štiha
reason-renonce = proti pravilom igre
reason-misdeal = napačno razdeljeno
reason-radl_end = neporabljeni do konca
reason-trula = škis, mond in pagat v enem kupu
reason-kings = vsi štirje kralji v enem kupu
reason-king_ultimo = klicani kralj v zadnjem štihu
reason-pagat_ultimo = pagat v zadnjem štihu
reason-valat = vsi štihi

factor-radl = radelc

why-lower_than_bid = To je premalo: licitirati moraš višje od zadnje licitirane igre ali enako, če imaš prednost.
why-forehand_alone = Klop in tri sme igrati samo prvi igralec, ko vsi drugi rečejo naprej.
why-compulsory_klop = Ta partija je obvezni klop: licitirati je mogoče samo solo brez in višje.
why-below_bid = Licitirano je bilo več: igraš licitirano igro ali kaj višjega.
why-worth_five = Kraljev, škisa, monda in pagata ni dovoljeno založiti.
why-side_unknown = Še ne moreš vedeti, na čigavi strani je ta igralec.
why-valat_stands = Napovedan je valat: nič drugega ne šteje več.
why-overtake = Tu moraš štih vzeti, če ga lahko: vrzi močnejšo karto.
why-pagat_last = Pagata smeš vreči šele, ko ne moreš vreči ničesar drugega.
why-keep_announced = S to karto je napovedan ultimo: obdrži jo, dokler lahko vržeš katero drugo.

finish-round = Odigraj zadnji krog
finish-hint = Naslednja partija je škis runda: kdor dobi škisa, bo delil zadnjo partijo. Partij bo še največ { $most }, več le, če škisa ne dobi nihče.
finish-radli = Od tvojih radelcev ({ $radli }) se obračuna vsak, ki do takrat ni odigran: { $cost }, če se nič ne spremeni.
bar-radl = radelc ×2
noted-compulsory_klop = obvezni klop
noted-skis_round = škis runda
vitamin = vitamin
log-compulsory_klop = Ta partija je obvezni klop.
log-skis_round = To je škis runda.
log-knock = { $who ->
    [you] Potrkaš
   *[other] { $name } potrka
  }: deli se v celih paketih.
log-vitamin = Vitamin: { $card }.
log-no-tarok = { $who ->
    [you] Nimaš
   *[other] { $name } nima
  } nobenega taroka: karte se vržejo skupaj.
help-game = V igri je 54 kart: 22 tarokov, ki so aduti, in štiri barve. Licitacija odloči, kdo igra katero igro; v večini iger mora igralčeva stran dobiti več kot polovico točk.
explain-klop = Klop: vsak igra zase in hoče čim manj točk. Kdor ne vzame štiha, dobi { $value }, kdor pobere več kot { $half } točk, izgubi { $value }.
explain-normal = { $who ->
    [you] Igraš
   *[other] { $name } igra
  } { ACC($contract) }, vrednost { $value } in razlika: { $goal }. { explain-need }
explain-solo_without = { $who ->
    [you] Igraš
   *[other] { $name } igra
  } { ACC($contract) }, za { $value } ali proti: { $goal }. { explain-need }
help-difference = Pri igrah { $seats ->
    [3] tri, dva in ena
   *[other] tri, dva in ena, tudi solo,
  } se prišteje razlika: koliko so točke oddaljene od { $half }{ $rounding ->
    [5] , zaokroženo na pet
   *[1] { "" }
  }.
help-taroks = Taroki vzamejo vsako barvo. Od najvišjega: škis, XXI (mond), XX in tako naprej do II, na koncu I (pagat).
help-black = Črni barvi od najvišje: kralj, dama, kaval, fant, 10, 9, 8, 7.
help-red = Pri rdečih barvah je pod fantom obratno: 1 vzame 2, 2 vzame 3, 3 vzame 4.
help-count-about = Štej po tri: seštej tri karte in odštej 2. Za eno ali dve preostali odštej 1. Vseh 54 kart da 70 točk.
outcome-no_tarok = Znova deli isti delivec, partija pa je obvezni klop.
result-radli = Radelci
radl-new = vsi dobijo radelc
radl-cancelled = { $who ->
    [you] tvoj radelc je prečrtan
   *[other] prečrtan radelc: { $name }
  }
sheet-radli = Radelci
radli-count = { $count ->
    [one] { $count } radelc
    [two] { $count } radelca
    [few] { $count } radelci
   *[other] { $count } radelcev
  }
margin-mond = { $who ->
    [you] Izgubiš monda.
   *[other] { $name } izgubi monda.
  }
why-mond_lead = V tem klopu z mondom ne smeš začeti, dokler ni padel škis.
why-skis_first = Kdor igra berača s škisom, tu začne z njim.
why-suits_first = V barvnem valatu se tu najprej začenja z barvami in šele nato s taroki.
why-called_card = Klicane karte ni dovoljeno založiti.
why-no_king_called = Z vsemi štirimi kralji tega ne smeš poklicati.
contract-piccolo = pikolo
goal-piccolo = { goal-team }, natanko en štih
profile-slovenian = običajna pravila
profile-slovenian_3 = običajna pravila
profile-slovenian_5 = običajna pravila
valat-alone = Nič drugega ne šteje.
bonus-vogel_frei = prost kot ptica
about-vogel_frei = pagat je prost: vržeš ga lahko kadar koli
about-throwin = znova deli isti delivec
ask-annulling = Razveljaviš partijo?
outcome-annulled = Partija je razveljavljena, znova deli isti delivec.
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
    [you] Obdržiš
   *[other] { $name } obdrži
  } karte.
