# Stran sama: gumbi, plošče, nastavitve.

name = Tarok
you = Ti
nobody = prost sedež
gone = nekdo, ki je odšel
guest = Gost { $number }
language = Jezik

deal = Deli
go-on = Igraj naprej
deal-failed = Mize ni bilo mogoče odpreti. Poskusi znova.

title-turn = Ti si na vrsti – Tarok
offline = Povezujem …
offline-kept = Povezujem … Tvoja poteza je shranjena in gre naprej takoj, ko bo povezava spet vzpostavljena.
offline-later = Miza trenutno ne more naprej. Poskušam znova …
service-unstorable = Trenutno ni mogoče ničesar shraniti. Počakaj malo, potem gre samo naprej.
service-silent = Strežnik trenutno ne pride do svojih podatkov. Počakaj malo, potem gre samo naprej.
service-slow = Strežnik je trenutno počasen. Malo potrpi.
service-restarting = Strežnik se znova zaganja. Čez nekaj sekund bo spet tu in nič ne bo izgubljeno.
broken = Na tej strani je šlo nekaj narobe. Mizi se ni zgodilo nič.
reload = Naloži znova
loading = Sedam za mizo …
opening = Trenutek …
no_table = Te mize ni.
no_deal = Te partije ni.
nowhere = Na tem naslovu ni ničesar.
outdated = Ta stran je starejša od mize. Nalagam jo znova …
outdated-still = Ta stran je še vedno starejša od mize. Pozneje jo znova naloži ali izprazni predpomnilnik brskalnika.
no_place = Za to mizo nimaš sedeža.
busy = Strežnik ima trenutno veliko dela. Poskusi znova čez nekaj sekund.
too_many = Preveč poskusov v kratkem času. Čez nekaj časa poskusi znova.
too_many_pages = Odprtih je preveč strani. Ta se v eni minuti vrne sama.
elsewhere = Ta miza je odprta na drugih tvojih straneh, zato se je ta zaprla.
signed_out = Z druge naprave je bila ta naprava odjavljena. Tvoja mesta vrne ključ za dostop ali koda z naprave, ki te še pozna.
expired = Po letu dni brez obiska te ta naprava ne pozna več. Tvoja mesta vrne ključ za dostop ali koda z druge naprave.
play-here = Nadaljuj tukaj
also-open = To mizo imaš odprto na več straneh ({ $count }).
to-first = Na prvo stran

menu = Meni
close = Zapri
settings = Nastavitve
sheet = Zapisnik
log = Dnevnik
last-trick = Zadnji štih in talon
pace = Hitrost
choice-pace-automatic = samodejno
choice-pace-slow = počasi
choice-pace-step = po korakih
pace-hint = Dotik mize igro vedno pospeši.
tap-on = Dalje
finish = Končaj srečanje
stop-here = Končaj tukaj
stop-here-hint = Nič več se ne deli in ne obračuna. Zapisnik ostane pod »Tvoja srečanja«.
finish-asked = Srečanje se bliža koncu.
finish-after = Po tej partiji. Vsi za mizo to izvedo že zdaj.
finish-not = Vseeno igraj naprej
ending-asked = { $who ->
    [you] Po tej partiji želiš končati.
   *[other] { $name } želi po tej partiji končati.
  }
new-table = Nova miza
event-back = Nazaj na prireditev
event-counts = Miza prireditve: tvoje točke tu štejejo.
event-broken = Čas je potekel. Ta partija ni končana in ne šteje.
the-end = Srečanje je končano

hand = Tvoje karte
table = Miza
seat-cards = { $count ->
    [one] { $count } karta
    [two] { $count } karti
    [few] { $count } karte
   *[other] { $count } kart
  }
seat-tricks = { $count ->
    [one] { $count } štih
    [two] { $count } štiha
    [few] { $count } štihi
   *[other] { $count } štihov
  }
seat-total = točke: { $points }
mark-dealer = delivec
mark-forehand = prvi
mark-declarer = igralec
mark-partner = soigralec
mark-defender = nasprotnik
mark-thinking = na vrsti
said-pass = naprej
said-kontra = { $level }: { $stake }
seen-cards = Odprte karte: { $name }
played-cards = Vržene karte: { $name }

bar = Igra
bar-deal = Partija { $number }
bar-plays = { $name }: { $contract }
bar-called = klicani
bar-stake = { $bonus } ({ $name }) { $doubled }
bar-last-deal = zadnja partija
bar-partner-you = soigralec si ti
bar-everyone-alone = vsak zase
value = vrednost { $points }

your-turn = Ti si na vrsti
wait-for = Na vrsti: { $name }
not-now = zdaj ne
not-your-turn = Nisi na vrsti.

cut-ask = Privzdigni karte ali potrkaj
cut-at = Privzdignjenih kart: { $at }
cut-lift = privzdigni { $at ->
    [one] { $at } karto
    [two] { $at } karti
    [few] { $at } karte
   *[other] { $at } kart
}
cut = Privzdigni
knock = Potrkaj
pick-ask = Izberi paket
packet = { $number }. paket
place-ask = Kdaj naj se deli talon?
place-first = prvi
place-after_first_packet = po prvem paketu
place-last = zadnji

bid-ask = Kaj licitiraš?
newcomer = Ti je tarok nov? Žarnica svetuje, pomoč pa razloži vsako igro.
newcomer-short = Novo? Žarnica svetuje.
bid-must = Vsi so rekli naprej: izberi igro
bids-more = Druge igre ({ $count })
bids-rare = Druge igre
bids-fewer = Manj iger
strength = Tvoje karte
strength-weak = šibke
strength-fair = za igro
strength-strong = močne
choose-ask = Igraj licitirano igro ali višjo
raise-ask = Ostaneš ali zvišaš v barvni valat?
pass = Naprej
call-ask = Pokliči kralja: kdor ga ima, je tvoj soigralec
call-own = v tvoji roki
take-ask = Vzemi en del talona
take-part = Vzemi { $number }. del
talon = Talon
talon-taken = vzeto
lay-ask = { $count ->
    [one] Založi { $count } karto
    [two] Založi { $count } karti
    [few] Založi { $count } karte
   *[other] Založi { $count } kart
  }
lay-chosen = izbrano: { $chosen } od { $count }
lay = Založi
play-ask = Vrzi karto
lead-ask = Začni štih
takes-trick = { $who ->
    [you] Vzameš
   *[other] { $name } vzame
  } štih

ask-announcements = Napovedi in kontre
announce-done = Končano
say-chosen = Povej: { $names }
group-announce = Napovej
group-kontra = Podvoji
value-plus = +{ $points }
you-laid = Tvoje založene karte
laid-open = Založeni taroki: { $name }

no-network = S strežnikom ni povezave. Odigrane partije so na varnem; pravilnik in pomoč sta tu.

games = Igre
games-choose = Druga igra
with-friends = S prijatelji
join-code = Pridruži se s kodo
hall = Igraj z drugimi
along = Prenos na drugo napravo
along-open = Koda za drugo napravo
passkey-open = Ključi za dostop
personal = Tvoji podatki
personal-open = Kaj je shranjeno o tebi
licences = Licence
licences-open = Pokaži licence
evening-with = za mizo: { $names }
turn-left = { $count ->
    [one] še { $count } ura
    [two] še { $count } uri
    [few] še { $count } ure
   *[other] še { $count } ur
  }
house-rules = Hišna pravila
house-more = Posamezna hišna pravila
house-differs = Razlike od pravilnika:
house-else = Vse drugo je po pravilniku.
house-none = Vse je po pravilniku.
house-print = Natisni
profile-own = Tvoja hišna pravila.
yes = da
no = ne

bar-sits-out = { $who ->
    [you] to partijo počivaš
   *[other] to partijo počiva { $name }
  }
ask = Kaj storiš?
choices-barred = { $count ->
    [one] še { $count } zdaj ni mogoča
    [two] še { $count } zdaj nista mogoči
    [few] še { $count } zdaj niso mogoče
   *[other] še { $count } zdaj ni mogočih
  }
group-bid = Licitacija
group-choose = Igre
group-call = Klici
group-method = Kako se deli
group-take = Talon
group-reject = Talon
group-oppose = Podvoji
group-throwin = Karte skupaj
group-surrender = Predaja
group-knock = Karte
group-cut = Karte
group-pick = Karte
group-place = Karte
talon-drawn = Iz talona
said-throwin = karte skupaj
said-reject = zavrnem
said-oppose = sem na drugi strani
said-surrender = predam
promised = obljubljeno: { $told }
would-tell = obljuba: { $told }
aimed-at = { $left ->
    [0] Zadnji štih ({ $trick })
    [1] Predzadnji štih ({ $trick })
   *[other] { $trick }. štih
  }
binds = Vaša stran mora vreči: { $faces }, štih { $tricks }.
