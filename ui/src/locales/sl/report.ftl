# Poročilo o končani igri.

report = Poročilo
mistakes = Moje napake
