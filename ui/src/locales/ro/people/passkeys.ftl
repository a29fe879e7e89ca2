# Chei de acces, cu care cineva se întoarce ca aceeași persoană.

passkey-hint = Cu o cheie de acces (passkey) te întorci ca aceeași persoană de pe orice dispozitiv, chiar dacă browserul te-a uitat. Fără cont și fără parolă.
passkey-keep = Creează o cheie de acces
passkey-come = Intră cu cheia mea de acces
passkey-own = Cheile tale de acces
passkey-unused = Creată la { $kept }, încă nefolosită
passkey-used = Creată la { $kept }, folosită ultima dată la { $used }
passkey-remove = Șterge
passkey-remove-one = Șterge cheia de acces creată la { $kept }
passkey-done-kept = Gata. De acum te poți întoarce cu această cheie de acces.
passkey-done-removed = S-a șters. Nu mai este valabilă; o poți șterge și de pe dispozitivul tău.
passkey-wrong-none = Nu a fost aleasă nicio cheie de acces. Nu s-a schimbat nimic.
passkey-wrong-here = Acest dispozitiv sau manager de parole are deja o cheie de acces a ta.
passkey-wrong-browser = Acest browser nu a reușit asta cu o cheie de acces.
passkey-wrong-line = Nu există legătură cu serverul.
passkey-wrong-no_guest = Încă nu ai ce păstra: pe acest dispozitiv nu ai stat la nicio masă.
passkey-wrong-challenge_old = A durat prea mult. Încearcă din nou.
passkey-wrong-challenge_used = Acest răspuns a fost deja folosit. Încearcă din nou.
passkey-wrong-passkey_wrong = Această cheie de acces nu a putut fi verificată. Încearcă din nou.
passkey-wrong-passkey_copied = Poate că cineva are o copie a acestei chei de acces, așa că nu este acceptată. Folosește alta sau un cod.
passkey-wrong-no_passkey = Această cheie de acces nu este cunoscută aici sau a fost ștearsă.
passkey-wrong-passkey_known = Această cheie de acces este deja salvată.
passkey-wrong-too_many_passkeys = Ai zece chei de acces și nu pot fi mai multe. Șterge întâi una.
passkey-wrong-same_guest = Pe acest dispozitiv ești deja acea persoană.
passkey-wrong-too_many_tries = Prea multe încercări nereușite. Încearcă din nou peste câteva minute.
