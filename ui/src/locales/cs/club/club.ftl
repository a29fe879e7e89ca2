club-round = { $number }. kolo
club-table = Stůl { $number }
club-no-network = Není připojení k síti. Akce se otevře, jakmile bude.
club-gone = Tento odkaz nikam nevede. Možná je v něm překlep, nebo byla akce smazána. O odkaz požádej ředitele.
club-gone-known = Akce byla smazána. Vidíš, co se toto zařízení dozvědělo naposledy.
club-old-link = Ředitel vytvořil nový odkaz. Požádej o něj.
club-online = Vše je odesláno.
club-offline = Teď není síť. Vidíš, co se toto zařízení dozvědělo naposledy; co zapíšeš, zůstane uloženo zde.
club-waits = { $count ->
    [one] { $count } zápis čeká na síť.
    [few] { $count } zápisy čekají na síť.
   *[other] { $count } zápisů čeká na síť.
}
club-refused = Nepřijato
club-refused-not_your_note = Tímto odkazem to zapsat nelze.
club-refused-other_note = Pod stejným číslem je zapsáno něco jiného.
club-refused-unfit = Odporuje tomu, co bylo mezitím zapsáno.
club-refused-book_full = Akce má příliš mnoho záznamů: nic dalšího už zapsat nelze.
club-refused-note_garbled = Server to nedokáže přečíst. Možná je tato stránka příliš stará: načti ji znovu.
club-refused-too_large = Je to příliš dlouhé.
club-read = OK
club-kept = Tvoje akce
