# People at a table: who is there, what they ask each other, and what they say.

seat-away = pryč
seat-minded = hraje robot
here-again = Jsem zpátky
minded-you = Místo tebe hraje robot.
seat-leaving = vstává
seat-coming = pak: { $name }
news-away = { $who ->
    [you] Nejsi u stolu.
   *[other] { $name }: není u stolu.
  }
news-back = { $who ->
    [you] Jsi zpět.
   *[other] { $name } je zpět.
  }
news-minded = { $who ->
    [you] Místo tebe hraje robot.
   *[other] { $name }: místo přebírá robot.
  }
news-leaving = { $who ->
    [you] Po této hře vstaneš.
   *[other] { $name } po této hře vstane.
  }
news-left = { $who ->
    [you] Tvoje místo se uvolnilo.
   *[other] { $name }: místo se uvolnilo.
  }
news-coming = { $who ->
    [you] Po této hře přisedneš.
   *[other] { $name } po této hře přisedne.
  }
news-came = { $who ->
    [you] Jsi u stolu.
   *[other] { $name } je u stolu.
  }
news-moved = { $who ->
    [you] Teď sedíš jinde.
   *[other] { $name } teď sedí jinde.
  }
news-host = { $who ->
    [you] Teď jsi hostitel ty.
   *[other] Hostitelem je teď { $name }.
  }
news-declined = Zůstává to, jak to je.
news-taken-back = Tah byl vzat zpět.
ask-stop = { $who ->
    [you] Navrhuješ ukončit partii.
   *[other] { $name } navrhuje ukončit partii.
  }
ask-take_back = { $who ->
    [you] Prosíš o vrácení posledního tahu.
   *[other] { $name } prosí o vrácení posledního tahu.
  }
ask-swap = { $who ->
    [you] Navrhuješ výměnu míst: { $other }.
   *[other] { $name } navrhuje výměnu míst: { $other }.
  }
ask-swap-you = { $name } si s tebou chce vyměnit místo.
ask-agreed = pro: { $names }
agree = Souhlasit
decline = Raději ne
withdraw = Vzít zpět
onlooking = Jen se díváš: vidíš to, co všichni u stolu.
sit-here = Sednout si
clock-left = zbývá: { $time }
clock-reserve = rezerva { $time }
clock-warning = Ještě deset sekund.
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
company-host = hostitel
company-free = volno
company-bot = robot
company-rise = Vstát
company-move = Přesednout sem
company-swap = Vyměnit místa
company-fill = Robot
company-open = Uvolnit
company-dismiss = Požádat o odchod
company-hand = Předat roli hostitele
company-later = Když vstaneš teď, do konce této hry za tebe hraje robot.
company-waits = Čeká se: { $names }.
company-places = Jedno místo je volné: obsadí ho hostitel, nebo si někdo sedne.
finish-ask = Partie skončí, když budou ostatní souhlasit.
accounts = Kdo hrál
account-since = od { $number }. hry
account-until = do { $number }. hry
evening-text = Sdílet jako text
evening-picture = Sdílet jako obrázek
evening-again = Znovu ve stejné sestavě
evening-opened = Pro stejnou sestavu je otevřen nový stůl.
evening-go = K novému stolu
talk-empty = Zatím nikdo nic neřekl.
talk-write = Napiš něco
talk-send = Odeslat
talk-mute = Ztišit: { $name }
talk-unmute = Znovu slyšet: { $name }
silence-call = Požádat o tichou hru
silence-agree = Souhlasit s tichou hrou
silence-asked = { $who ->
    [you] Chceš tichou hru.
   *[other] { $name } chce tichou hru.
  }
silence-why-agreed = Tichá hra: chtějí ji dva hráči. Pak se zase smí mluvit.
silence-why-alone = Tichá hra: kdo o ni požádal, hraje bez partnera. Pak se zase smí mluvit.
silence-why-solo = Tichá hra: hraje se sólo. Pak se zase smí mluvit.
silence-why-valat = Tichá hra: je hlášen valát. Pak se zase smí mluvit.
silence-calls = Tvoje žádosti o tichou hru: { $count }
settle-and-leave = Odejít s vyrovnáním
settle-and-leave-sure = Vstaneš. Tvoje body ({ $points }) se rovným dílem rozdělí mezi ostatní a tobě zůstane 0.
settle-and-leave-yes = Ano, odejít
phrase-hello = Ahoj!
phrase-good_cards = Ať jde karta!
phrase-well_played = Pěkně zahráno!
phrase-good_game = Pěkná partie!
phrase-thank_you = Děkuju!
phrase-sorry = Pardon!
phrase-one_moment = Moment!
phrase-goodbye = Mějte se!
phrase-mond_fallen = Chytili monda!
phrase-what_called = Co se volalo?
phrase-what_announced = Co se hlásilo?
phrase-last_trick = Poslední zdvih, prosím.
phrase-silent_game = Teď hrajeme beze slov!
phrase-knock = Ťuk, ťuk.
phrase-good_hand = Mám dobrý list.
phrase-poor_hand = Mám slabý list.
phrase-trust_me = Nech to na mně.

report-text = Tento text zní špatně
report-text-better = Jak by to mělo být správně? (nepovinné)
report-text-send = Odeslat
report-text-sent = Díky, hlášení je odeslané.
report-text-kept = Díky. Hlášení zůstává v tomto zařízení a odešle se, jakmile bude spojení.
