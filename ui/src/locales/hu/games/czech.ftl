# Az amerikai cseh tarokk szavai: mit licitálnak, mondanak be, fizetnek és utasítanak el.

family-czech = Cseh játékok Amerikában
game-czech_american = Amerikai cseh tarokk
game-about-czech_american = Texasban játsszák, zsetonra, tarokkhívással vagy egyedül. Négy játékosnak.

contract-four = povinost
    .acc = a povinostot
    .bid = povinostot
contract-own_call = önhívás
    .acc = az önhívást
    .bid = önhívást
contract-prever = prever
    .acc = a prevert
    .bid = prevert

goal-four = segítővel, akinél a hívott tarokk van
goal-own_call = egyedül, és senki sem tudja
goal-prever = egyedül, a talon három lapjával

bonus-big_ones = taroky
    .acc = a tarokyt
    .sub = a tarokyra
bonus-little_ones = tarocky
    .acc = a tarockyt
    .sub = a tarockyra
bonus-beeda = bida
    .acc = a bidát
    .sub = a bidára
bonus-uni = uni
    .acc = az unit
    .sub = az unira
bonus-all_seven = mind a hét
    .acc = mind a hetet
    .sub = mind a hétre
bonus-rosanne_pane = rosanne pane
    .acc = a rosanne panét
    .sub = a rosanne panéra
bonus-kings = négykirály
    .acc = a négykirályt
    .sub = a négykirályra
bonus-trull_pane = trul pane
    .acc = a trul panét
    .sub = a trul panéra
bonus-trull = trul
    .acc = a trult
    .sub = a trulra
bonus-pane = pane
    .acc = a panét
    .sub = a panéra
bonus-valat = volát
    .acc = a volátot
    .sub = a volátra
bonus-pagat = pagát
    .acc = a pagátot
    .sub = a pagátra

about-big_ones = tíz vagy több tarokk
about-little_ones = nyolc vagy kilenc tarokk
about-beeda = egy vagy két tarokk
about-uni = egy tarokk sem
about-all_seven = skíz, XXI, I és mind a négy király
about-rosanne_pane = mind a négy király, és egy vagy kettő ezekből: skíz, XXI, I
about-kings = mind a négy király
about-trull_pane = skíz, XXI és I egy királlyal
about-trull = skíz, XXI és I
about-pane = négy vagy öt ötpontos lap
about-valat = a pártod viszi az összes ütést ({ $tricks })
about-pagat = az I-es viszi a tizenkettedik ütést
about-reject = nézd meg a másik hármat
about-throwin = fejenként 2-t fizetsz

card-skis = skíz
    .acc = a skízt
    .ins = a skízzel
kontra-2 = re
kontra-3 = supra
kontra-4 = mord
factor-kontra = { $times ->
    [2] kontra
    [4] re
    [8] supra
   *[16] mord
  }
factor-set = talonrész

line-count = számolás
line-thrown_in = bedobva
line-misdeal = rossz osztás
line-late_misdeal = későn észrevett rossz osztás
line-discard_irregularity = hibás számú fektetett lap
line-illegal_discard = nem lefektethető lap
line-renege = renonsz
line-illegal_declaration = hibás bejelentés
line-returned = visszaadva
line-made_good = jóvátéve
line-wrong_trump = rosszul hívott tarokk
line-wrong_povinost = rossz Povinost
line-false_pagat = kontra a pagáttal a kézben
line-exposed_honour = felfordított lap
line-peek_bottom = megnézett alsó lap

reason-count = mennyire térnek el a pontok 53-tól
reason-pagat = a pagát az utolsó ütésben
reason-valat = minden ütés
reason-big_ones = a játék előtt bejelentve
reason-little_ones = a játék előtt bejelentve
reason-beeda = a játék előtt bejelentve
reason-uni = a játék előtt bejelentve
reason-all_seven = a játék előtt bejelentve
reason-rosanne_pane = a játék előtt bejelentve
reason-kings = a játék előtt bejelentve
reason-trull_pane = a játék előtt bejelentve
reason-trull = a játék előtt bejelentve
reason-pane = a játék előtt bejelentve

mark-forehand = Povinost
fact-set = { $value ->
    [1] első rész
    [2] második rész
   *[3] mégis az első rész
}
log-povinost = { $card }: { $who ->
    [you] te vagy a Povinost.
   *[other] { $name } a Povinost.
  }
ask-dealing = Hogyan osszák a lapokat?
cut-again = Emelsz még egyszer?
bid-must = Segítővel vagy prevert?
ask-talon = Felajánlanak egy lapot a talonból. Felveszed?
ask-declarations = Jelentsd be, amiért fizetnek
ask-bets = Fogadsz a pagátra vagy a volátra?
ask-challenges = { $stake }: { $level }?
method-1 = egyesével
method-2 = kettesével
method-3 = hármasával
method-4 = négyesével
method-6 = hatosával
method-12 = tizenkettesével
method-345 = három, négy, öt
method-1_choice = egyesével, választva
method-2_choice = kettesével, választva
method-3_choice = hármasával, választva
method-4_choice = négyesével, választva
method-6_choice = hatosával, választva
method-12_choice = tizenkettesével, választva
method-345_choice = három, négy, öt, választva

why-too_thin = Túl vékony: minden csomagban elég lapnak kell lennie.
why-worth_five = Királyt, I-est, XXI-est és skízt nem lehet lefektetni.
why-trumps_last = Tarokkot csak akkor fektethetsz le, ha más lefektethető lapod nincs.
why-not_in_hand = Ez nincs a kezedben.
why-declare_first = Előbb be kell jelentened, ami nálad van.
why-declared_already = Ezt már bejelentetted.
why-bet_already = Erre már fogadtak.
why-declaring_side_only = Erre csak a felvevő párt fogadhat.
why-valat_is_bet = Volátra fogadtak: mellette a pagát nem számít.
why-call_the_highest = Hívd a legmagasabb tarokkot a XIX-es és a XV-ös között, amely nincs nálad.
why-own_trump = Ezt a saját tarokkodat nem hívhatod.
why-partner_not_drawn = Csak akkor dobhatod be a lapokat, ha éppen a hívandó tarokkot vetted fel.
why-no_bank = Itt nincs bank.
why-not_short = Túl sok zsetonod van ahhoz, hogy kölcsönt kérj.
why-loan_too_large = Ennyit a bank egyszerre nem ad kölcsön.
why-owes_less = Ennyivel nem tartozol.
why-has_less = Ennyi zsetonod nincs.

outcome-thrown_in = A Povinost bedobja, és fejenként 2-t fizet.
outcome-redealt = Ugyanaz oszt újra.
outcome-void = A leosztás érvénytelen.
explain-none = A Povinost segítővel játszik, hacsak valaki nem játszik prevert.
explain-tie = { $tie ->
    [last_challenger] { "" } Kontra után a fele is elég, ha az ellenfelek kontráztak utoljára.
   *[bidder] { "" }
  }
explain-four = { $who ->
    [you] Te vagy a Povinost, és segítővel játszol
   *[other] { $name } a Povinost, és segítővel játszik
  }: kettejüknek { $whole } pontból legalább { $needed } kell.{ explain-tie }
explain-own_call = { $who ->
    [you] Egyedül játszol, mert a saját tarokkodat hívtad.
   *[other] { $name } egyedül játszik, mert a saját tarokkját hívta.
}
explain-prever = { $who ->
    [you] Prevert játszol, egyedül, a talon három lapjával, és
   *[other] { $name } prevert játszik, egyedül, a talon három lapjával, és
  } { $whole } pontból legalább { $needed } kell hozzá.{ explain-tie }
help-game = Négy játékos, zsetonok és 54 lap. A Povinost tarokkot hív; akinél van, az a segítője. Vagy valaki egyedül prevert játszik.
help-kontra = A kontra duplázza a fogadást: { $ladder }.
help-red = A piros színek: király, dáma, lovas, bubi, 4, 3, 2, 1.
help-taroks = A tarokk minden színt üt. Fentről lefelé: skíz, XXI, XX és így tovább II-esig, végül az I (pagát).
help-count = Számolás
help-count-about = A lapokat egyenként számoljuk: együtt 106 pont.
finish-hint = A forduló ezzel a leosztással véget ér; a kölcsönöket vissza kell adni.

profile-american_tournament = amerikai verseny
profile-westfest_2012 = Westfest 2012
profile-mach_tarok = Mach Tarok

why-not_holding = A pagátra csak az tehet fogadást, akinél van.

chips = Zsetonok: { $chips }
chip = { $worth ->
    [10] kék
    [5] piros
    [1] fehér
   *[other] { $worth } értékű
  } { $count }
owes = tartozik: { $points }
paid = { $points }, ebben a leosztásban már kifizetve
lying = Zsetonok
sheet-loans = Kölcsönök

call-ask = Hívj egy tarokkot: akinél van, az a segítőd
said-reject = megnézem a másik hármat
said-pass-auction = jó
pass-auction = Jó
pass-card = Nem veszem fel
pass-declarations = Nem jelentek be semmit
pass-bets = Nem fogadok
pass-challenges = Maradjon
pass-dealing = Nem, osszunk
take-ask = Melyik három lapot veszed fel a talonból?
take-four = { $number ->
    [1] Felveszem az ötödik lapot
   *[2] Felveszem a hatodik lapot
  }
take-prever = { $number ->
    [1] { $left ->
        [0] Felveszem az első hármat
       *[other] Vissza az első hármashoz: a veszteség ×{ $prever_third_set_factor }
      }
   *[2] Felveszem a másik hármat: a veszteség ×{ $prever_second_set_factor }
  }
round-four = { $who ->
    [you] Négy lapot vettél fel
   *[other] { $name } négy lapot vett fel
  } a talonból.
log-took = { $who ->
    [you] Felveszed
   *[other] { $name } felveszi
} { $value ->
    [1] az ötödik
   *[2] a hatodik
} lapot.
log-passed = { $who ->
    [you] Nem kéred
   *[other] { $name } nem kéri
} { $value ->
    [1] az ötödik
   *[2] a hatodik
} lapot.
log-must = { $who ->
    [you] Mégis neked kell felvenned
   *[other] { $name } kénytelen mégis felvenni
} { $value ->
    [1] az ötödik
   *[2] a hatodik
} lapot.
round-offered = { $value ->
    [1] Az ötödik
   *[2] A hatodik
} lap: { $who ->
    [you] te döntesz
   *[other] { $name } dönt
}.
round-on = Ha nem kéred, { $name } kapja az ajánlatot, és ha ott sem kell, visszakerül hozzád. A felvett lapért egyet lefektetsz.
round-back = { $name } nem kérte: ha te sem kéred, { $name } köteles felvenni. A felvett lapért egyet lefektetsz.
log-keeps = { $who ->
    [you] Továbbjátszol.
   *[other] { $name } továbbjátszik.
  }
log-in_talon = A talonban: { $cards }.
hint-cut = Emelés után hatosával osztanak. Aki kopog, úgy hagyja a paklit, és megmondja, hogyan osszák.
hint-dealing = Ennyi lapot osztanak egyszerre; választáskor mindenki kivesz egyet a négy csomagból.
hint-declarations = A másik három játékos azonnal fizet, a segítőd is.
declare-said = Bejelentve: { $names }
declare-none = Nincs a kezedben semmi, amiért fizetnének.
declare-on = Tovább
declare-all = Mit lehet bejelenteni
value-declarations = { $points } mindenkitől
value-bets = ±{ $points }
hint-bets = Ha sikerül, minden ellenfél ennyit fizet; ha nem, a te pártodban mindenki. A kontra megduplázza.
about-kontra = { $what ->
    [game] a számolás ×{ $times } fizet
   *[other] { $before } helyett { $points }, fejenként
  }
ask-throwin = Bedobod a lapokat?
pass-talon = Játszom tovább
worth = ×{ $points }
said-pass-declarations = semmi
said-pass-bets = nincs fogadás
said-pass-challenges = marad
held-lay-worth_five = A királyok, a pagát, a XXI-es és a skíz nem fektethető le.
held-lay-trumps_last = A tarokk kézben marad, amíg más lap lefektethető.
lay-openly = Csak tarokk maradt: amit most lefektetsz, mindenki látja.
call-own = nálad van: egyedül játszol, és senki sem tudja
log-pass-dealing = { $who ->
    [you] Jöhet az osztás.
   *[other] { $name }: jöhet az osztás.
  }
log-pass-auction = { $who ->
    [you] Azt mondod
   *[other] { $name } azt mondja
  }: jó.
log-pass-declarations = { $who ->
    [you] Nem jelentesz be
   *[other] { $name } nem jelent be
  } { $said ->
    [0] semmit
   *[other] többet
  }.
log-pass-bets = { $who ->
    [you] Nem fogadsz
   *[other] { $name } nem fogad
  } { $said ->
    [0] semmire
   *[other] többre
  }.
log-pass-challenges = { $who ->
    [you] Nem kontrázol.
   *[other] { $name } nem kontráz.
  }
log-take-part = { $who ->
    [you] Felveszed
   *[other] { $name } felveszi
  } { $number ->
    [1] a talon első három lapját
   *[2] a talon másik három lapját
  }.
bank = Bank
borrow = Kölcsön: { $points }
pay-back = Törlesztés: { $points }
borrow-below = Kölcsönt az kérhet, akinek { $borrow_below } pontnál kevesebbje van.
bank-about = Akinek nincs miből fizetnie, annak a bank egyszerre { $loan_unit } pontot ad kölcsön. A forduló végén minden kölcsönt visszafizetnek.
call-time = A forduló lezárása
call-time-hint = Letelt az idő: ha a talont már leosztották, a leosztást végigjátsszák és számít, különben elmarad.
queue-next = { $who ->
    [you] Beszállsz
   *[other] { $name } beszáll
  } { $after ->
    [1] a következő leosztásban
   *[other] { $after } leosztás múlva
  }{ $known ->
    [yes] { " " }(szünet: { $other })
   *[no] { "" }
  }
bar-waits = később: { $names }
round-unseen = Látatlanban döntesz.
declare-silent = Hallgathatsz; amit most nem jelentesz be, azért nem jár semmi.
