# The first page.

lobby-what = Közép-Európa nagy kártyajátéka: 22 tarokk, merész licitek és egy segítő, akit csak ő maga ismer.
lobby-free = Nem kell fiók, nem kell telepíteni semmit.
lobby-invited = Meghívást kaptál erre a játékra
lobby-rules = Külön házi szabályokkal.
lobby-waiting = A többiekre várunk

# What lessons are called.

lesson-three-minutes = Tarokk három perc alatt
lesson-bidding = A licit
lesson-calling = Segítő hívása
lesson-talon = A talon
lesson-announcements = Bemondások
lesson-last-trick = Az utolsó ütés
lesson-klop = Klop
lesson-michi = Micsi-micsi
lesson-differs = Miben más: { $game }
