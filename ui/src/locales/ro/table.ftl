# Pagina: butoane, panouri, setări.

name = Tarok
you = Tu
nobody = loc liber
gone = jucător plecat
guest = Oaspete { $number }
language = Limba

deal = Împarte
go-on = Continuă jocul
deal-failed = Masa nu a putut fi deschisă. Încearcă din nou.

title-turn = E rândul tău – Tarok
offline = Se conectează…
offline-kept = Se conectează… Ce ai făcut se păstrează și se trimite de îndată ce revine legătura.
offline-later = Masa nu poate continua acum. Încerc din nou…
service-unstorable = Acum nu se poate salva nimic. Așteaptă puțin: totul continuă de la sine.
service-silent = Serverul nu ajunge acum la datele sale. Așteaptă puțin: totul continuă de la sine.
service-slow = Serverul merge greu acum. Ai puțină răbdare.
service-restarting = Serverul repornește. Revine în câteva secunde și nu se pierde nimic.
broken = Ceva n-a mers pe această pagină. La masă nu s-a pierdut nimic.
reload = Reîncarcă
loading = Ne așezăm la masă…
opening = O clipă…
no_table = Masa aceasta nu există.
no_deal = Mâna aceasta nu există.
nowhere = La această adresă nu este nimic.
outdated = Pagina aceasta e mai veche decât masa, așa că se încarcă din nou.
outdated-still = Pagina aceasta este în continuare mai veche decât masa. Reîncarc-o peste puțin timp sau golește memoria cache a browserului.
no_place = Nu ai loc la masa aceasta.
busy = Serverul este ocupat. Încearcă din nou peste câteva secunde.
too_many = Prea multe cereri într-un timp scurt. Încearcă din nou peste puțin timp.
too_many_pages = Sunt deschise prea multe pagini. Aceasta revine în cel mult un minut.
elsewhere = Ai masa aceasta deschisă în alte pagini, așa că aceasta s-a închis.
signed_out = Dispozitivul acesta a fost deconectat de pe altul. Îți recuperezi locurile cu o cheie de acces sau cu un cod de pe un dispozitiv încă conectat.
expired = N-ai mai fost aici de peste un an, așa că dispozitivul acesta nu te mai recunoaște. Îți recuperezi locurile cu o cheie de acces sau cu un cod de pe alt dispozitiv al tău.
play-here = Continuă aici
also-open = Ai masa aceasta deschisă în { $count ->
    [one] { $count } pagină
    [few] { $count } pagini
   *[other] { $count } de pagini
}.
to-first = Pagina principală

menu = Meniu
close = Închide
settings = Setări
sheet = Foaia de scor
log = Istoricul mâinii
last-trick = Ultima levată și talonul
pace = Ritm
choice-pace-automatic = automat
choice-pace-slow = lent
choice-pace-step = pas cu pas
pace-hint = Atinge masa ca să grăbești jocul.
tap-on = Mai departe
finish = Încheie partida
stop-here = Mă opresc aici
stop-here-hint = Nu se mai împarte și nu se mai socotește nimic. Foaia de scor rămâne la „Partidele tale”.
finish-asked = Partida se apropie de sfârșit.
finish-after = Se întâmplă după mâna în curs. Toți cei de la masă află acum.
finish-not = Joacă totuși mai departe
ending-asked = { $who ->
    [you] Închei partida după această mână.
   *[other] { $name } încheie partida după această mână.
  }
new-table = Masă nouă
event-back = Înapoi la eveniment
event-counts = Masa unui eveniment: punctele tale de aici contează.
event-broken = Timpul a trecut. Mâna aceasta nu s-a terminat și nu contează.
the-end = Partida s-a încheiat

hand = Cărțile tale
table = Masa
seat-cards = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
  }
seat-tricks = { $count ->
    [one] { $count } levată
    [few] { $count } levate
   *[other] { $count } de levate
  }
seat-total = puncte: { $points }
mark-dealer = împarte
mark-forehand = primul
mark-declarer = declarant
mark-partner = partener
mark-defender = adversar
mark-thinking = la rând
said-pass = pas
said-kontra = { $level }: { $stake }
seen-cards = Cărți deschise: { $name }
played-cards = Cărți jucate: { $name }

bar = Contract
bar-deal = Mâna { $number }
bar-plays = { $name }: { $contract }
bar-called = chemat
bar-stake = { $bonus } ({ $name }) { $doubled }
bar-last-deal = ultima mână
bar-partner-you = partenerul ești tu
bar-everyone-alone = fiecare pentru sine
value = valoare { $points }

your-turn = E rândul tău
wait-for = La rând: { $name }
not-now = acum nu
not-your-turn = Nu e rândul tău.

cut-ask = Taie pachetul sau bate în el
cut-at = Cărți ridicate: { $at }
cut-lift = ridică { $at ->
    [one] o carte
    [few] { $at } cărți
   *[other] { $at } de cărți
}
cut = Taie
knock = Bate
pick-ask = Alege-ți pachetul
packet = Pachetul { $number }
place-ask = Când se împarte talonul?
place-first = primul
place-after_first_packet = după primul pachet
place-last = ultimul

bid-ask = Ce licitezi?
newcomer = Ești la primul tarok? Becul dă sfaturi, iar ajutorul explică fiecare contract.
newcomer-short = Începător? Becul îți dă un sfat.
bid-must = Toți au zis pas: tu alegi contractul
bids-more = Alte licitații ({ $count })
bids-rare = Alte licitații
bids-fewer = Mai puține licitații
strength = Mâna ta
strength-weak = slabă
strength-fair = bună de licitat
strength-strong = puternică
choose-ask = Joacă ce ai licitat sau licitează mai sus
raise-ask = Rămâi sau urci la valat de culoare?
pass = Pas
call-ask = Cheamă un rege: cine îl are e partenerul tău
call-own = e la tine
take-ask = Ia o parte din talon
take-part = Ia partea { $number }
talon = Talon
talon-taken = luat
lay-ask = { $count ->
    [one] Pune deoparte { $count } carte
    [few] Pune deoparte { $count } cărți
   *[other] Pune deoparte { $count } de cărți
  }
lay-chosen = alese: { $chosen } din { $count }
lay = Pune deoparte
play-ask = Joacă o carte
lead-ask = Atacă
takes-trick = { $who ->
    [you] Iei
   *[other] { $name } ia
  } levata

ask-announcements = Anunțuri și contre
announce-done = Gata
say-chosen = Anunț: { $names }
group-announce = Anunță
group-kontra = Contra
value-plus = +{ $points }
you-laid = Ai pus deoparte
laid-open = Taroace puse deoparte: { $name }

no-network = Nu există legătură cu serverul. Ce ai jucat e în siguranță; regulile și ajutorul sunt aici.

games = Jocuri
games-choose = Alt joc
with-friends = Cu prietenii
join-code = Intră cu un cod
hall = Joacă cu alții
along = Mută pe alt dispozitiv
along-open = Cod pentru alt dispozitiv
passkey-open = Chei de acces
personal = Datele tale
personal-open = Ce se păstrează despre tine
licences = Licențe
licences-open = Arată licențele
evening-with = cu { $names }
turn-left = { $count ->
    [one] mai e { $count } oră
    [few] mai sunt { $count } ore
   *[other] mai sunt { $count } de ore
  }
house-rules = Regulile casei
house-more = Regulile casei în detaliu
house-differs = Ce se joacă altfel decât în regulament:
house-else = Restul e ca în regulament.
house-none = Totul se joacă după regulament.
house-print = Tipărește
profile-own = Regulile casei tale.
yes = da
no = nu

bar-sits-out = { $who ->
    [you] stai pe margine în această mână
   *[other] { $name } stă pe margine
  }
ask = Ce faci?
choices-barred = { $count ->
    [one] încă o alegere nu e posibilă acum
    [few] încă { $count } alegeri nu sunt posibile acum
   *[other] încă { $count } de alegeri nu sunt posibile acum
  }
group-bid = Licitație
group-choose = Contracte
group-call = Chemări
group-method = Cum se împarte
group-take = Talonul
group-reject = Talonul
group-oppose = Dublează
group-throwin = Anularea mâinii
group-surrender = Renunță
group-knock = Pachetul
group-cut = Pachetul
group-pick = Pachetul
group-place = Pachetul
talon-drawn = Ai luat din talon
said-throwin = adun cărțile
said-reject = las
said-oppose = sunt adversar
said-surrender = renunț
promised = promis: { $told }
would-tell = promite { $told }
aimed-at = { $left ->
    [0] Ultima levată ({ $trick })
    [1] Penultima levată ({ $trick })
   *[other] Levata { $trick }
  }
binds = Vă obligă: { $faces } la levata { $tricks }.
