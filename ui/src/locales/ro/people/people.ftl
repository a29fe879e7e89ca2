# People at a table: who is there, what they ask each other, and what they say.

seat-away = lipsește
seat-minded = joacă robotul
here-again = M-am întors
minded-you = În locul tău joacă un robot.
seat-leaving = se ridică
seat-coming = apoi: { $name }
news-away = { $who ->
    [you] Nu ești la masă.
   *[other] { $name } nu e la masă.
  }
news-back = { $who ->
    [you] Ești din nou aici.
   *[other] { $name } e din nou aici.
  }
news-minded = { $who ->
    [you] În locul tău joacă un robot.
   *[other] Un robot joacă pentru { $name }.
}
news-leaving = { $who ->
    [you] Te ridici după mâna aceasta.
   *[other] { $name } se ridică după mâna aceasta.
  }
news-left = { $who ->
    [you] Te-ai ridicat.
   *[other] { $name } s-a ridicat.
  }
news-coming = { $who ->
    [you] Intri după mâna aceasta.
   *[other] { $name } intră după mâna aceasta.
  }
news-came = { $who ->
    [you] Te-ai așezat.
   *[other] { $name } s-a așezat.
  }
news-moved = { $who ->
    [you] Acum stai pe alt loc.
   *[other] { $name } stă acum pe alt loc.
  }
news-host = { $who ->
    [you] Acum ești gazda.
   *[other] Acum gazda e { $name }.
  }
news-declined = Cererea a fost respinsă.
news-taken-back = O mutare a fost retrasă.
ask-stop = { $who ->
    [you] Propui să încheiați partida.
   *[other] { $name } propune să încheiați partida.
  }
ask-take_back = { $who ->
    [you] Ceri să retragi ultima mutare.
   *[other] { $name } cere să retragă ultima mutare.
}
ask-swap = { $who ->
    [you] Propui schimb de locuri: { $other }.
   *[other] { $name } propune schimb de locuri: { $other }.
  }
ask-swap-you = { $name } propune să faceți schimb de locuri.
ask-agreed = de acord: { $names }
agree = De acord
decline = Refuză
withdraw = Retrage cererea
onlooking = Doar privești: vezi ce văd toți de la masă.
sit-here = Așază-te
clock-left = timp rămas: { $time }
clock-reserve = rezervă { $time }
clock-warning = Încă zece secunde.
clock-days = { $days } z { $hours } h
clock-hours = { $hours } h { $minutes } min
company-host = gazdă
company-free = liber
company-bot = robot
company-rise = Ridică-te
company-move = Mută-te aici
company-swap = Schimb de locuri
company-fill = Robot
company-open = Eliberează
company-dismiss = Cere plecarea
company-hand = Numește gazdă
company-later = Dacă pleci acum, un robot joacă pentru tine până se termină mâna.
company-waits = Se așteaptă: { $names }.
company-places = Un loc e liber: îl ocupă gazda sau se așază cineva.
finish-ask = Partida se încheie dacă ceilalți sunt de acord.
accounts = Cine a jucat
account-since = de la mâna { $number }
account-until = până la mâna { $number }
evening-text = Trimite ca text
evening-picture = Trimite ca imagine
evening-again = Altă partidă cu aceiași jucători
evening-opened = E o masă nouă pentru aceiași oameni.
evening-go = La masa nouă
talk-empty = Încă n-a zis nimeni nimic.
talk-write = Scrie ceva
talk-send = Trimite
talk-mute = Ascunde mesajele: { $name }
talk-unmute = Arată din nou mesajele: { $name }
silence-call = Mortul pe masă!
silence-agree = De acord: mortul pe masă
silence-asked = { $who ->
    [you] Ceri un joc mut: mortul pe masă.
   *[other] { $name } cere un joc mut: mortul pe masă.
  }
silence-why-agreed = Mortul pe masă: doi jucători vor un joc mut. Puteți vorbi din nou când se termină.
silence-why-alone = Mortul pe masă: cine l-a cerut joacă fără partener. Puteți vorbi din nou când se termină mâna.
silence-why-solo = Mortul pe masă: se joacă solo. Puteți vorbi din nou când se termină mâna.
silence-why-valat = Mortul pe masă: s-a anunțat valat. Puteți vorbi din nou când se termină mâna.
silence-calls = { $count ->
    [one] Ai cerut o dată un joc mut.
    [few] Ai cerut de { $count } ori un joc mut.
   *[other] Ai cerut de { $count } de ori un joc mut.
}
settle-and-leave = Pleacă cu încheierea socotelilor
settle-and-leave-sure = Te ridici. Punctele tale ({ $points }) se împart egal între ceilalți, iar tu rămâi cu 0.
settle-and-leave-yes = Da, plec
phrase-hello = Salut!
phrase-good_cards = Baftă la cărți!
phrase-well_played = Bine jucat!
phrase-good_game = Frumos s-a jucat!
phrase-thank_you = Mulțumesc!
phrase-sorry = Scuze!
phrase-one_moment = O clipă.
phrase-goodbye = La revedere!
phrase-mond_fallen = Au prins luna!
phrase-what_called = Ce s-a chemat?
phrase-what_announced = Ce s-a anunțat?
phrase-last_trick = Ultima levată, vă rog.
phrase-silent_game = Mortul pe masă!
phrase-knock = Cioc-cioc.
phrase-good_hand = Am carte bună.
phrase-poor_hand = Am carte slabă.
phrase-trust_me = Las’ pe mine!

report-text = Textul acesta sună greșit
report-text-better = Cum ai spune tu? (opțional)
report-text-send = Trimite
report-text-sent = Mulțumim. Semnalarea a fost trimisă.
report-text-kept = Mulțumim. Semnalarea rămâne pe acest dispozitiv și pleacă imediat ce ai conexiune.
