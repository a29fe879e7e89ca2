# Partije, ki jih igra več ljudi enako: partija dneva in partija med prijatelji.

daily = Partija dneva
daily-practice = To je vaja: šteje samo tvoj prvi poskus.
daily-streak = Dni zapored: { $days }.
daily-failed = Primerjava trenutno ni na voljo. Poskusi znova.
not_yet = Današnjo partijo še lahko igraš. Pogledaš jo lahko, ko bo dneva konec.
no_game = Take igre tu ni.

same = Ista partija med prijatelji
same-you = Ti
