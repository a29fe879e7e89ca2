# One's own costliest moments, and trying them again.

mistakes-about = Kaj te je v vseh tvojih partijah s poročilom najdražje stalo glede na to, kar se je dalo vedeti.
mistakes-none = Tu še ni ničesar. Napake najdejo poročila tvojih partij.
mistakes-analyse = Preglej moje zadnje partije
mistakes-analysing = Pregledanih partij: { $done } od { $of } …
mistakes-analysed = Tvoje zadnje partije so pregledane.
mistakes-busy = Trenutno tega ni bilo mogoče dokončati. Poskusi znova pozneje.
mistakes-learn = Vadi napake
mistakes-kinds = Po vrstah
mistakes-other = Druge napake.
mistakes-unnamed = Nekaj drugega je bilo boljše.
mistakes-times = { $times }-krat, povprečna cena { $each }; naučeno: { $learnt }
mistakes-count = Napake: { $count }
mistakes-game = Igra
mistakes-games = Vse igre
mistakes-order = Vrstni red
mistakes-dearest = Najprej najdražje
mistakes-newest = Najprej najnovejše
mistakes-learnt = naučeno
mistakes-again = Poskusi znova
mistakes-more = Več
try-ask = Tvoja izbira tu je stala { $cost ->
    [one] { $cost } točko
    [two] { $cost } točki
    [few] { $cost } točke
   *[other] { $cost } točk
}. Kaj je boljše?
try-wrong = { $done } stane { $cost } (± { $margin }) glede na to, kar se je dalo vedeti. Nekaj drugega je boljše.
try-right = { $done }: prav.
try-best = Glede na to, kar se je dalo vedeti, je najboljše { $best }. Takratna izbira: { $done }, cena { $cost }.
try-show = Povej mi
try-last = To je bila zadnja.
