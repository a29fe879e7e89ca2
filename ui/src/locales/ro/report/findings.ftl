report-wait = Se analizează…
report-not = Nu s-a putut încheia. Încearcă din nou.
report-about = Toate punctele sunt ale acestei mâini, față de media celorlalți.
report-step = vezi
report-trick = Levata { $trick }
report-before = Înainte de joc
report-open = Cu toate cărțile pe față
report-open-about = { $name }: ce se mai putea obține dacă de acolo nu mai greșea nimeni.
report-open-alone = Fiecare joacă pentru sine. { $name }: la ce se ajunge dacă toți continuă după reguli simple.
report-line =
    { $trick ->
        [0] La început { $first }, la sfârșit { $last }.
       *[other] În levata { $trick } era { $first }, la sfârșit { $last }; înainte sunt prea multe posibilități.
    }
report-gave = { $name }: { ACC($done) } pierde { $lost }; cu { ACC($best) } se păstrau.
report-known = Pe baza a ceea ce se putea ști
report-known-about = Ce a costat cel mai mult: o estimare din multe feluri în care pot sta cărțile ascunse. Cărțile puse deoparte, anunțurile și contrele nu sunt judecate.
report-cost = { $name }: { ACC($done) } costă { $cost } (± { $margin }); mai bine era { ACC($best) }.
report-nothing = Nimic n-a fost în mod sigur o greșeală.
report-luck = Noroc și pricepere
report-luck-about = Cât valorau cărțile pentru un jucător simplu, cât a costat jocul tău și ce au făcut ceilalți.
report-cards = cărți
report-played = joc
report-rest = ceilalți
report-words = Licitări și anunțuri
report-words-about = Pe baza a ceea ce putea ști fiecare; ce s-a făcut este subliniat. Numerele sunt aproximative.
theme-lost-mond = Luna a fost pierdută.
theme-early-pagat = Pagatul a venit prea devreme.
theme-into-ruff = A fost tăiată cu un tarok.
theme-no-taroks = Nu s-au scos taroacele.
theme-forgot-count = S-a uitat numărătoarea.
theme-called-badly = Trebuia chemată altă carte.
theme-took-badly = Altă parte a talonului era mai bună.
theme-bid-high = S-a licitat prea sus.
theme-bid-low = S-a licitat prea jos.
