# Játék ismeretlenekkel; és a helyek átvitele másik eszközre.

hall-game = Játék
hall-pace = Óra
hall-any = mindegy
hall-rules-book = a könyv szerint
hall-rules-own = saját választás szerint
hall-pace-none = óra nélkül
hall-pace-relaxed = ráérős
hall-pace-brisk = gyors
hall-pace-hours = lépésenként 8 óra
hall-pace-days = lépésenként 2 nap
hall-now = Azonnali játék: { $game }
hall-now-hint = Oda ülsz, ahol szabad hely van. Ha nincs ilyen, 20 másodperc múlva új asztal indul robotokkal, és a robotok helyét két leosztás között emberek is elfoglalhatják.
hall-list = Asztalok, ahol van hely
hall-none = Most senki sem vár. Az „Azonnali játék” olyan asztalt nyit, amelyet mások is megtalálnak.
hall-free = { $count } szabad hely
hall-bots = { $count } robot helye ez után a leosztás után
hall-begun = { $deal }. leosztás
hall-own-rules = saját házi szabályok
hall-go = Az asztalhoz
hall-go-to = Az asztalhoz: { $names }
hall-alone = Játék robotok ellen
hall-people = { $count ->
    [0] Senki sem vár
   *[other] { $count } játékos vár
  }
hall-watching = { $count } néző
hall-filter = Szűrés
hall-tell = Szólj, ha jön valaki
hall-telling = Hangjelzés szól majd. Hagyd nyitva az oldalt.
hall-came = Valaki játszani szeretne: { $game }

along-hint = Másik eszközön ugyanazként a játékosként folytatod, asztalaiddal és partijaiddal.
along-make = Kód készítése
along-type-hint = Olvasd be a másik eszközzel, vagy írd be ott: Beállítások → Átvitel másik eszközre. Egyszer érvényes, tíz percig.
along-qr = Beolvasható kód
along-none = Még nincs mit átvinni: ezen az eszközön még egy asztalnál sem ültél.
along-ask = A kilenc betű a másik eszközödről
along-take = Átvitel ide
along-done = Kész. Most { $count } asztalod van itt.
along-leave = { $count ->
    [one] Ezen az eszközön elveszíted a hozzáférést { $count } asztalhoz.
   *[other] Ezen az eszközön elveszíted a hozzáférést { $count } asztalhoz.
}
along-leave-yes = Tovább nélkülük
along-wrong-no_code = Nincs ilyen kód. Vesd össze a betűket.
along-wrong-code_used = Ezt a kódot már felhasználták. Készíts újat.
along-wrong-code_old = Ez a kód tíz percnél régebbi. Készíts újat.
along-wrong-same_guest = Ezek a helyek ezen az eszközön már a tieid.
along-wrong-too_many_tries = Túl sok hibás kód. Próbáld újra néhány perc múlva.
along-wrong-line = Nincs kapcsolat a szerverrel.
personal-hint = A szerver őrzi, hol és mikor ültél, az ottani nevedet és képedet, amit az utolsó tizenkét órában írtál, és az azonosítókulcsaidat.
personal-until = Ez az eszköz eddig emlékszik rád: { $until }; minden látogatás meghosszabbítja.
personal-save = Mentés fájlba
personal-leave = Felejts el ezen az eszközön
personal-leave-sure = A helyeid megmaradnak. Csak egy másik eszközödről kapott kód vagy egy azonosítókulcs vezet vissza hozzájuk.
personal-leave-yes = Igen, felejts el itt
personal-elsewhere = Kijelentkezés mindenhol máshol
personal-elsewhere-sure = Minden más eszköz azonnal elfelejt, és a kódok, amelyeket készítettél, nem érvényesek többé. Az azonosítókulcsok megmaradnak: töröld azokat, amelyeket nem ismersz.
personal-elsewhere-yes = Igen, kijelentkezés mindenhol máshol
personal-elsewhere-done = Kész. Mostantól csak ezen az eszközön és az azonosítókulcsaiddal léphetsz be.
personal-remove = Minden törlése
personal-remove-sure = Minden asztaltól felállsz, a neved, a képed, az üzeneteid és az azonosítókulcsaid pedig végleg törlődnek.
personal-remove-yes = Igen, törlöm
personal-device = Erről az eszközről minden eltűnik, ami a tiéd: a neved és a képed, a némításaid, a leckéid, az eredménylapjaid és a versenyekre mutató linkek.
personal-device-links = Linkek versenyekre ({ $count }): { $names }
personal-device-director = Ha a versenyvezetői link nincs meg máshol, többé nem vezetheted a versenyt.
personal-device-sheet = Eredménylap, amely csak itt van meg: { $names }
personal-device-unsent = Még el nem küldött bejegyzések: { $count }
personal-device-save = Előbb mentsd el a linkeket és az eredménylapokat
personal-none = Itt semmi sincs rólad eltárolva.
