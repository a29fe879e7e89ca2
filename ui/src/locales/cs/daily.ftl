# Hry, které hraje mnoho lidí stejně: hra dne a hra mezi přáteli.

daily = Hra dne
daily-practice = Tohle je cvičení: platí tvůj první pokus.
daily-streak = Dní v řadě: { $days }.
daily-failed = Srovnání teď není k dispozici. Zkus to znovu.
not_yet = Dnešní hru můžeš ještě hrát. Prohlédnout si ji půjde, až den skončí.
no_game = Taková hra tu není.

same = Stejná hra mezi přáteli
same-you = Ty
