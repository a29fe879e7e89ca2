# The first page.

lobby-what = Velika kartaška igra srednje Evrope: 22 tarokov, drzna licitacija in soigralec, ki ostane skrit.
lobby-free = Brez prijave in brez nameščanja.
lobby-invited = Vabijo te na igro
lobby-rules = S posebnimi hišnimi pravili.
lobby-waiting = Čakamo na druge

# What lessons are called.

lesson-three-minutes = Tarok v treh minutah
lesson-bidding = Licitacija
lesson-calling = Klicanje soigralca
lesson-talon = Talon
lesson-announcements = Napovedi
lesson-last-trick = Zadnji štih
lesson-klop = Kako se igra klop
lesson-michi = Miči-miči
lesson-differs = Kaj je drugače: { $game }
