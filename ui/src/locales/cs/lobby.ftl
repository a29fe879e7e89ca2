# The first page.

lobby-what = Velká karetní hra střední Evropy: 22 taroků, odvážná licitace a partner, který zůstává utajený.
lobby-free = Bez účtu, bez instalace.
lobby-invited = Zvou tě do hry
lobby-rules = Se zvláštními domácími pravidly.
lobby-waiting = Čeká se na ostatní

# What lessons are called.

lesson-three-minutes = Taroky za tři minuty
lesson-bidding = Licitace
lesson-calling = Volání partnera
lesson-talon = Talon
lesson-announcements = Hlášky
lesson-last-trick = Poslední zdvih
lesson-klop = Klop
lesson-michi = Miči-miči
lesson-differs = Co je jinak: { $game }
