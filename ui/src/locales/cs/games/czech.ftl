# Slova amerických českých taroků: co se licituje, hlásí, platí a odmítá.

family-czech = České hry v Americe
game-czech_american = Americké české taroky
game-about-czech_american = Hraje se v Texasu o žetony: jeden volá tarok, nebo hraje sám prever. Pro čtyři hráče.

contract-four = povinnost
contract-own_call = vlastní volání
contract-prever = prever

goal-four = s partnerem, který má volaný tarok
goal-own_call = volá vlastní tarok: jeden proti třem
goal-prever = jeden proti třem

bonus-big_ones = taroky
bonus-little_ones = taročky
bonus-beeda = barvičky
bonus-uni = barvy
bonus-all_seven = všech sedm
bonus-rosanne_pane = královské honéry
bonus-kings = králové
    .acc = krále
bonus-trull_pane = trulhonéry
bonus-trull = trul
bonus-pane = honéry
bonus-valat = valát
bonus-pagat = pagát
    .acc = pagáta

about-big_ones = deset a víc taroků
about-little_ones = osm nebo devět taroků
about-beeda = jeden nebo dva taroky
about-uni = žádný tarok
about-all_seven = škýz, XXI, I a všichni čtyři králové
about-rosanne_pane = všichni králové a jedna nebo dvě z karet škýz, XXI, I
about-kings = všichni čtyři králové a žádná z karet škýz, XXI, I
about-trull_pane = škýz, XXI a I s králem
about-trull = škýz, XXI a I
about-pane = čtyři nebo pět karet po pěti bodech
about-valat = vaše strana vezme všech { $tricks } zdvihů
about-pagat = I bere dvanáctý zdvih
about-reject = prohlédnout druhé tři
about-throwin = platíš 2 každému

card-skis = škýz
    .acc = škýze
    .ins = škýzem
kontra-2 = re
kontra-3 = supra
kontra-4 = mord
factor-kontra = { $times ->
    [2] kontra
    [4] re
    [8] supra
   *[16] mord
  }
factor-set = část talonu

line-count = rozdíl bodů
line-thrown_in = složeno
line-misdeal = špatně rozdáno
line-late_misdeal = špatně rozdáno, zjištěno pozdě
line-discard_irregularity = odložen špatný počet karet
line-illegal_discard = odložena nedovolená karta
line-renege = renonc
line-illegal_declaration = chybné ohlášení
line-returned = vráceno
line-made_good = vyrovnáno
line-wrong_trump = špatně volaný tarok
line-wrong_povinost = nesprávný předák
line-false_pagat = kontra s pagátem v ruce
line-exposed_honour = odkrytá karta
line-peek_bottom = pohled na spodní kartu

reason-count = jak daleko jsou body od 53
reason-pagat = pagát v posledním zdvihu
reason-valat = všechny zdvihy
reason-big_ones = ohlášeno před hrou
reason-little_ones = ohlášeno před hrou
reason-beeda = ohlášeno před hrou
reason-uni = ohlášeno před hrou
reason-all_seven = ohlášeno před hrou
reason-rosanne_pane = ohlášeno před hrou
reason-kings = ohlášeno před hrou
reason-trull_pane = ohlášeno před hrou
reason-trull = ohlášeno před hrou
reason-pane = ohlášeno před hrou

mark-forehand = předák
fact-set = { $value ->
    [1] první část
    [2] druhá část
   *[3] nakonec první část
  }
log-povinost = { $who ->
    [you] Máš { ACC($card) } a jsi předák.
   *[other] { $name } má { ACC($card) } a je předák.
  }
ask-dealing = Jak se má rozdávat?
cut-again = Sejmeš ještě jednou?
bid-must = S partnerem, nebo prever?
ask-talon = Nabízí se ti karta z talonu. Vezmeš si ji?
ask-declarations = Ohlas, za co se ti platí
ask-bets = Vsadíš na pagáta nebo valát?
ask-challenges = { $stake }: { $level }?
method-1 = po jedné
method-2 = po dvou
method-3 = po třech
method-4 = po čtyřech
method-6 = po šesti
method-12 = po dvanácti
method-345 = tři, čtyři, pět
method-1_choice = po jedné, výběr
method-2_choice = po dvou, výběr
method-3_choice = po třech, výběr
method-4_choice = po čtyřech, výběr
method-6_choice = po šesti, výběr
method-12_choice = po dvanácti, výběr
method-345_choice = tři, čtyři, pět, výběr

why-too_thin = Každá hromádka musí mít víc karet.
why-worth_five = Králové, I, XXI a škýz se neodkládají.
why-trumps_last = Tarok smíš odložit, jen když už nemáš co jiného.
why-not_in_hand = To v ruce nemáš.
why-declare_first = Nejdřív musíš ohlásit, co máš.
why-declared_already = To už máš ohlášeno.
why-bet_already = Tato sázka už padla.
why-declaring_side_only = Na to smí vsadit jen aktérova strana.
why-valat_is_bet = Je vsazeno na valát: pagát vedle něj neplatí.
why-call_the_highest = Volej nejvyšší tarok od XIX do XV, který nemáš.
why-own_trump = Vlastní tarok tu volat nejde.
why-partner_not_drawn = Složit karty smíš, jen když si z talonu vezmeš právě tarok, který se má volat.
why-no_bank = Banka tu není.
why-not_short = Na půjčku máš příliš mnoho.
why-loan_too_large = Tolik banka najednou nepůjčuje.
why-owes_less = Tolik nedlužíš.
why-has_less = Tolik nemáš.

outcome-thrown_in = Předák skládá karty a platí 2 každému.
outcome-redealt = Rozdává znovu stejný hráč.
outcome-void = Hra neplatí.
explain-none = Předák hraje s partnerem, pokud někdo nehraje prever.
explain-tie = { $tie ->
    [last_challenger] { "" } Po kontře stačí polovina, pokud naposledy zdvojili protihráči.
   *[bidder] { "" }
  }
explain-four = { $who ->
    [you] Jsi předák a hraješ
   *[other] { $name } je předák a hraje
  } s partnerem: společně je třeba aspoň { $needed } z celkových { $whole } bodů.{ explain-tie }
explain-own_call = { $who ->
    [you] Hraješ
   *[other] { $name } hraje
  } bez partnera: volá se vlastní tarok.
explain-prever = { $who ->
    [you] Hraješ prever, proti všem, se třemi kartami z talonu, a potřebuješ
   *[other] { $name } hraje prever, proti všem, se třemi kartami z talonu, a potřebuje
  } aspoň { $needed } z celkových { $whole } bodů.{ explain-tie }
help-game = Čtyři hráči, žetony a 54 karet. Předák volá tarok; kdo ho má, je partner. Nebo někdo hraje prever, jeden proti třem.
help-kontra = Kontra zdvojí sázku: { $ladder }.
help-red = Červené barvy: král, dáma, kaval, kluk, 4, 3, 2, 1.
help-taroks = Taroky přebíjejí každou barvu. Od nejvyššího: škýz, XXI (mond), XX a tak dále až po II, nakonec I (pagát).
help-count = Počítání
help-count-about = Karty se počítají po jedné: všechny dají 106.
finish-hint = Kolo končí touto hrou; půjčky se vracejí.

profile-american_tournament = americký turnaj
profile-westfest_2012 = Westfest 2012
profile-mach_tarok = Mach Tarok

why-not_holding = Na pagáta smí vsadit jen ten, kdo ho má.

chips = Žetony: { $chips }
chip = { $worth ->
    [10] modré
    [5] červené
    [1] bílé
   *[other] po { $worth }
  } { $count }
owes = dluží { $points }
paid = { $points }, již zaplaceno v této hře
lying = Žetony
sheet-loans = Půjčky

call-ask = Zavolej tarok: kdo ho má, je tvůj partner
said-reject = podívat se na druhé tři
said-pass-auction = dobrá
pass-auction = Dobrá
pass-card = Nevzít
pass-declarations = Nic nehlásit
pass-bets = Bez sázky
pass-challenges = Nechat tak
pass-dealing = Ne, rozdávat
take-ask = Které tři karty talonu si vezmeš?
take-four = { $number ->
    [1] Vzít pátou kartu
   *[2] Vzít šestou kartu
  }
take-prever = { $number ->
    [1] { $left ->
        [0] Vzít první tři
       *[other] Zpět k prvním třem: prohra platí ×{ $prever_third_set_factor }
      }
   *[2] Vzít druhé tři: prohra platí ×{ $prever_second_set_factor }
  }
round-four = { $who ->
    [you] Máš
   *[other] { $name } má
  } čtyři karty z talonu.
log-took = { $who ->
    [you] Bereš
   *[other] { $name } bere
  } { $value ->
    [1] pátou
   *[2] šestou
  } kartu.
log-passed = { $who ->
    [you] Necháváš
   *[other] { $name } nechává
  } { $value ->
    [1] pátou
   *[2] šestou
  } kartu.
log-must = { $who ->
    [you] Musíš si vzít
   *[other] { $name } si musí vzít
  } { $value ->
    [1] pátou
   *[2] šestou
  } kartu.
round-offered = { $who ->
    [you] Nabízí se ti { $value ->
        [1] pátá
       *[2] šestá
      } karta.
   *[other] { $name } rozhoduje o { $value ->
        [1] páté
       *[2] šesté
      } kartě.
  }
round-on = Když ji necháš, nabídne se dál ({ $name }), a když ji nevezmou ani tam, vrátí se k tobě. Za vzatou kartu jednu odložíš.
round-back = { $name } ji nechává: když ji necháš i ty, { $name } si ji vzít musí. Za vzatou kartu jednu odložíš.
log-keeps = { $who ->
    [you] Hraješ dál.
   *[other] { $name } hraje dál.
  }
log-in_talon = V talonu: { $cards }.
hint-cut = Po sejmutí se rozdává po šesti. Když poklepeš, balíček zůstane, jak je, a vybereš, jak se rozdává.
hint-dealing = Po tolika kartách se rozdává; při výběru si pak každý vybere jednu ze čtyř hromádek.
hint-declarations = Každý ze tří ostatních platí hned, i partner.
declare-said = Ohlášeno: { $names }
declare-none = Nemáš nic, za co by se platilo.
declare-on = Pokračovat
declare-all = Co se dá ohlásit
value-declarations = { $points } od každého
value-bets = ±{ $points }
hint-bets = Když vyjde, platí tolik každý protihráč; když ne, platí tolik každý z vaší strany. Kontra to zdvojí.
about-kontra = { $what ->
    [game] platba za body ×{ $times }
   *[other] od každého { $points } místo { $before }
  }
ask-throwin = Složit karty?
pass-talon = Hrát dál
worth = ×{ $points }
said-pass-declarations = nic
said-pass-bets = bez sázky
said-pass-challenges = nechává
held-lay-worth_five = Králové, pagát, mond a škýz se neodkládají.
held-lay-trumps_last = Taroky zůstávají v ruce, dokud lze odložit jinou kartu.
lay-openly = Zbývají jen taroky: co teď odložíš, uvidí všichni.
call-own = máš ho: hraješ bez partnera, a nikdo to neví
log-pass-dealing = { $who ->
    [you] Necháváš rozdat.
   *[other] { $name } nechává rozdat.
  }
log-pass-auction = { $who ->
    [you] Říkáš
   *[other] { $name } říká
  }: dobrá.
log-pass-declarations = { $who ->
    [you] Nehlásíš
   *[other] { $name } nehlásí
  } { $said ->
    [0] nic
   *[other] už nic
  }.
log-pass-bets = { $who ->
    [you] Nesázíš
   *[other] { $name } nesází
  } { $said ->
    [0] nic
   *[other] už nic
  }.
log-pass-challenges = { $who ->
    [you] Necháváš
   *[other] { $name } nechává
  } to tak.
log-take-part = { $who ->
    [you] Bereš
   *[other] { $name } bere
  } { $number ->
    [1] první tři karty talonu
   *[2] druhé tři karty talonu
  }.
bank = Banka
borrow = Půjčit si { $points }
pay-back = Vrátit { $points }
borrow-below = Půjčit si smí, kdo má méně než { $borrow_below }.
bank-about = Kdo nemá na zaplacení, tomu banka půjčí, vždy { $loan_unit }. Na konci kola se všechny půjčky vracejí.
call-time = Ohlásit konec času
call-time-hint = Kolo končí podle hodin: hra, jejíž talon už leží, se dohraje a platí, jiná se nehraje.
queue-next = { $who ->
    [you] Přicházíš
   *[other] { $name } přichází
  } { $after ->
    [one] v příští hře
    [few] za { $after } hry
   *[other] za { $after } her
  }{ $known ->
    [yes] { " " }(pauza: { $other })
   *[no] { "" }
  }
bar-waits = později: { $names }
round-unseen = Rozhoduješ se, než ji uvidíš.
declare-silent = Můžeš mlčet; co teď neohlásíš, se neplatí.
