# Mennyit ér, amit tenni lehet, és miért; és milyenek a gépi játékosok.

opponents = Ellenfelek
choice-opponents-rule = gyorsak
choice-opponents-thinker = megfontoltak
choice-opponents-master = mesterek
level-thinker = megfontolt
level-master = mester
thinks = { $name } gondolkodik…
advice-wait = Gondolkodom…
hints = Tanács
ask-why = Miért?
ask-why-done = { $name }: miért ez?
ask-why-seen = Csak az alapján ítél, amit ez a játékos akkor láthatott.
ask-why-not = Ezt most nem sikerült kideríteni. Próbáld újra.
