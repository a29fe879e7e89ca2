# Rozbor hry, která skončila.

report = Rozbor
mistakes = Moje chyby
