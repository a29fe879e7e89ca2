# Stránka sama: tlačítka, panely, nastavení.

name = Taroky
you = Ty
nobody = volné místo
guest = Host { $number }
language-en = angličtina
language-sl = slovinština
language-ro = rumunština
language-hu = maďarština
language-cs = čeština
language = Jazyk

first-line = Slovinské taroky pro čtyři, proti třem robotům. Bez účtu, bez instalace.
deal = Rozdej
go-on = Hraj dál
deal-failed = Stůl se nepodařilo otevřít. Zkus to znovu.

title-turn = Jsi na řadě – Taroky
offline = Spojení vypadlo. Zkouším to znovu …
broken = Na této stránce se něco pokazilo. Stolu se nic nestalo.
reload = Načti znovu
loading = Sedáme ke stolu …
no_table = Tento stůl neexistuje.
no_place = U tohoto stolu nemáš místo.
to-first = Na první stránku

close = Zavřít
menu = Nabídka
settings = Nastavení
sheet = Zápis
log = Co se stalo
last-trick = Poslední zdvih a talon
pace = Tempo
choice-pace-automatic = samo
choice-pace-slow = pomalu
choice-pace-step = po krocích
pace-hint = Ťuknutí na stůl hru vždy popožene.
tap-on = Dál
finish = Ukončit partii
finish-asked = Partie se blíží ke konci.
new-table = Nový stůl
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
cut = Sejmout
knock = Poklepat
pick-ask = Vyber si hromádku
packet = Hromádka { $number }
place-ask = Kdy se rozdá talon?
place-first = první
place-after_first_packet = po první hromádce
place-last = poslední

bid-ask = Co licituješ?
bid-must = Všichni řekli dál: závazek vybíráš ty
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
lay-chosen = vybráno: { $chosen } z { $count }
lay = Odložit
play-ask = Zahraj kartu
lead-ask = Vynes kartu
takes-trick = { $who ->
    [you] Bereš
   *[other] { $name } bere
  } zdvih

ask-announcements = Hlášky a kontry
announce-done = Hotovo
group-announce = Ohlásit
group-kontra = Kontrovat
value-plus = +{ $points }
you-laid = Tvoje odložené karty
laid-open = Odložené taroky: { $name }

no-network = Spojení se serverem není. Co je odehráno, je v bezpečí; pravidla i nápověda jsou tady.
evenings = Tvoje večery
evening = { $deals ->
    [one] { $deals } hra
    [few] { $deals } hry
   *[other] { $deals } her
  }, tvůj součet { $total }
evening-on = Dál
evening-look = Prohlédnout
evenings-all = Ukázat všech { $count }
