# The bar that is on every page but the table, and what parts of all pages say.

navigation = Glavno krmarjenje
skip = Na vsebino
breadcrumbs = Tukaj si
nav-play = Igraj
nav-learn = Učenje
nav-puzzles = Naloge
nav-club = Klub
nav-me = Jaz

more = Več
try-again = Poskusi znova
loading-page = Nalaganje …
