# People at a table: who is there, what they ask each other, and what they say.

seat-away = elment
seat-minded = robot játszik
here-again = Itt vagyok újra
minded-you = Helyetted robot játszik.
seat-leaving = feláll
seat-coming = utána: { $name }
news-away = { $who ->
    [you] Nem vagy itt.
   *[other] { $name } nincs itt.
  }
news-back = { $who ->
    [you] Újra itt vagy.
   *[other] { $name } újra itt van.
  }
news-minded = { $who ->
    [you] Helyetted robot játszik.
   *[other] { $name } helyett robot játszik.
  }
news-leaving = { $who ->
    [you] A leosztás után felállsz.
   *[other] { $name } a leosztás után feláll.
  }
news-left = { $who ->
    [you] Felálltál.
   *[other] { $name } felállt.
  }
news-coming = { $who ->
    [you] A leosztás után leülsz.
   *[other] { $name } a leosztás után leül.
  }
news-came = { $who ->
    [you] Leültél.
   *[other] { $name } leült.
  }
news-moved = { $who ->
    [you] Most máshol ülsz.
   *[other] { $name } most máshol ül.
  }
news-host = { $who ->
    [you] Most te vagy a házigazda.
   *[other] Most { $name } a házigazda.
  }
news-declined = A kérést elutasították.
news-taken-back = Egy lépést visszavontak.
ask-stop = { $who ->
    [you] A parti befejezését javaslod.
   *[other] { $name } a parti befejezését javasolja.
  }
ask-take_back = { $who ->
    [you] Szeretnéd visszavonni az utolsó lépésedet.
   *[other] { $name } szeretné visszavonni az utolsó lépését.
  }
ask-swap = { $who ->
    [you] Helyet cserélnél vele: { $other }.
   *[other] { $name } helyet cserélne vele: { $other }.
  }
ask-swap-you = { $name } helyet cserélne veled.
ask-agreed = mellette: { $names }
agree = Rendben
decline = Elutasítás
withdraw = Kérés visszavonása
onlooking = Nézőként vagy itt: azt látod, amit az asztalnál mindenki.
sit-here = Leülök
clock-left = hátralévő idő: { $time }
clock-reserve = tartalék { $time }
clock-warning = Még tíz másodperc.
clock-days = { $days } nap { $hours } óra
clock-hours = { $hours } óra { $minutes } perc
company-host = házigazda
company-free = szabad
company-bot = robot
company-rise = Felállok
company-move = Ideülök
company-swap = Helycsere
company-fill = Robot
company-open = Felszabadítás
company-dismiss = Megkérem, hogy menjen
company-hand = Legyen házigazda
company-later = Ha most elmész, a leosztás végéig robot játszik helyetted.
company-waits = Még várunk: { $names }.
company-places = Van szabad hely: leülhet valaki, vagy a házigazda robotot ültet oda.
finish-ask = A parti véget ér, ha a többiek beleegyeznek.
accounts = Kik játszottak
account-since = { $number }. leosztástól
account-until = { $number }. leosztásig
evening-text = Megosztás szövegként
evening-picture = Megosztás képként
evening-again = Új parti ugyanezekkel
evening-opened = Új asztal várja ugyanezt a társaságot.
evening-go = Az új asztalhoz
talk-empty = Még senki sem szólt.
talk-write = Írj valamit
talk-send = Küldés
talk-mute = { $name } némítása
talk-unmute = { $name } némításának feloldása
silence-call = Néma játékot kérek
silence-agree = Legyen néma játék
silence-asked = { $who ->
    [you] Néma játékot kérsz.
   *[other] { $name } néma játékot kér.
  }
silence-why-agreed = Néma játék: két játékos kéri. A leosztás végén újra beszélhettek.
silence-why-alone = Néma játék: aki kérte, egyedül játszik. A leosztás végén újra beszélhettek.
silence-why-solo = Néma játék: szóló megy. A leosztás végén újra beszélhettek.
silence-why-valat = Néma játék: volátot mondtak be. A leosztás végén újra beszélhettek.
silence-calls = Ennyiszer kértél néma játékot: { $count }
settle-and-leave = Távozás elszámolással
settle-and-leave-sure = Felállsz. A pontjaid ({ $points }) egyenlően a többieké lesznek, neked 0 marad.
settle-and-leave-yes = Igen, elmegyek
phrase-hello = Sziasztok!
phrase-good_cards = Jó lapjárást!
phrase-well_played = Szép volt!
phrase-good_game = Jó parti volt!
phrase-thank_you = Köszönöm!
phrase-sorry = Bocsánat!
phrase-one_moment = Egy pillanat!
phrase-goodbye = Viszlát!
phrase-mond_fallen = Elfogták a huszonegyest!
phrase-what_called = Mit hívtak?
phrase-what_announced = Mi a bemondás?
phrase-last_trick = Kérem az utolsó ütést!
phrase-silent_game = Innentől néma csend!
phrase-knock = Kopp, kopp.
phrase-good_hand = Jó lapom van.
phrase-poor_hand = Gyenge lapom van.
phrase-trust_me = Bízd rám.

report-text = Ez a szöveg rosszul hangzik
report-text-better = Te hogyan mondanád? (nem kötelező)
report-text-send = Küldés
report-text-sent = Köszönjük, a jelzést elküldtük.
report-text-kept = Köszönjük. A jelzést ez az eszköz megőrzi, és elküldi, amint van kapcsolat.
