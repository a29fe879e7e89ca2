# Besede ameriškega češkega taroka: kar se tam licitira, napove, plača in zavrne.

family-czech = Češke igre v Ameriki
game-czech_american = Ameriški češki tarok
game-about-czech_american = V Teksasu, za žetone: eden pokliče tarok ali igra prever sam. Za štiri igralce.

contract-four = povinost
contract-own_call = lastni klic
contract-prever = prever

goal-four = s soigralcem, ki ga pokliče visok tarok
goal-own_call = klican je lastni tarok: eden proti trem
goal-prever = eden proti trem

bonus-big_ones = taroky
bonus-little_ones = tarocky
bonus-beeda = bida
    .acc = bido
    .gen = bide
bonus-uni = uni
bonus-all_seven = vseh sedem
bonus-rosanne_pane = rosanne pane
bonus-kings = kralji
    .acc = kralje
    .gen = kraljev
bonus-trull_pane = trul pane
bonus-trull = trula
    .acc = trulo
    .gen = trule
bonus-pane = pane
bonus-valat = valat
    .gen = valata
bonus-pagat = pagat
    .acc = pagata
    .gen = pagata

about-big_ones = deset tarokov ali več
about-little_ones = osem ali devet tarokov
about-beeda = en ali dva taroka
about-uni = nobenega taroka
about-all_seven = škýz, XXI, I in vsi štirje kralji
about-rosanne_pane = vsi kralji in ena ali dve od kart škýz, XXI, I
about-kings = vsi štirje kralji, a nobena od kart škýz, XXI, I
about-trull_pane = škýz, XXI in I s kraljem
about-trull = škýz, XXI in I
about-pane = štiri ali pet kart po pet točk
about-valat = vaša stran vzame vseh { $tricks } štihov
about-pagat = I dobi dvanajsti štih
about-reject = poglej druge tri
about-throwin = plačaš 2 vsakemu

card-skis = škýz
    .acc = škýza
    .ins = škýzom
kontra-2 = re
kontra-3 = supra
kontra-4 = mord
factor-kontra = { $times ->
    [2] kontra
    [4] re
    [8] supra
   *[16] mord
  }
factor-set = del talona

line-count = štetje
line-thrown_in = karte vržene skupaj
line-misdeal = napačno deljenje
line-late_misdeal = pozno opaženo napačno deljenje
line-discard_irregularity = založeno napačno število kart
line-illegal_discard = založena nedovoljena karta
line-renege = renons
line-illegal_declaration = napačna prijava
line-returned = vrnjeno
line-made_good = poravnano
line-wrong_trump = poklican napačen tarok
line-wrong_povinost = napačna povinost
line-false_pagat = kontra s pagatom v roki
line-exposed_honour = odkrita karta
line-peek_bottom = pogled na spodnjo karto

reason-count = koliko so točke oddaljene od 53
reason-pagat = pagat v zadnjem štihu
reason-valat = vsi štihi
reason-big_ones = prijavljeno pred igro
reason-little_ones = prijavljeno pred igro
reason-beeda = prijavljeno pred igro
reason-uni = prijavljeno pred igro
reason-all_seven = prijavljeno pred igro
reason-rosanne_pane = prijavljeno pred igro
reason-kings = prijavljeno pred igro
reason-trull_pane = prijavljeno pred igro
reason-trull = prijavljeno pred igro
reason-pane = prijavljeno pred igro

mark-forehand = povinost
fact-set = { $value ->
    [1] prvi del
    [2] drugi del
   *[3] vendarle prvi del
  }
log-povinost = { $who ->
    [you] Imaš { ACC($card) } in si povinost.
   *[other] { $name } ima { ACC($card) } in je povinost.
  }
ask-dealing = Kako se deli?
cut-again = Privzdigneš še enkrat?
bid-must = S soigralcem ali prever?
ask-talon = Ponujena ti je karta talona. Jo vzameš?
ask-declarations = Prijavi, kar se ti plača
ask-bets = Staviš na pagata ali valat?
ask-challenges = { $stake }: { $level }?
method-1 = po eno
method-2 = po dve
method-3 = po tri
method-4 = po štiri
method-6 = po šest
method-12 = po dvanajst
method-345 = tri, štiri, pet
method-1_choice = po eno, na izbiro
method-2_choice = po dve, na izbiro
method-3_choice = po tri, na izbiro
method-4_choice = po štiri, na izbiro
method-6_choice = po šest, na izbiro
method-12_choice = po dvanajst, na izbiro
method-345_choice = tri, štiri, pet, na izbiro

why-too_thin = Pretenko: vsak kup mora imeti dovolj kart.
why-worth_five = Kraljev ter I, XXI in škýza ni dovoljeno založiti.
why-trumps_last = Tarok smeš založiti šele, ko nimaš več drugih kart za zalaganje.
why-not_in_hand = Tega v roki nimaš.
why-declare_first = Najprej moraš prijaviti, kar imaš.
why-declared_already = To je že prijavljeno.
why-bet_already = Ta stava že stoji.
why-declaring_side_only = Na to sme staviti samo igralčeva stran.
why-valat_is_bet = Stava je na valat: pagat zraven ne šteje.
why-call_the_highest = Pokliči najvišji tarok od XIX do XV, ki ga nimaš.
why-own_trump = Svojega taroka tu ni mogoče poklicati.
why-partner_not_drawn = Karte smeš vreči skupaj samo, če iz talona dobiš tarok, ki ga je treba klicati.
why-no_bank = Banke tu ni.
why-not_short = Za posojilo imaš preveč.
why-loan_too_large = Toliko banka naenkrat ne posodi.
why-owes_less = Toliko ne dolguješ.
why-has_less = Toliko nimaš.

outcome-thrown_in = Povinost vrže karte skupaj in plača 2 vsakemu.
outcome-redealt = Isti delivec deli znova.
outcome-void = Partija ne velja.
explain-none = Povinost igra s soigralcem, razen če kdo igra prever.
explain-tie = { $tie ->
    [last_challenger] { "" } Po kontri zadošča polovica, če so zadnji podvojili nasprotniki.
   *[bidder] { "" }
  }
explain-four = { $who ->
    [you] Povinost si ti in igraš
   *[other] Povinost je { $name } in igra
  } s soigralcem: skupaj potrebujeta vsaj { $needed } od { $whole } točk.{ explain-tie }
explain-own_call = { $who ->
    [you] Igraš
   *[other] { $name } igra
  } brez soigralca, ker je klican lastni tarok.
explain-prever = { $who ->
    [you] Igraš prever, proti vsem, s tremi kartami talona, in potrebuješ
   *[other] { $name } igra prever, proti vsem, s tremi kartami talona, in potrebuje
  } vsaj { $needed } od { $whole } točk.{ explain-tie }
help-game = Štirje igralci, žetoni in 54 kart. Povinost pokliče tarok; kdor ga ima, je soigralec. Ali pa kdo igra prever, eden proti trem.
help-kontra = Kontra podvoji stavo: { $ladder }.
help-red = Rdeči barvi: kralj, dama, kaval, fant, 4, 3, 2, 1.
help-taroks = Taroki vzamejo vsako barvo. Od najvišjega: škýz, XXI (mond), XX in tako naprej do II, na koncu I (pagat).
help-count = Štetje
help-count-about = Karte se štejejo ena po ena: vse skupaj dajo 106.
finish-hint = Krog se konča s to partijo; posojila se vrnejo.

profile-american_tournament = ameriški turnir
profile-westfest_2012 = Westfest 2012
profile-mach_tarok = Mach Tarok

why-not_holding = Na pagata sme staviti samo, kdor ga ima.

chips = Žetoni: { $chips }
chip = { $worth ->
    [10] modri
    [5] rdeči
    [1] beli
   *[other] po { $worth }
  } { $count }
owes = dolg { $points }
paid = { $points }, plačano že v tej partiji
lying = Žetoni
sheet-loans = Posojila

call-ask = Pokliči tarok: kdor ga ima, je tvoj soigralec
said-reject = poglej druge tri
said-pass-auction = dobro
pass-auction = Dobro
pass-card = Ne vzemi
pass-declarations = Ne prijavi ničesar
pass-bets = Brez stave
pass-challenges = Naj ostane
pass-dealing = Ne, deli
take-ask = Katere tri karte talona vzameš?
take-four = { $number ->
    [1] Vzemi peto karto
   *[2] Vzemi šesto karto
  }
take-prever = { $number ->
    [1] { $left ->
        [0] Vzemi prve tri
       *[other] Nazaj k prvim trem: izguba šteje ×{ $prever_third_set_factor }
      }
   *[2] Vzemi druge tri: izguba šteje ×{ $prever_second_set_factor }
  }
round-four = { $who ->
    [you] Imaš
   *[other] { $name } ima
  } štiri karte iz talona.
log-took = { $who ->
    [you] Vzameš
   *[other] { $name } vzame
  } { $value ->
    [1] peto
   *[2] šesto
  } karto.
log-passed = { $who ->
    [you] Pustiš
   *[other] { $name } pusti
  } { $value ->
    [1] peto
   *[2] šesto
  } karto.
log-must = { $who ->
    [you] Vendarle moraš vzeti
   *[other] { $name } mora vendarle vzeti
  } { $value ->
    [1] peto
   *[2] šesto
  } karto.
round-offered = { $who ->
    [you] Ponujena ti je { $value ->
        [1] peta
       *[2] šesta
      } karta.
   *[other] { $name } se odloča o { $value ->
        [1] peti
       *[2] šesti
      } karti.
  }
round-on = Če jo pustiš, je na vrsti { $name }, potem spet ti. Če jo vzameš, eno karto založiš.
round-back = Pred teboj jo pusti { $name }: če jo pustiš tudi ti, jo mora vzeti { $name }. Za vzeto karto eno založiš.
log-keeps = { $who ->
    [you] Igraš naprej.
   *[other] { $name } igra naprej.
  }
log-in_talon = V talonu: { $cards }.
hint-cut = Po privzdigu se deli po šest kart. Če potrkaš, ostanejo karte, kot so, in izbereš, kako se delijo.
hint-dealing = Po toliko kart se deli; pri izbiri si nato vsak izbere enega od štirih kupčkov.
hint-declarations = Vsak od treh drugih plača takoj, tudi soigralec.
declare-said = Prijavljeno: { $names }
declare-none = V roki nimaš ničesar, kar bi se plačalo.
declare-on = Nadaljuj
declare-all = Kaj se lahko prijavi
value-declarations = { $points } od vsakega
value-bets = ±{ $points }
hint-bets = Če uspe, toliko plača vsak nasprotnik; če ne, vsak z vaše strani. Kontra to podvoji.
about-kontra = { $what ->
    [game] plačilo za točke velja ×{ $times }
   *[other] { $points } namesto { $before } za vsakega, ki plača
  }
ask-throwin = Vržeš karte?
pass-talon = Igraj naprej
worth = ×{ $points }
said-pass-declarations = nič
said-pass-bets = brez stave
said-pass-challenges = ostane
held-lay-worth_five = Kralji, pagat, mond in škýz se ne zalagajo.
held-lay-trumps_last = Taroki ostanejo v roki, dokler lahko založiš kaj drugega.
lay-openly = Ostali so le taroki: kar zdaj založiš, vidijo vsi.
call-own = v tvoji roki: igraš brez soigralca in nihče tega ne ve
log-pass-dealing = { $who ->
    [you] Pustiš, da se karte delijo.
   *[other] { $name } pusti, da se karte delijo.
  }
log-pass-auction = { $who ->
    [you] Rečeš
   *[other] { $name } reče
  }: dobro.
log-pass-declarations = { $who ->
    [you] Ne prijaviš
   *[other] { $name } ne prijavi
  } { $said ->
    [0] ničesar
   *[other] ničesar več
  }.
log-pass-bets = { $who ->
    [you] Ne staviš
   *[other] { $name } ne stavi
  } { $said ->
    [0] ničesar
   *[other] ničesar več
  }.
log-pass-challenges = { $who ->
    [you] Pustiš
   *[other] { $name } pusti
  }, kot je.
log-take-part = { $who ->
    [you] Vzameš
   *[other] { $name } vzame
  } { $number ->
    [1] prve tri karte talona
   *[2] druge tri karte talona
  }.
bank = Banka
borrow = Sposodi si { $points }
pay-back = Vrni { $points }
borrow-below = Sposodi si lahko, kdor ima manj kot { $borrow_below }.
bank-about = Komur zmanjka za plačilo, temu banka posodi po { $loan_unit }. Na koncu kroga se vsa posojila vrnejo.
call-time = Razglasi konec časa
call-time-hint = Krog konča ura: partija, katere talon že leži, se dokonča in šteje, nova se ne začne.
queue-next = { $who ->
    [you] Vstopiš
   *[other] { $name } vstopi
  } { $after ->
    [1] v naslednji partiji
    [one] čez { $after } partijo
    [two] čez { $after } partiji
    [few] čez { $after } partije
   *[other] čez { $after } partij
  }{ $known ->
    [yes] { " " }(namesto: { $other })
   *[no] { "" }
  }
bar-waits = na vrsti pozneje: { $names }
round-unseen = Odločiš se, preden jo vidiš.
declare-silent = Smeš molčati; česar zdaj ne prijaviš, se ne plača.
