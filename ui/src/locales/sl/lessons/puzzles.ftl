# Naloge: kaj sprašujejo in kaj povedo po odgovoru.

puzzle = Naloga
puzzle-your-turn = Na vrsti si. V roki: { $cards ->
    [one] { $cards } karta
    [two] { $cards } karti
    [few] { $cards } karte
   *[other] { $cards } kart
  }.
puzzle-your-lead = Štih začneš ti. V roki: { $cards ->
    [one] { $cards } karta
    [two] { $cards } karti
    [few] { $cards } karte
   *[other] { $cards } kart
  }.
puzzle-other = Druga naloga
puzzle-choose = Izberi naloge
puzzle-standing = Tvoji rezultati
puzzle-rating-name = rating
puzzle-curve = Tvoj rating po zadnjih nalogah
puzzle-solved = rešeno
puzzle-streak = dni zapored
puzzle-wrong-any = Ne. Prav je katerakoli od teh: { $card }.
puzzle-why = Naslednja najboljša ({ $card }) je slabša za { $points ->
    [one] { $points } točko
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
  }.
puzzle-best = najboljša
puzzle-about = O čem je naloga: { $themes }.
puzzle-line = Najboljša igra pri odprtih kartah
puzzle-goal-contract = Dobi igro.
puzzle-goal-defeat = Zruši igro.
puzzle-goal-points = Dobi čim več.
puzzle-goal-pagat = Vzemi zadnji štih s pagatom.
puzzle-goal-stop_pagat = Prepreči, da pagat vzame zadnji štih.
puzzle-goal-king = Vzemi zadnji štih s klicanim kraljem.
puzzle-goal-stop_king = Prepreči, da bi klicani kralj vzel zadnji štih.
puzzle-goal-catch_king = Ujemi klicanega kralja.
puzzle-goal-save_king = Reši klicanega kralja.
puzzle-goal-catch_mond = Ujemi XXI.
puzzle-goal-save_mond = Reši XXI.
puzzle-goal-trula = Zberi vso trulo.
puzzle-goal-stop_trula = Prepreči trulo.
puzzle-goal-kings = Zberi vse štiri kralje.
puzzle-goal-stop_kings = Prepreči, da drugi zberejo vse kralje.
puzzle-goal-bonus = Dobi dodatek: { $bonus }.
puzzle-goal-stop_bonus = Prepreči dodatek: { $bonus }.
puzzle-rating-fair = Samo zate: v vsakem novem brskalniku se začne znova.
puzzle-game = Igra
puzzle-theme = O čem je
puzzle-grade = Težavnost
puzzle-tried = Poskušene: { $tried } od { $puzzles }
puzzle-solve = Reši
puzzle-today = Naloga dneva
puzzle-done = opravljeno
puzzle-none = Take naloge ni. Izberi drugo temo ali težavnost.
puzzle-ask = Odigraj najboljšo karto.
puzzle-right = Prav!
puzzle-wrong = Ne: najboljša je { $card }.
puzzle-rated = Tvoj rating: { $rating } ({ $gained }).
puzzle-known = Velja samo tvoj prvi odgovor.
puzzle-costs = Koliko stane vsaka karta
puzzle-worlds-all = Najboljša v { $share } % od vseh { $worlds } možnih razporeditev skritih kart.
puzzle-worlds-some = Najboljša v { $share } % od { $worlds } naključnih razporeditev.
puzzle-hands = Vse karte
puzzle-laid = { $name }: založeno
puzzle-all = Vse naloge
puzzle-next = Naslednja
puzzle-grade-1 = lahka
puzzle-grade-2 = srednja
puzzle-grade-3 = težka
puzzle-theme-lead = izhod
puzzle-theme-pull_taroks = izhod s tarokom
puzzle-theme-trump = tarok ali ne
puzzle-theme-take = vzeti štih
puzzle-theme-duck = prepustiti štih
puzzle-theme-called_suit = klicana barva
puzzle-theme-mond_and_skis = mond in škis
puzzle-theme-pagat = pagat
