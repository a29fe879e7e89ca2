# Help, the guide for newcomers, and the rule book, once they are opened.

help-now = Zdaj
help-contracts = Igre in koliko so vredne
help-bonuses = Dodatki: vrednost tihih in napovedanih
help-bonus = { $silent } / { $announced }
help-cards = Vrstni red in vrednost kart
help-black = Črni barvi od najvišje: kralj, dama, kaval, fant in nato številke, najvišja je 10.
help-red = Rdeči barvi od najvišje: kralj, dama, kaval, fant in nato številke obrnjeno, najvišja je 1.
help-worth = Pod vsako karto je njena vrednost pri štetju.
help-follow-title = Kaj se sme vreči
help-follow = Na barvo je treba odgovoriti z isto barvo. Če je nimaš, vrzi tarok. Če nimaš niti taroka, vrzi karkoli.
help-count = Štetje po tri
keys = S tipkovnico
keys-always = Tabulatorka gre od elementa do elementa, puščici po kartah, Enter vrže karto, Escape zapre okno.
keys-off = Črke za bližnjice so izklopljene; vklopiš jih v nastavitvah.
book-english = Pravilnik je napisan v angleščini.
book-contents = Vsebina
book-search = Išči po pravilih
book-found = { $count ->
    [one] Najdeno na { $count } mestu
    [two] Najdeno na { $count } mestih
    [few] Najdeno na { $count } mestih
   *[other] Najdeno na { $count } mestih
  }
learn-back = Nazaj
learn-cards-title = Karte
learn-cards = Štiri barve so in še peta, ki je nad vsemi: taroki.
learn-trick-title = Štih
learn-trick = Eden vrže prvo karto, drugi po vrsti dodajo vsak svojo. Najboljša karta vzame vse in začne naslednji štih.
learn-count-title = Štetje
learn-count = Ni pomembno, koliko štihov vzameš, ampak kaj je v njih.
learn-bid-title = Licitacija
learn-bid = Pred prvo karto se določi, kdo igra proti komu in za koliko. Na začetku lahko mirno rečeš naprej: žarnica pokaže, kaj bi storil dober igralec.
learn-suit = Najvišja karta v barvi vzame štih.
learn-tarok = Kdor barve nima, vrže tarok – in ta vzame celo kralja.
learn-higher = Med taroki vzame višji.
learn-highest = Samo ena karta vzame XXI: najvišja od vseh.
demo-stop = Ustavi prikaz
count-show = Pokaži štetje
count-side = Štihi igralčeve strani in založene karte.
count-whose = Čigav kup
count-on = Naslednje tri
count-back = Nazaj
count-all = Vse
count-so-far = Doslej: { $points }
count-total = { $points ->
    [one] Skupaj { $points } točka
    [two] Skupaj { $points } točki
    [few] Skupaj { $points } točke
   *[other] Skupaj { $points } točk
  }
count-rule = Od vsakih treh kart se odštejeta 2 točki.
count-singly = Karte se štejejo vsaka posebej.
count-rest = Če ostaneta ena ali dve karti, se odšteje 1 točka.
