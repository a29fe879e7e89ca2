# People come together at a table: who they are, how they invite others, and how they play.

friends-open = Odpri mizo
manners = Nastavitve mize
manners-more = Več o tem, kako igrate skupaj
manner-pace = Ura
manner-pace-none = brez ure
manner-pace-relaxed = sproščeno: 30 sekund, 2 minuti rezerve
manner-pace-brisk = hitro: 8 sekund, 40 sekund rezerve
manner-pace-hours = dopisno: 8 ur za odločitev
manner-pace-days = dopisno: 2 dni za odločitev
manner-overtime = Ko čas poteče
manner-overtime-bot = odloči računalnik
manner-overtime-idle = izvede se najmanj, kar dovolijo pravila
manner-patience = Za odsotnega igra računalnik po
seconds = { $count ->
    [one] { $count } sekundi
    [two] { $count } sekundah
    [few] { $count } sekundah
   *[other] { $count } sekundah
  }
minutes = { $count ->
    [one] { $count } minuti
    [two] { $count } minutah
    [few] { $count } minutah
   *[other] { $count } minutah
  }
manner-talk = Pogovor
manner-talk-phrases = s pripravljenimi stavki
manner-talk-free = s stavki in svojimi besedami
manner-talk-none = brez pogovora
manner-informing = Stavki smejo kaj povedati o kartah
manner-advice = Igralci smejo prositi za nasvet
manner-onlookers = Gledalci
manner-onlookers-none = brez gledalcev
manner-onlookers-table = vidijo, kar vidijo vsi
manner-onlookers-late = vidijo tudi vse karte, eno partijo pozneje
manner-public = Mizo lahko najde vsak
manner-suceava = Po pravilih Suceave: vidi se samo zadnji štih, igra je lahko tiha
manner-round = Minut do konca kroga
manner-told-overtime-idle = Ko čas poteče, se izvede najmanj, kar dovolijo pravila
manner-told-talk-phrases = Pogovarjate se s stavki, ki jih vsak bere v svojem jeziku
manner-told-talk-free = Pišete lahko tudi po svoje
manner-told-talk-none = Za to mizo ni pogovora
manner-told-onlookers-none = Nihče ne gleda
manner-told-onlookers-table = Gledalci vidijo, kar vidijo vsi
manner-told-onlookers-late = Gledalci vidijo vse karte, eno partijo pozneje

who = Kdo si?
who-hint = To vidijo drugi. Shranjeno je na strežniku; izbrišeš lahko pod Nastavitve → Tvoji podatki.
who-name = Tvoje ime
who-face = Tvoj obraz
who-done = To sem jaz
wrong-no_name = Vpiši ime.
dismiss-sure = Naj { $name } gre? Mesto se sprosti, { $name } pa prebere, da tako želiš.
dismissed = Gostitelj te prosi, da vstaneš.
wrong-name_long = Ime ima največ 20 znakov.
wrong-name_signs = Samo črke, številke in navadna ločila, prosim.
wrong-name_mixed = Ime zapiši v eni sami pisavi.
wrong-name_taken = Nekdo za to mizo ima na videz enako ime.
wrong-no_code = Te kode zdaj nima nobena miza. Preveri jo še enkrat.
wrong-code_length = Koda ima { $letters } črk, vpisanih jih je { $typed }.
wrong-too_many_tries = Preveč napačnih kod. Poskusi čez nekaj minut.
wrong-line = Ni povezave s strežnikom.

code-ask = Vpiši kodo ({ $letters } črk)
code-join = K mizi

invite = Povabi druge
invite-qr = Povezava za kamero
invite-share = Pošlji povezavo
invite-copy = Kopiraj povezavo
invite-onlookers = Povezava za gledalce
invite-code = Ali povej to kodo:
invite-code-hint = Vpiše se na prvi strani pod »Pridruži se s kodo« in velja dvanajst ur.
invite-no-code = Kode zdaj ni. Povezava deluje.

places = Mesta
there-you = ti
there-host = gostitelj
there-bot = računalnik
there-away = ni tu
there-minded = nadomešča računalnik
there-leaving = po tej partiji vstane
there-first = prvi delivec
there-coming = { $name } pride po tej partiji
there-drew = potegnjena karta: { $card }
sit = Sedi sem
sit-at = Sedi na mesto { $place }
move = Presedi se sem
move-to = Presedi se na mesto { $place }
rename = Ime in obraz
rise = Vstani
hand-over = Naj bo gostitelj
hand-to = { $name } naj bo gostitelj
dismiss = Prosi, naj gre
dismiss-name = Prosi, naj { $name } gre
fill = Dodaj računalnik
fill-at = Daj mesto { $place } računalniku
free = Izprazni mesto
free-at = Izprazni mesto { $place }

gathering = { $game } s prijatelji – Tarok
gathered = Igralci: { $people } od { $places }.
onlookers = Gledalci: { $count }.
mix-chance = Premešaj mesta
mix-cards = Izžrebaj mesta s kartami
begin = Začni
begin-bots = { $count ->
    [one] Prosto mesto dobi računalnik.
    [two] Prosti mesti dobita računalnika.
    [few] { $count } prosta mesta dobijo računalniki.
   *[other] { $count } prostih mest dobijo računalniki.
  }
gathering-after = Začne se samo, { $count } sekund po odprtju; prosta mesta takrat dobijo računalniki.
begin-wait = Kdaj se začne, pove { $name }.
gathering-late = Partija teče. Po njej lahko zasedeš mesto računalnika.
gathering-sit = Sedi na prosto mesto ali zamenjaj računalnik.
gathering-look = Sedi na mesto, kjer ni človeka, ali ostani in glej.
gathering-watch = Partija se bo pokazala tu, takoj ko se začne.
sit-failed = To mesto je zdaj zasedeno. Izberi drugo.
