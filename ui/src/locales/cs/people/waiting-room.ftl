# People come together at a table: who they are, how they invite others, and how they play.

friends-open = Otevřít stůl
manners = Nastavení stolu
manners-more = Další nastavení stolu
manner-pace = Hodiny
manner-pace-none = bez hodin
manner-pace-relaxed = v klidu: 30 sekund, 2 minuty v záloze
manner-pace-brisk = svižně: 8 sekund, 40 v záloze
manner-pace-hours = korespondenčně: 8 hodin na rozhodnutí
manner-pace-days = korespondenčně: 2 dny na rozhodnutí
manner-overtime = Když vyprší čas
manner-overtime-bot = rozhodne robot
manner-overtime-idle = udělá se jen to, co pravidla vyžadují
manner-patience = Za nepřítomného hraje robot po
seconds = { $count ->
    [one] { $count } sekundě
    [few] { $count } sekundách
   *[other] { $count } sekundách
  }
minutes = { $count ->
    [one] { $count } minutě
    [few] { $count } minutách
   *[other] { $count } minutách
  }
manner-talk = Chat
manner-talk-phrases = hotové věty
manner-talk-free = věty i vlastní slova
manner-talk-none = žádný
manner-informing = Věty smějí něco prozradit o kartách
manner-advice = Hráči se smějí zeptat na radu
manner-onlookers = Diváci
manner-onlookers-none = žádní
manner-onlookers-table = vidí, co vidí všichni
manner-onlookers-late = vidí i všechny karty, o hru později
manner-public = Stůl může najít kdokoli
manner-suceava = Podle Sučavy: vidět je jen poslední zdvih a hra může být tichá
manner-round = Za kolik minut kolo končí
manner-told-overtime-idle = Když vyprší čas, udělá se jen to, co pravidla vyžadují
manner-told-talk-phrases = Mluvíte hotovými větami, každý je čte ve svém jazyce
manner-told-talk-free = Smíte psát i vlastními slovy
manner-told-talk-none = U tohoto stolu se nemluví
manner-told-onlookers-none = Nikdo se nedívá
manner-told-onlookers-table = Diváci vidí to, co vidí všichni
manner-told-onlookers-late = Diváci vidí všechny karty, o hru později

who = Kdo jsi?
who-hint = Tohle vidí ostatní. Je to uloženo na serveru; smazat to můžeš v Nastavení → Tvoje údaje.
who-name = Tvoje jméno
who-face = Tvůj obrázek
who-done = To jsem já
wrong-no_name = Napiš jméno.
dismiss-sure = { $name }: požádat o odchod? Přijde o tom zpráva a místo se uvolní.
dismissed = Hostitel tě požádal o odchod.
wrong-name_long = Jméno má nejvýš 20 znaků.
wrong-name_signs = Jen písmena, číslice a obvyklá znaménka, prosím.
wrong-name_mixed = Napiš jméno jednou abecedou.
wrong-name_taken = Někdo u stolu má jméno, které vypadá stejně.
wrong-no_code = Tento kód teď žádný stůl nemá. Zkontroluj ho.
wrong-code_length = Kód má { $letters } písmen, zadáno jich je { $typed }.
wrong-too_many_tries = Příliš mnoho chybných kódů. Zkus to za pár minut.
wrong-line = Není spojení se serverem.

code-ask = Zadej kód ({ $letters } písmen)
code-join = Ke stolu

invite = Pozvat ostatní
invite-qr = Odkaz pro fotoaparát
invite-share = Sdílet odkaz
invite-copy = Zkopírovat odkaz
invite-onlookers = Odkaz pro diváky
invite-code = Nebo řekni tento kód:
invite-code-hint = Píše se na úvodní stránce pod „Připojit se kódem“ a platí dvanáct hodin.
invite-no-code = Kód teď není. Odkaz funguje.

places = Místa
there-you = ty
there-host = hostitel
there-bot = robot
there-away = pryč
there-minded = zastupuje robot
there-leaving = po této hře vstane
there-first = rozdává první
there-coming = { $name } přijde po této hře
there-drew = vytažená karta: { $card }
sit = Sednout sem
sit-at = Sednout na místo { $place }
move = Přesednout sem
move-to = Přesednout na místo { $place }
rename = Jméno a obrázek
rise = Vstát
hand-over = Předat roli hostitele
hand-to = Předat roli hostitele: { $name }
dismiss = Požádat o odchod
dismiss-name = Požádat, ať { $name } odejde
fill = Přidat robota
fill-at = Dát místo { $place } robotovi
free = Uvolnit místo
free-at = Uvolnit místo { $place }

gathering = { $game } s přáteli – Taroky
gathered = Hráči: { $people }/{ $places }.
onlookers = Diváci: { $count }.
mix-chance = Zamíchat místa
mix-cards = Vylosovat místa kartami
begin = Začít
begin-bots = { $count ->
    [one] Volné místo dostane robot.
    [few] { $count } volná místa dostanou roboti.
   *[other] { $count } volných míst dostanou roboti.
  }
gathering-after = Začne se samo { $count } sekund po otevření; volná místa dostanou roboti.
begin-wait = { $name } řekne, kdy se začne.
gathering-late = Hra běží. Po ní můžeš převzít místo robota.
gathering-sit = Sedni si na volné místo, nebo vystřídej robota.
gathering-look = Sedni si tam, kde není člověk, nebo zůstaň a dívej se.
gathering-watch = Hra se tu ukáže, jakmile začne.
sit-failed = To místo je už obsazené. Vyber si jiné.
