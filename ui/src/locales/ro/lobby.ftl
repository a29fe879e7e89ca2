# The first page.

lobby-what = Marele joc de cărți al Europei Centrale: 22 de taroace, licitații îndrăznețe și un partener care rămâne secret.
lobby-free = Fără cont, fără nimic de instalat.
lobby-invited = Ai primit o invitație la joc
lobby-rules = Cu reguli speciale ale casei.
lobby-waiting = Se așteaptă ceilalți

# What lessons are called.

lesson-three-minutes = Tarok în trei minute
lesson-bidding = Licitația
lesson-calling = Chemarea partenerului
lesson-talon = Talonul
lesson-announcements = Anunțurile
lesson-last-trick = Ultima levată
lesson-klop = Klop
lesson-michi = Michi-michi
lesson-differs = Ce e diferit: { $game }
