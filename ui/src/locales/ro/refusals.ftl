# De ce nu se poate face ceva acum. Câte un mesaj pentru fiecare regulă care refuză.

why-announced_already = Partea ta a anunțat deja asta.
why-not_holding = Numai cine are cartea poate anunța asta.
why-other_side = Asta poate spune numai cealaltă parte.
why-own_side = Nu poți da contra propriei părți.
why-doubled_fully = Nu se mai poate contra mai departe.
why-follow_suit = Trebuie să servești culoarea: { $suit ->
    [hearts] s-a cerut inimă
    [diamonds] s-a cerut caro
    [spades] s-a cerut pică
    [clubs] s-a cerut treflă
   *[taroks] s-a cerut tarok
  }.
why-play_tarok = N-ai culoarea cerută, deci trebuie să joci un tarok.

refused-stale = Între timp jocul la masă a mers mai departe. Mai uită-te o dată.
refused-not_your_turn = Nu e rândul tău.
refused-illegal = Acum nu se poate.
refused-garbled = Serverul n-a înțeles.
refused-deal_running = Mâna nu s-a terminat încă.
refused-sheet_closed = Partida se apropie deja de sfârșit.
refused-not_begun = Partida nu a început încă.
refused-sheet_over = Partida s-a încheiat.
refused-asked_out = Gazda te-a rugat să pleci. Te poți întoarce după ce începe mâna următoare.
refused-no_suggestion = Pentru asta nu există sfat.
refused-no_loan = Acum nu se poate împrumuta sau înapoia nimic.
refused-not_stored = Acest lucru nu a putut fi salvat acum. Mai încearcă peste o clipă.
refused-no_clock = Aici rundele nu se încheie după ceas.
refused-not_host = Asta o poate face numai cine a deschis masa.
refused-not_proved = Nu rezultă sigur din ce poți ști. Cărțile acestea mai pot sta în cale.
refused-no_place = Nu există un asemenea loc sau nu e al tău.
refused-begun = La masa aceasta jocul a început deja.
refused-taken = Acolo stă cineva.
refused-nobody = Acolo nu e nimeni.
refused-leaving = Pleci deja după mâna aceasta.
refused-asked_already = O altă cerere așteaptă răspuns.
refused-too_late = E prea târziu ca să mai retragi mutarea.
refused-revealed = Ai văzut o carte: mutarea nu se mai poate retrage.
refused-nothing_asked = Nu mai este nicio cerere la care să răspunzi.
refused-agreed_already = Ți-ai dat deja acordul.
refused-here = Ești deja aici.
refused-no_talk = Asta nu se spune la masa aceasta.
refused-too_long = E prea lung: cel mult 200 de caractere.
refused-too_often = Mai încet: așteaptă puțin înainte să mai scrii.
refused-too_many = Prea multe încercări. Așteaptă o clipă.
refused-home_full = La masa aceasta stau deja destui oameni din aceeași rețea cu tine. Alege altă masă.
refused-no_advice = La masa aceasta nu se dau sfaturi.
refused-silenced = Administratorul ți-a oprit accesul la chat.
refused-called_already = Ai cerut deja un joc mut în mâna aceasta.
refused-no_custom = La masa aceasta nu s-a convenit așa.
refused-no_deal = Acum nu se joacă nicio mână.
refused-sitting_out = Nu joci mâna aceasta.
refused-silent_game = Mortul pe masă: veți putea vorbi din nou după mâna aceasta.
refused-too_few_calls = Așa poți pleca după ce ai cerut de patru ori un joc mut.
refused-no_settlement = La acest joc nu există o asemenea încheiere de socoteli.
refused-barred = Administratorul îți permite să joci doar la mesele prietenilor.
