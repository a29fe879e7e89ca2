# Stránka sama: tlačítka, panely, nastavení.

name = Taroky
you = Ty
nobody = volné místo
gone = někdo, kdo odešel
guest = Host { $number }
language = Jazyk

deal = Rozdat
go-on = Hrát dál
deal-failed = Stůl se nepodařilo otevřít. Zkus to znovu.

title-turn = Jsi na řadě – Taroky
offline = Připojuji se…
offline-kept = Připojuji se… Tvůj tah je uložen a odešle se, jakmile bude spojení zpátky.
offline-later = Stůl teď nemůže pokračovat. Zkouším to znovu…
service-unstorable = Teď se nedá nic uložit. Chvilku počkej, pak to samo pokračuje.
service-silent = Server se teď nedostane ke svým datům. Chvilku počkej, pak to samo pokračuje.
service-slow = Server je teď pomalý. Měj chvilku strpení.
service-restarting = Server se restartuje. Za pár vteřin je zpátky a nic se neztratí.
broken = Na této stránce se něco pokazilo. Stolu se nic nestalo.
reload = Načíst znovu
loading = Sedáme ke stolu…
opening = Okamžik…
no_table = Tento stůl neexistuje.
no_deal = Tato hra neexistuje.
nowhere = Na této adrese nic není.
outdated = Tahle stránka je starší než stůl. Načítá se znovu…
outdated-still = Tahle stránka je pořád starší než stůl. Načti ji později znovu, nebo vymaž mezipaměť prohlížeče.
no_place = U tohoto stolu nemáš místo.
busy = Server má teď moc práce. Zkus to znovu za pár vteřin.
too_many = Příliš mnoho pokusů za krátkou dobu. Zkus to znovu za chvíli.
too_many_pages = Je otevřeno příliš mnoho stránek. Tahle se do minuty vrátí sama.
elsewhere = Tento stůl máš otevřený na jiných stránkách, proto se tahle zavřela.
signed_out = Toto zařízení bylo odhlášeno z jiného. Tvoje místa vrátí přístupový klíč nebo kód ze zařízení, které tě ještě zná.
expired = Po roce bez návštěvy tě toto zařízení už nezná. Tvá místa vrátí přístupový klíč nebo kód z jiného zařízení.
play-here = Pokračovat tady
also-open = Tento stůl máš otevřený na { $count } stránkách.
to-first = Na první stránku

menu = Nabídka
close = Zavřít
settings = Nastavení
sheet = Zápis
log = Záznam
last-trick = Poslední zdvih a talon
pace = Tempo
choice-pace-automatic = automaticky
choice-pace-slow = pomalu
choice-pace-step = po krocích
pace-hint = Klepnutí na stůl hru vždy zrychlí.
tap-on = Pokračovat
finish = Ukončit partii
stop-here = Skončit tady
stop-here-hint = Nic dalšího se nerozdá ani nezúčtuje. Zápis zůstane pod „Tvé partie“.
finish-asked = Partie se blíží ke konci.
finish-after = Po této hře. Všichni u stolu se to dozví hned.
finish-not = Přece jen hrát dál
ending-asked = { $who ->
    [you] Po této hře končíš.
   *[other] { $name } po této hře končí.
  }
new-table = Nový stůl
event-back = Zpět k akci
event-counts = Stůl akce: tvé body se tu počítají.
event-broken = Čas vypršel. Tato hra nebyla dohrána a nepočítá se.
the-end = Partie skončila

hand = Tvoje karty
table = Stůl
seat-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
  }
seat-tricks = { $count ->
    [one] { $count } zdvih
    [few] { $count } zdvihy
   *[other] { $count } zdvihů
  }
seat-total = body: { $points }
mark-dealer = zadák
mark-forehand = předák
mark-declarer = aktér
mark-partner = partner
mark-defender = protihráč
mark-thinking = na řadě
said-pass = dál
said-kontra = { $level }: { $stake }
seen-cards = Odkryté karty: { $name }
played-cards = Zahrané karty: { $name }

bar = Závazek
bar-deal = Hra { $number }
bar-plays = { $name }: { $contract }
bar-called = volaný
bar-stake = { $bonus } ({ $name }) { $doubled }
bar-last-deal = poslední hra
bar-partner-you = partner jsi ty
bar-everyone-alone = každý sám
value = hodnota { $points }

your-turn = Jsi na řadě
wait-for = Na řadě: { $name }
not-now = teď ne
not-your-turn = Nejsi na řadě.

cut-ask = Sejmi karty, nebo poklepej
cut-at = Sejmutých karet: { $at }
cut-lift = sejmout { $at ->
    [one] { $at } kartu
    [few] { $at } karty
   *[other] { $at } karet
}
cut = Sejmout
knock = Poklepat
pick-ask = Vyber si hromádku
packet = Hromádka { $number }
place-ask = Kdy se rozdá talon?
place-first = první
place-after_first_packet = po první hromádce
place-last = poslední

bid-ask = Co licituješ?
newcomer = Jsou pro tebe taroky nové? Žárovka radí a nápověda vysvětlí každý závazek.
newcomer-short = Poprvé? Žárovka poradí.
bid-must = Všichni řekli dál: vyber závazek
bids-more = Další závazky ({ $count })
bids-rare = Další závazky
bids-fewer = Méně závazků
strength = Tvoje karty
strength-weak = slabé
strength-fair = na licitaci
strength-strong = silné
choose-ask = Hraj, co je vylicitováno, nebo zvyš
raise-ask = Zůstaneš, nebo zvýšíš na barevný valát?
pass = Dál
call-ask = Zavolej krále: kdo ho má, je tvůj partner
call-own = v tvé ruce
take-ask = Vezmi si jednu část talonu
take-part = Vzít část { $number }
talon = Talon
talon-taken = vzato
lay-ask = { $count ->
    [one] Odlož { $count } kartu
    [few] Odlož { $count } karty
   *[other] Odlož { $count } karet
  }
lay-chosen = vybráno: { $chosen }/{ $count }
lay = Odložit
play-ask = Zahraj kartu
lead-ask = Vynes kartu
takes-trick = { $who ->
    [you] Bereš
   *[other] { $name } bere
  } zdvih

ask-announcements = Hlášky a kontry
announce-done = Hotovo
say-chosen = Hlásím: { $names }
group-announce = Ohlásit
group-kontra = Kontrovat
value-plus = +{ $points }
you-laid = Tvoje odložené karty
laid-open = Odložené taroky: { $name }

no-network = Spojení se serverem není. Co je odehráno, je v bezpečí; pravidla i nápověda jsou tady.

games = Hry
games-choose = Jiná hra
with-friends = S přáteli
join-code = Připojit se kódem
hall = Hrát s ostatními
along = Přenést na jiné zařízení
along-open = Kód pro jiné zařízení
passkey-open = Přístupové klíče
personal = Tvoje údaje
personal-open = Co je o tobě uloženo
licences = Licence
licences-open = Ukázat licence
evening-with = u stolu: { $names }
turn-left = { $count ->
    [one] zbývá { $count } hodina
    [few] zbývají { $count } hodiny
   *[other] zbývá { $count } hodin
  }
house-rules = Domácí pravidla
house-more = Jednotlivá domácí pravidla
house-differs = Odchylky od pravidel:
house-else = Všechno ostatní je podle pravidel.
house-none = Všechno je podle pravidel.
house-print = Vytisknout
profile-own = Vlastní domácí pravidla.
yes = ano
no = ne

bar-sits-out = { $who ->
    [you] tuto hru pauzíruješ
   *[other] pauzíruje { $name }
  }
ask = Co uděláš?
choices-barred = { $count ->
    [one] { $count } další teď není možná
    [few] { $count } další teď nejsou možné
   *[other] { $count } dalších teď není možných
  }
group-bid = Licitace
group-choose = Závazky
group-call = Volání
group-method = Jak se rozdává
group-take = Talon
group-reject = Talon
group-oppose = Kontrovat
group-throwin = Složit karty
group-surrender = Vzdát
group-knock = Balíček
group-cut = Balíček
group-pick = Balíček
group-place = Balíček
talon-drawn = Z talonu máš
said-throwin = skládám
said-reject = odmítám
said-oppose = jsem protihráč
said-surrender = vzdávám
promised = slíbeno: { $told }
would-tell = slib: { $told }
aimed-at = { $left ->
    [0] Poslední zdvih ({ $trick }.)
    [1] Předposlední zdvih ({ $trick }.)
   *[other] { $trick }. zdvih
  }
binds = Vaše strana musí zahrát: { $faces }, zdvih { $tricks }.
