# Egy véget ért leosztás elemzése.

report = Elemzés
mistakes = A hibáim
