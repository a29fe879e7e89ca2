# Proč něco teď nejde. Pro každé pravidlo, které odmítá, jedna zpráva.

why-announced_already = Tvoje strana to už ohlásila.
why-not_holding = To smí ohlásit jen ten, kdo kartu má.
why-other_side = To může říct jen druhá strana.
why-own_side = Vlastní straně nemůžeš dát kontru.
why-doubled_fully = Výš už to zdvojit nejde.
why-follow_suit = Musíš ctít barvu: { $suit ->
    [hearts] vyneslo se srdce
    [diamonds] vynesly se káry
    [spades] vynesly se piky
    [clubs] vynesly se kříže
   *[taroks] vynesl se tarok
  }.
why-play_tarok = Vynesenou barvu nemáš, proto musíš hrát tarok.

refused-stale = Stůl je mezitím dál. Podívej se znovu.
refused-not_your_turn = Nejsi na řadě.
refused-illegal = To teď nejde.
refused-garbled = Server tomu nerozumí.
refused-deal_running = Hra ještě běží.
refused-sheet_closed = Partie se už blíží ke konci.
refused-no_suggestion = K tomuhle rada není.
refused-no_loan = Teď si půjčit ani nic vrátit nejde.
refused-no_clock = Kola tu podle hodin nekončí.
refused-not_host = To smí jen ten, kdo stůl otevřel.
