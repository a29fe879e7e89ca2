# Miért nem lehet most megtenni valamit. Minden tiltó szabályhoz egy üzenet.

why-announced_already = Ezt a pártod már bemondta.
why-not_holding = Ezt csak az mondhatja be, akinél a lap van.
why-other_side = Ezt csak az ellenpárt mondhatja.
why-own_side = A saját pártodnak nem mondhatsz kontrát.
why-doubled_fully = Ezt már nem lehet tovább kontrázni.
why-follow_suit = Színre színt kell adnod: { $suit ->
    [hearts] kőrt hívtak
    [diamonds] kárót hívtak
    [spades] pikket hívtak
    [clubs] treffet hívtak
   *[taroks] tarokkot hívtak
  }.
why-play_tarok = A hívott színből nincs lapod, ezért tarokkot kell adnod.

refused-stale = Az asztalnál közben továbbment a játék. Nézd meg, mi változott.
refused-not_your_turn = Nem te jössz.
refused-illegal = Ez most nem lehetséges.
refused-garbled = A szerver ezt nem értette.
refused-deal_running = A leosztás még tart.
refused-sheet_closed = A parti már a végéhez közeledik.
refused-not_begun = A parti még nem kezdődött el.
refused-sheet_over = A parti véget ért.
refused-asked_out = A házigazda megkért, hogy távozz. Visszajöhetsz, ha a következő leosztás elkezdődött.
refused-no_suggestion = Ehhez nincs tanács.
refused-no_loan = Most sem kölcsönkérni, sem törleszteni nem lehet.
refused-not_stored = Ezt most nem sikerült elmenteni. Próbáld újra egy pillanat múlva.
refused-no_clock = Itt a fordulókat nem az óra zárja.
refused-not_host = Ezt csak az teheti, aki az asztalt nyitotta.
refused-not_proved = Abból, amit tudhatsz, ez nem következik biztosan. Ezek a lapok még megakadályozhatják.
refused-no_place = Nincs ilyen hely, vagy nem a tiéd.
refused-begun = Ennél az asztalnál már megkezdődött a játék.
refused-taken = Ott már ül valaki.
refused-nobody = Ott nem ül játékos.
refused-leaving = Már így is elmész a leosztás után.
refused-asked_already = Egy másik kérés vár válaszra.
refused-too_late = Ezt már késő visszavonni.
refused-revealed = Ezzel lapot láttál: már nem vonhatod vissza.
refused-nothing_asked = Nincs kérés, amelyre válaszolni lehetne.
refused-agreed_already = Már beleegyeztél.
refused-here = Már itt vagy.
refused-no_talk = Ennél az asztalnál ilyet nem mondunk.
refused-too_long = Ez túl hosszú: legfeljebb 200 karakter.
refused-too_often = Lassabban: várj egy kicsit, mielőtt folytatod.
refused-too_many = Túl sok próbálkozás. Várj egy kicsit.
refused-home_full = Erről a hálózatról már elegen ülnek ennél az asztalnál. Válassz másikat.
refused-no_advice = Ennél az asztalnál nincs tanács.
refused-silenced = Az üzemeltető letiltotta a csevegésedet.
refused-called_already = Ebben a leosztásban már kértél néma játékot.
refused-no_custom = Ennél az asztalnál erről nem volt szó.
refused-no_deal = Most nem folyik leosztás.
refused-sitting_out = Ebben a leosztásban nem játszol.
refused-silent_game = Ez a játék néma. A leosztás végén újra beszélhettek.
refused-too_few_calls = Így akkor mehetsz el, ha négyszer kértél néma játékot.
refused-no_settlement = Ebben a játékban nincs ilyen elszámolás.
refused-barred = Az üzemeltető csak a barátaid asztalánál enged játszani.
