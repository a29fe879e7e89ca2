# Azonosítókulcsok, amelyekkel valaki ugyanazként tér vissza.

passkey-hint = Az azonosítókulccsal (passkey) bármelyik eszközön ugyanazként térsz vissza, akkor is, ha a böngésző elfelejtett. Nem kell hozzá fiók és jelszó.
passkey-keep = Azonosítókulcs létrehozása
passkey-come = Belépés azonosítókulccsal
passkey-own = Azonosítókulcsaid
passkey-unused = Létrehozva: { $kept }; még nem használtad
passkey-used = Létrehozva: { $kept }; utoljára használva: { $used }
passkey-remove = Eltávolítás
passkey-remove-one = Azonosítókulcs eltávolítása (létrehozva: { $kept })
passkey-done-kept = Kész. Mostantól ezzel az azonosítókulccsal is visszatérhetsz.
passkey-done-removed = Eltávolítva. Már nem érvényes; az eszközödről is törölheted.
passkey-wrong-none = Nem választottál azonosítókulcsot. Semmi sem változott.
passkey-wrong-here = Ezen az eszközön vagy ebben a jelszókezelőben már van azonosítókulcsod.
passkey-wrong-browser = Ez a böngésző ezt nem tudta megtenni az azonosítókulccsal.
passkey-wrong-line = Nincs kapcsolat a szerverrel.
passkey-wrong-no_guest = Még nincs mit menteni: ezen az eszközön még egy asztalnál sem ültél.
passkey-wrong-challenge_old = Ez túl sokáig tartott. Próbáld újra.
passkey-wrong-challenge_used = Ezt a választ már felhasználták. Próbáld újra.
passkey-wrong-passkey_wrong = Ezt az azonosítókulcsot nem lehetett ellenőrizni. Próbáld újra.
passkey-wrong-passkey_copied = Lehet, hogy valakinek másolata van erről az azonosítókulcsról, ezért nem érvényes. Használj másikat vagy kódot.
passkey-wrong-no_passkey = Ezt az azonosítókulcsot itt nem ismerjük, vagy már eltávolították.
passkey-wrong-passkey_known = Ez az azonosítókulcs már megvan.
passkey-wrong-too_many_passkeys = Tíz azonosítókulcsod van, több nem lehet. Előbb távolíts el egyet.
passkey-wrong-same_guest = Ezen az eszközön már így vagy bejelentkezve.
passkey-wrong-too_many_tries = Túl sok sikertelen próbálkozás. Próbáld újra néhány perc múlva.
