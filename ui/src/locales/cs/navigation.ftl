# The bar that is on every page but the table, and what parts of all pages say.

navigation = Hlavní navigace
skip = Přejít na obsah
breadcrumbs = Tady jsi
nav-play = Hrát
nav-learn = Výuka
nav-puzzles = Úlohy
nav-club = Klub
nav-me = Já

more = Další
try-again = Zkusit znovu
loading-page = Načítání…
