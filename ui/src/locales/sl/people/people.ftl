# People at a table: who is there, what they ask each other, and what they say.

seat-away = ni za mizo
seat-minded = igra računalnik
here-again = Spet sem tu
minded-you = Zate igra računalnik.
seat-leaving = vstaja
seat-coming = potem: { $name }
news-away = { $who ->
    [you] Trenutno te ni za mizo.
   *[other] { $name }: trenutno ni za mizo.
  }
news-back = { $who ->
    [you] Spet si tu.
   *[other] { $name } je spet tu.
  }
news-minded = { $who ->
    [you] Zate igra računalnik.
   *[other] { $name }: mesto je prevzel računalnik.
  }
news-leaving = { $who ->
    [you] Vstaneš po tej partiji.
   *[other] { $name } vstane po tej partiji.
  }
news-left = { $who ->
    [you] Tvoje mesto je prazno.
   *[other] { $name }: mesto je prazno.
  }
news-coming = { $who ->
    [you] Prisedeš po tej partiji.
   *[other] { $name } prisede po tej partiji.
  }
news-came = { $who ->
    [you] Zdaj sediš za mizo.
   *[other] { $name } je za mizo.
  }
news-moved = { $who ->
    [you] Zdaj sediš drugje.
   *[other] { $name } zdaj sedi drugje.
  }
news-host = { $who ->
    [you] Zdaj gostiš ti.
   *[other] Zdaj gosti { $name }.
  }
news-declined = Vse ostane, kot je.
news-taken-back = Poteza je vzeta nazaj.
ask-stop = { $who ->
    [you] Predlagaš konec srečanja.
   *[other] { $name } predlaga konec srečanja.
  }
ask-take_back = { $who ->
    [you] Prosiš za vrnitev poteze.
   *[other] { $name } prosi za vrnitev poteze.
  }
ask-swap = { $who ->
    [you] Predlagaš zamenjavo mest: { $other }.
   *[other] { $name } predlaga zamenjavo mest: { $other }.
  }
ask-swap-you = { $name } ti predlaga zamenjavo mest.
ask-agreed = za: { $names }
agree = Velja
decline = Raje ne
withdraw = Umakni predlog
onlooking = Samo gledaš: vidiš, kar vidijo vsi za mizo.
sit-here = Sedi
clock-left = še { $time }
clock-reserve = rezerva { $time }
clock-warning = Še deset sekund.
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
company-host = gostitelj
company-free = prosto
company-bot = računalnik
company-rise = Vstani
company-move = Presedi se sem
company-swap = Zamenjaj mesti
company-fill = Računalnik
company-open = Izprazni
company-dismiss = Prosi, naj vstane
company-hand = Naj bo gostitelj
company-later = Če vstaneš zdaj, do konca te partije zate igra računalnik.
company-waits = Čakamo: { $names }.
company-places = Eno mesto je prosto: zasede ga gostitelj ali kdo prisede.
finish-ask = Srečanje se konča, če se drugi strinjajo.
accounts = Kdo je igral
account-since = od { $number }. partije
account-until = do { $number }. partije
evening-text = Pošlji kot besedilo
evening-picture = Pošlji kot sliko
evening-again = Še enkrat v isti družbi
evening-opened = Za isto družbo je odprta nova miza.
evening-go = K novi mizi
talk-empty = Nihče še ni ničesar napisal.
talk-write = Povej kaj
talk-send = Povej
talk-mute = Utišaj: { $name }
talk-unmute = Spet poslušaj: { $name }
silence-call = Zahtevaj tiho igro
silence-agree = Privoli v tiho igro
silence-asked = { $who ->
    [you] Zahtevaš tiho igro.
   *[other] { $name } zahteva tiho igro.
  }
silence-why-agreed = Tiha igra: želita jo dva igralca. Potem lahko spet govorite.
silence-why-alone = Tiha igra: kdor jo je zahteval, igra brez soigralca. Potem lahko spet govorite.
silence-why-solo = Tiha igra: igra se solo. Potem lahko spet govorite.
silence-why-valat = Tiha igra: napovedan je valat. Potem lahko spet govorite.
silence-calls = Tvoje zahteve za tiho igro: { $count }
settle-and-leave = Odidi s poravnavo
settle-and-leave-sure = Vstaneš. Tvoje točke ({ $points }) se enako razdelijo med druge, tebi ostane 0.
settle-and-leave-yes = Da, odidem
phrase-hello = Pozdravljeni!
phrase-good_cards = Dobro karto!
phrase-well_played = Dobro odigrano!
phrase-good_game = Lepa partija!
phrase-thank_you = Hvala!
phrase-sorry = Oprostite!
phrase-one_moment = Samo trenutek.
phrase-goodbye = Na svidenje!
phrase-mond_fallen = Mond je padel!
phrase-what_called = Kaj je klicano?
phrase-what_announced = Kaj je napovedano?
phrase-last_trick = Prosim za zadnji štih.
phrase-silent_game = Zdaj igramo brez besed!
phrase-knock = Trk, trk.
phrase-good_hand = Imam dobro karto.
phrase-poor_hand = Imam slabo karto.
phrase-trust_me = Prepusti to meni.

report-text = To besedilo zveni narobe
report-text-better = Kako bi se to moralo glasiti? (neobvezno)
report-text-send = Pošlji
report-text-sent = Hvala. Prijava je poslana.
report-text-kept = Hvala. Prijava je shranjena na tej napravi in bo poslana, ko bo na voljo povezava.
