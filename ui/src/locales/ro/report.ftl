# Raportul unui joc încheiat.

report = Raport
mistakes = Greșelile mele
