# The bar that is on every page but the table, and what parts of all pages say.

navigation = Fő navigáció
skip = Ugrás a tartalomhoz
breadcrumbs = Itt vagy
nav-play = Játék
nav-learn = Tanulás
nav-puzzles = Feladványok
nav-club = Klub
nav-me = Én

more = Továbbiak
try-again = Próbáld újra
loading-page = Betöltés…
