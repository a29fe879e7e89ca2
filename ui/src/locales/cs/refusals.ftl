# Proč něco teď nejde. Pro každé pravidlo, které odmítá, jedna zpráva.

why-announced_already = Tvoje strana to už ohlásila.
why-not_holding = To smí ohlásit jen ten, kdo kartu má.
why-other_side = To může říct jen druhá strana.
why-own_side = Vlastní straně nemůžeš dát kontru.
why-doubled_fully = Výš už to zdvojit nejde.
why-follow_suit = Musíš ctít barvu: { $suit ->
    [hearts] vynesla se srdce
    [diamonds] vynesly se káry
    [spades] vynesly se piky
    [clubs] vynesly se kříže
   *[taroks] vynesl se tarok
  }.
why-play_tarok = Vynesenou barvu nemáš, proto musíš hrát tarok.

refused-stale = Hra mezitím pokročila. Podívej se znovu.
refused-not_your_turn = Nejsi na řadě.
refused-illegal = To teď nejde.
refused-garbled = Server tomu nerozumí.
refused-deal_running = Hra ještě běží.
refused-sheet_closed = Partie už končí.
refused-not_begun = Partie ještě nezačala.
refused-sheet_over = Partie skončila.
refused-asked_out = Hostitel tě vyzval k odchodu. Vrátit se můžeš, až začne další hra.
refused-no_suggestion = K tomuhle rada není.
refused-no_loan = Teď si půjčit ani nic vrátit nejde.
refused-not_stored = Tohle se teď nepodařilo uložit. Zkus to za chvíli znovu.
refused-no_clock = Kola tu nemají časový limit.
refused-not_host = To smí jen ten, kdo stůl otevřel.
refused-not_proved = Z toho, co můžeš vědět, to jisté není. Tyhle karty do toho ještě mohou zasáhnout.
refused-no_place = Takové místo tu není, nebo není tvoje.
refused-begun = U stolu se už začalo.
refused-taken = Tam už někdo sedí.
refused-nobody = Tam nesedí žádný člověk.
refused-leaving = Po této hře už odcházíš.
refused-asked_already = Zrovna se řeší něco jiného.
refused-too_late = Na vrácení je už pozdě.
refused-revealed = Ukázala se ti při tom karta: vrátit to nejde.
refused-nothing_asked = Žádná žádost už na odpověď nečeká.
refused-agreed_already = Už souhlasíš.
refused-here = Vždyť tu jsi.
refused-no_talk = To u tohoto stolu říkat nejde.
refused-too_long = Je to moc dlouhé: nejvýš 200 znaků.
refused-too_often = Pomalu: s další zprávou chvilku počkej.
refused-too_many = Příliš mnoho pokusů. Chvíli počkej.
refused-home_full = U tohoto stolu sedí příliš mnoho lidí z tvé sítě. Vyber si jiný.
refused-no_advice = U tohoto stolu se neradí.
refused-silenced = Správce serveru ti vypnul psaní.
refused-called_already = V této hře už o tichou hru žádáš.
refused-no_custom = U tohoto stolu to není dohodnuto.
refused-no_deal = Teď se nehraje.
refused-sitting_out = Tuto hru pauzíruješ.
refused-silent_game = Tato hra je tichá. Po hře se zase smí mluvit.
refused-too_few_calls = Takhle můžeš odejít, až čtyřikrát požádáš o tichou hru.
refused-no_settlement = V této hře takové vyrovnání není.
refused-barred = Správce serveru ti dovoluje hrát jen u stolů přátel.
