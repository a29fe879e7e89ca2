# Úlohy: na co se ptají a co se řekne po odpovědi.

puzzle = Úloha
puzzle-your-turn = Jsi na řadě. V ruce: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
  }.
puzzle-your-lead = Vynášíš ty. V ruce: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
  }.
puzzle-other = Jinou úlohu
puzzle-choose = Vyber si úlohy
puzzle-standing = Tvé výsledky
puzzle-rating-name = hodnocení
puzzle-curve = Tvé hodnocení po posledních úlohách
puzzle-solved = vyřešeno
puzzle-streak = dní v řadě
puzzle-wrong-any = Ne. Správně je kterákoli z těchto: { $card }.
puzzle-why = Druhá nejlepší ({ $card }) je horší o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  }.
puzzle-best = nejlepší
puzzle-about = O čem úloha je: { $themes }.
puzzle-line = Nejlepší hra s odkrytými kartami
puzzle-goal-contract = Vyhraj závazek.
puzzle-goal-defeat = Poraz závazek.
puzzle-goal-points = Získej co nejvíc.
puzzle-goal-pagat = Vezmi poslední zdvih kartou I.
puzzle-goal-stop_pagat = Zabraň tomu, aby poslední zdvih vzala I.
puzzle-goal-king = Poslední zdvih ať bere volaný král.
puzzle-goal-stop_king = Zabraň tomu, aby poslední zdvih vzal volaný král.
puzzle-goal-catch_king = Chyť volaného krále.
puzzle-goal-save_king = Zachraň volaného krále.
puzzle-goal-catch_mond = Chyť XXI.
puzzle-goal-save_mond = Zachraň XXI.
puzzle-goal-trula = Získej celý trul.
puzzle-goal-stop_trula = Zabraň trulu protihráčů.
puzzle-goal-kings = Získej všechny čtyři krále.
puzzle-goal-stop_kings = Zabraň tomu, aby ostatní získali všechny krále.
puzzle-goal-bonus = Splň: { $bonus }.
puzzle-goal-stop_bonus = Zabraň: { $bonus }.
puzzle-rating-fair = Jen pro tebe: v každém novém prohlížeči začíná znovu.
puzzle-game = Hra
puzzle-theme = Téma
puzzle-grade = Obtížnost
puzzle-tried = Zkoušeno: { $tried } z { $puzzles }
puzzle-solve = Vyřešit
puzzle-today = Úloha dne
puzzle-done = hotovo
puzzle-none = Taková úloha není. Vyber jiné téma nebo obtížnost.
puzzle-ask = Zahraj nejlepší kartu.
puzzle-right = Správně!
puzzle-wrong = Ne: nejlepší je { $card }.
puzzle-rated = Tvé hodnocení: { $rating } ({ $gained }).
puzzle-known = Počítá se jen tvá první odpověď.
puzzle-costs = Kolik stojí každá karta
puzzle-worlds-all = Nejlepší v tomto podílu všech možných rozložení skrytých karet: { $share } % (celkem { $worlds }).
puzzle-worlds-some = Nejlepší v tomto podílu náhodných rozložení: { $share } % (celkem { $worlds }).
puzzle-hands = Všechny karty
puzzle-laid = { $name }: odložené karty
puzzle-all = Všechny úlohy
puzzle-next = Další
puzzle-grade-1 = lehká
puzzle-grade-2 = střední
puzzle-grade-3 = těžká
puzzle-theme-lead = výnos
puzzle-theme-pull_taroks = tahat taroky
puzzle-theme-trump = tarok, nebo ne
puzzle-theme-take = vzít zdvih
puzzle-theme-duck = pustit zdvih
puzzle-theme-called_suit = volaná barva
puzzle-theme-mond_and_skis = mond a škýz
puzzle-theme-pagat = pagát
