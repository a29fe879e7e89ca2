# Evenimente la mesele acestei case: turnee ale căror runde încep singure și arene.

events = Turnee și arene
events-about = Se joacă chiar aici. Înscrie-te înainte să înceapă: pagina te duce la masa ta, iar rezultatele se socotesc singure.
events-none = Acum nu este anunțat nimic. Anunță un turneu sau o arenă și trimite-le prietenilor linkul.
event-new = Anunță un eveniment
event-kind = Felul
event-kind-rounds = Turneu
event-kind-arena = Arenă
event-about-rounds = Fiecare joacă fiecare rundă la altă masă. Runda următoare începe singură când toate mesele au terminat.
event-about-arena = Cine a terminat la o masă îi întâlnește pe cei liberi, oricât de des vrea, până expiră timpul.
event-title = Numele evenimentului
event-own-rules = Cu regulile casei alese de mine
event-begins = Începe
event-in-minutes = { $count ->
    [one] peste un minut
    [few] peste { $count } minute
   *[other] peste { $count } de minute
  }
event-in-hours = { $count ->
    [one] peste o oră
    [few] peste { $count } ore
   *[other] peste { $count } de ore
  }
event-rounds = Runde
event-deals-each = Mâini la o masă
event-minutes = Minute pe rundă, cel mult
event-minutes-arena = Minute cu totul
event-boards-ask = Aceleași cărți la toate mesele
event-announce = Anunță
event-of-rounds = { $rounds ->
    [one] o rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
  }
event-of-arena = { $minutes ->
    [one] un minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
  }
event-deals = { $deals ->
    [one] o mână la o masă
    [few] { $deals } mâini la o masă
   *[other] { $deals } de mâini la o masă
  }
event-boards = aceleași cărți la toate mesele
event-people = { $count ->
    [one] un jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
  }
event-in = Începe peste { $time }
event-running = În desfășurare
event-over = Încheiat
event-called_off = Anulat: au venit prea puțini
event-now = Ce se întâmplă acum
event-left = Mai sunt { $time }
event-round = Runda { $round } din { $rounds }: mai sunt { $time }
event-next = Runda { $round } începe peste { $time }
event-enter = Participă
event-play = Joacă
event-leave = Retrage-te
event-not-in = Încă nu participi.
event-late = Mai poți participa. Primești un loc de îndată ce se eliberează unul.
event-in-it = Participi. Lasă pagina deschisă: te duce la masa ta.
event-between-rounds = Joci începând cu runda următoare. Lasă pagina deschisă: te duce la masa ta.
event-between-arena = Nu te grăbi. Apasă „Joacă” pentru altă masă.
event-waits = Primești o masă imediat. După 15 secunde roboții iau locurile libere.
event-has-table = Masa ta este gata.
event-to-table = La masa mea
event-standing = Clasament
event-rank = Locul
event-name = Nume
event-points = Puncte
event-tables = Mese
event-bot = Robotul { $number }
event-has-left = a plecat
event-absent = a jucat un robot în loc
event-all-tables = Mese
event-watch = Privește
event-watch-of = Privește masa { $table }
event-share = Trimite linkul
event-why = Toate rezultatele și explicațiile
event-direct = Organizează evenimentul
event-gone = Evenimentul acesta nu mai este aici.
refused-event_full = Evenimentul este complet.
refused-event_over = Evenimentul acesta s-a încheiat.
refused-too_many_events = Serverul nu poate ține mai multe evenimente deodată. Încearcă mai târziu.
refused-too_many_own_events = Ai deja două evenimente care nu s-au încheiat. Așteaptă să se termine unul sau închide-l.
refused-too_far_ahead = Până nu ai jucat aici sau nu ai creat o cheie de acces, poți anunța un eveniment cu cel mult două zile înainte.
