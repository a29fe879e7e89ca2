report-wait = Se analizează…
report-not = Nu s-a putut încheia. Încearcă din nou.
report-progress =
    Pasul { $done } din { $of }, { $left ->
        [0] aproape gata
        [one] încă vreo secundă
        [few] încă vreo { $left } secunde
       *[other] încă vreo { $left } de secunde
    }
report-of = { $name }: { $paid } în această mână
report-step = Vezi
report-trick = Levata { $trick }
report-before = Înainte de joc

# Verdictul: $done este o carte sau un cuvânt, $own este 1 pentru jucătorul care citește.
verdict-lost-one-card = O singură carte a costat jocul: { $done }, levata { $trick }.
verdict-lost-last-chance = Ultima șansă s-a dus aici: { $done }, levata { $trick }.
verdict-lost-by-partner = Cartea partenerului a costat jocul: { $done }, levata { $trick }.
verdict-lost-in-bidding = S-a pierdut la licitație: { ACC($done) } costă cam { $amount }.
verdict-lost-from-start =
    { $own ->
        [1] Nu aveai cum să câștigi.
       *[other] Jocul acesta nu se putea câștiga.
    }
verdict-lost-from-trick = Din levata { $trick } nu se mai putea câștiga.
verdict-won-by-gift = Ceilalți au scăpat jocul: { $done }, levata { $trick }.
verdict-won-in-bidding =
    { $own ->
        [1] L-ai câștigat la licitație.
       *[other] S-a câștigat la licitație.
    }
verdict-won-from-start = Era câștigat înainte de prima carte.
verdict-won-from-trick = Din levata { $trick } nu se mai putea pierde.
verdict-costly =
    { $trick ->
        [0] Alegerea cea mai scumpă: { $done }, înainte de joc.
       *[other] Cartea cea mai scumpă: { $done }, levata { $trick }.
    }
verdict-small =
    { $own ->
        [1] Nicio alegere a ta n-a costat un punct întreg.
       *[other] Nicio alegere n-a costat un punct întreg.
    }
verdict-clean =
    { $own ->
        [1] Nicio alegere a ta n-a fost în mod sigur o greșeală.
       *[other] Nicio alegere n-a fost în mod sigur o greșeală.
    }
verdict-open = Nu era nimic de judecat.
verdict-proved = Cu toate cărțile pe față și dacă toți joacă cel mai bine.
verdict-estimated = O estimare din ce se putea ști atunci.
verdict-known = Și fără a le vedea, altă carte era limpede mai bună.
verdict-unknown = Fără a le vedea, nu era o greșeală limpede.

accuracy = Precizie
accuracy-about = 100: nicio greșeală limpede. 0: nu mai bine decât la întâmplare.
accuracy-curve =
    { $count ->
        [one] O mână: media { $mean }
        [few] Ultimele { $count } mâini: media { $mean }
       *[other] Ultimele { $count } de mâini: media { $mean }
    }

strip = Levată cu levată
strip-level-0 = n-a costat nimic
strip-level-1 = puțin
strip-level-2 = mult
strip-level-3 = foarte mult
strip-waiting = încă neanalizată
strip-unjudged = fără alegere sau nejudecată

report-costliest = Momentul cel mai scump
report-cost =
    { $name }: { ACC($done) } costă { $cost ->
        [0] sub un punct
        [one] cam un punct
        [few] cam { $cost } puncte
       *[other] cam { $cost } de puncte
    }; mai bine era { ACC($best) }.
report-cost-given =
    { $name }: { ACC($done) } dă celorlalți { $cost ->
        [one] cam un punct
        [few] cam { $cost } puncte
       *[other] cam { $cost } de puncte
    }; mai bine era { ACC($best) }.
report-nothing = Nimic n-a fost în mod sigur o greșeală.
report-retry = Încearcă din nou
report-others = Alte momente scumpe
report-luck = Noroc și pricepere
report-luck-about = Plata fiecăruia: ce promiteau cărțile, cât l-au costat greșelile limpezi și restul, venit de la ceilalți și din așezarea cărților.
report-cards = cărți
report-played = greșeli
report-rest = restul
report-paid = plată
report-open = Cu toate cărțile pe față
report-open-about = { $name }: ce se mai putea obține dacă toți jucau cel mai bine.
report-open-alone = Fiecare joacă pentru sine. { $name }: la ce se ajunge dacă toți continuă după reguli simple.
report-line =
    { $trick ->
        [0] La început { $first }, la sfârșit { $last }.
       *[other] În levata { $trick } era { $first }, la sfârșit { $last }; înainte sunt prea multe posibilități.
    }
report-gave = { $name }: { ACC($done) } pierde { $lost }; cu { ACC($best) } se păstrau.
report-gave-paid = { $name }: { ACC($done) }; mai bine { ACC($best) }. { $whom }: { $before } → { $after }
report-words = Licitări și chemări
report-words-about = ★ cea mai bună, ≈ cam la fel de bună, −5: cam cu 5 puncte mai puțin față de ceilalți. Ce s-a ales e scris cu litere groase.
report-worlds =
    { $least ->
        [0] Estimare din așezări posibile ale cărților ascunse: { $most }.
       *[other] Estimare din așezări posibile ale cărților ascunse: între { $least } și { $most }.
    }
report-unjudged = Cărțile puse deoparte, anunțurile și contrele nu sunt judecate.
theme-lost-mond = Luna a fost pierdută.
theme-early-pagat = Pagatul a venit prea devreme.
theme-into-ruff = A fost tăiată cu un tarok.
theme-no-taroks = Nu s-au scos taroacele.
theme-forgot-count = S-a uitat numărătoarea.
theme-called-badly = Trebuia chemată altă carte.
theme-took-badly = Altă parte a talonului era mai bună.
theme-bid-high = S-a licitat prea sus.
theme-bid-low = S-a licitat prea jos.
