# The bar that is on every page but the table, and what parts of all pages say.

navigation = Main navigation
skip = Skip to the content
breadcrumbs = You are here
nav-play = Play
nav-learn = Learn
nav-puzzles = Puzzles
nav-club = Club
nav-me = Me

more = More
try-again = Try again
loading-page = Loading…
