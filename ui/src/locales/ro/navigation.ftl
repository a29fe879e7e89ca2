# The bar that is on every page but the table, and what parts of all pages say.

navigation = Navigare principală
skip = Sari la conținut
breadcrumbs = Ești aici
nav-play = Joacă
nav-learn = Învață
nav-puzzles = Exerciții
nav-club = Club
nav-me = Eu

more = Mai multe
try-again = Încearcă din nou
loading-page = Se încarcă…
