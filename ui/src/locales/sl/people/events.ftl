# Prireditve za mizami tega strežnika: turnirji, katerih krogi se začnejo sami, in arene.

events = Turnirji in arene
events-about = Igra se tukaj. Prijavi se pred začetkom: stran te pripelje k mizi, izidi štejejo sami.
events-none = Trenutno ni nič razpisano. Razpiši turnir ali areno in prijateljem pošlji povezavo.
event-new = Razpiši prireditev
event-kind = Vrsta
event-kind-rounds = Turnir
event-kind-arena = Arena
event-about-rounds = Vsak igra vsak krog za drugo mizo. Naslednji krog se začne sam, ko so vse mize končale.
event-about-arena = Ko končaš za mizo, dobiš naslednjo, kolikorkrat želiš, dokler čas ne poteče.
event-title = Ime prireditve
event-own-rules = Z mojimi hišnimi pravili
event-begins = Začetek
event-in-minutes = { $count ->
    [one] čez { $count } minuto
    [two] čez { $count } minuti
    [few] čez { $count } minute
   *[other] čez { $count } minut
  }
event-in-hours = { $count ->
    [one] čez { $count } uro
    [two] čez { $count } uri
    [few] čez { $count } ure
   *[other] čez { $count } ur
  }
event-rounds = Krogi
event-deals-each = Partije za mizo
event-minutes = Minute na krog, največ
event-minutes-arena = Minute v celoti
event-boards-ask = Iste karte za vsemi mizami
event-announce = Razpiši
event-of-rounds = { $rounds ->
    [one] { $rounds } krog
    [two] { $rounds } kroga
    [few] { $rounds } krogi
   *[other] { $rounds } krogov
  }
event-of-arena = { $minutes ->
    [one] { $minutes } minuta
    [two] { $minutes } minuti
    [few] { $minutes } minute
   *[other] { $minutes } minut
  }
event-deals = { $deals ->
    [one] { $deals } partija za mizo
    [two] { $deals } partiji za mizo
    [few] { $deals } partije za mizo
   *[other] { $deals } partij za mizo
  }
event-boards = iste karte za vsemi mizami
event-people = { $count ->
    [one] { $count } igralec
    [two] { $count } igralca
    [few] { $count } igralci
   *[other] { $count } igralcev
  }
event-in = Začne se čez { $time }
event-running = Poteka
event-over = Končano
event-called_off = Odpovedano: prišlo je premalo ljudi
event-now = Kaj se dogaja zdaj
event-left = Še { $time }
event-round = { $round }. krog od { $rounds }: še { $time }
event-next = { $round }. krog se začne čez { $time }
event-enter = Prijavi se
event-play = Igraj
event-leave = Odjavi se
event-not-in = Prijave še ni.
event-late = Še vedno se lahko prijaviš. Mesto dobiš, takoj ko bo prosto.
event-in-it = Prijava velja. Pusti to stran odprto: pripelje te k tvoji mizi.
event-between-rounds = Igraš od naslednjega kroga. Pusti to stran odprto.
event-between-arena = Vzemi si čas. Za novo mizo pritisni »Igraj«.
event-waits = Mizo dobiš čez trenutek. Po 15 sekundah prosta mesta zasedejo računalniki.
event-has-table = Tvoja miza je pripravljena.
event-to-table = K moji mizi
event-standing = Vrstni red
event-rank = Mesto
event-name = Ime
event-points = Točke
event-tables = Mize
event-bot = Računalnik { $number }
event-has-left = ni več tu
event-absent = igral je le računalnik
event-all-tables = Mize
event-watch = Gledaj
event-watch-of = Gledaj mizo { $table }
event-share = Pošlji povezavo
event-why = Vsi izidi in zakaj
event-direct = Vodi prireditev
event-gone = Te prireditve tu ni več.
refused-event_full = Prijavljenih je toliko, da ni več prostega mesta.
refused-event_over = Ta prireditev je končana.
refused-too_many_events = Na tem strežniku hkrati ne more biti več prireditev. Poskusi pozneje.
refused-too_many_own_events = Dve tvoji prireditvi še nista končani. Počakaj na konec ene ali pa jo zaključi.
refused-too_far_ahead = Dokler tukaj nimaš odigrane igre ali ključa za dostop, lahko prireditev razpišeš največ dva dni vnaprej.
