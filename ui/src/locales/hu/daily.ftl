# Leosztások, amelyeket sokan ugyanúgy játszanak: a napi leosztás és a barátok közös leosztása.

daily = A napi leosztás
daily-practice = Ez gyakorlás: az első próbálkozásod számít.
daily-streak = { $days } napja egyfolytában.
daily-failed = Ezt most nem sikerült kiszámítani. Próbáld újra.
not_yet = Ez a mai leosztás, és még lejátszhatod. Holnap nézheted meg.
no_game = Ilyen játék itt nincs.

same = Ugyanaz a leosztás barátok között
same-you = Te
