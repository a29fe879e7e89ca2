# Hra s lidmi, které neznáme; a přenesení svých míst na jiné zařízení.

hall-game = Hra
hall-pace = Hodiny
hall-any = jakékoli
hall-rules-book = podle pravidel
hall-rules-own = s domácími pravidly
hall-pace-none = bez hodin
hall-pace-relaxed = v klidu
hall-pace-brisk = svižně
hall-pace-hours = 8 hodin na rozhodnutí
hall-pace-days = 2 dny na rozhodnutí
hall-now = Hrát hned: { $game }
hall-now-hint = Sedneš si, kde je volné místo. Když žádné není, nový stůl za 20 sekund začne s roboty a lidé si mezi hrami mohou sednout na jejich místa.
hall-list = Stoly, kde je místo
hall-none = Teď nikdo nečeká. „Hrát hned“ otevře stůl, který najdou i ostatní.
hall-free = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
  }
hall-bots = { $count ->
    [one] místo po robotovi po této hře
    [few] { $count } místa po robotech po této hře
   *[other] { $count } míst po robotech po této hře
  }
hall-begun = { $deal }. hra
hall-own-rules = vlastní domácí pravidla
hall-go = Ke stolu
hall-go-to = Ke stolu, kde sedí: { $names }
hall-alone = Hrát proti robotům
hall-people = { $count ->
    [0] Nikdo nečeká
    [one] Čeká { $count } hráč
    [few] Čekají { $count } hráči
   *[other] Čeká { $count } hráčů
  }
hall-watching = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } diváků
  }
hall-filter = Filtr
hall-tell = Dej vědět, až někdo přijde
hall-telling = Ozve se zvuk. Nech stránku otevřenou.
hall-came = Někdo čeká na hru: { $game }

along-hint = Na jiném zařízení pokračuješ jako tatáž osoba, se svými stoly a partiemi.
along-make = Vytvořit kód
along-type-hint = Naskenuj ho fotoaparátem druhého zařízení, nebo ho tam napiš: Nastavení, „Přenést na jiné zařízení“. Platí deset minut a jen jednou.
along-qr = Kód pro fotoaparát
along-none = Zatím není co přenést: na tomto zařízení ještě nemáš žádný stůl.
along-ask = Devět písmen z druhého zařízení
along-take = Přenést místa
along-done = { $count ->
    [one] Hotovo. Máš tu teď { $count } stůl.
    [few] Hotovo. Máš tu teď { $count } stoly.
   *[other] Hotovo. Máš tu teď { $count } stolů.
  }
along-leave = { $count ->
    [one] Na tomto zařízení ztratíš přístup k { $count } stolu.
    [few] Na tomto zařízení ztratíš přístup ke { $count } stolům.
   *[other] Na tomto zařízení ztratíš přístup k { $count } stolům.
  }
along-leave-yes = Nechat je být a pokračovat
along-wrong-no_code = Takový kód není. Porovnej písmena.
along-wrong-code_used = Tento kód už byl použit. Vytvoř nový.
along-wrong-code_old = Tento kód je starší než deset minut. Vytvoř nový.
along-wrong-same_guest = Tato místa už na tomto zařízení máš.
along-wrong-too_many_tries = Příliš mnoho špatných kódů. Zkus to znovu za pár minut.
along-wrong-line = Není spojení se serverem.
personal-hint = Server uchovává, kde a kdy hraješ, tvé jméno a obrázek, dvanáct hodin chatu a tvé přístupové klíče.
personal-until = Toto zařízení tě zná do { $until }; každá návštěva to prodlouží.
personal-save = Uložit do souboru
personal-leave = Zapomenout mě na tomto zařízení
personal-leave-sure = Tvoje místa zůstanou. Zpátky k nim vede jen kód z jiného tvého zařízení nebo přístupový klíč.
personal-leave-yes = Ano, zapomenout mě tady
personal-elsewhere = Odhlásit mě všude jinde
personal-elsewhere-sure = Všechna ostatní zařízení tě hned zapomenou a kódy, které máš, už nikam nepovedou. Přístupové klíče zůstanou: odstraň ty, které neznáš.
personal-elsewhere-yes = Ano, odhlásit mě všude jinde
personal-elsewhere-done = Hotovo. Teď tě zná jen toto zařízení a tvoje přístupové klíče.
personal-remove = Smazat všechno
personal-remove-sure = Vstaneš od všech stolů a tvoje jméno, obrázek, zprávy i přístupové klíče se navždy smažou.
personal-remove-yes = Ano, smazat všechno
personal-device = Z tohoto zařízení zmizí i všechno tvoje: jméno a obrázek, koho ztišuješ, lekce, zápisy a odkazy na akce.
personal-device-links = Odkazy na akce ({ $count }): { $names }
personal-device-director = Pokud odkaz ředitele nemáš nikde jinde, nebudeš už moci akci vést.
personal-device-sheet = Zápisy uložené jen tady: { $names }
personal-device-unsent = Záznamy, které ještě nebyly odeslány: { $count }
personal-device-save = Nejdřív ulož odkazy a zápisy
personal-none = Tady o tobě není uloženo nic.
