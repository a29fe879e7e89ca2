# Chei de acces, cu care cineva se întoarce ca aceeași persoană.

passkey-hint = Cu o cheie de acces (passkey) te întorci ca aceeași persoană, cu mesele și serile tale: și pe alt dispozitiv, și acolo unde browserul te-a uitat. O păstrează dispozitivul tău, managerul de parole sau o cheie de securitate; nu ai nevoie nici de cont, nici de parolă.
passkey-keep = Adaugă o cheie de acces
passkey-come = Întoarce-te cu cheia de acces
passkey-own = Cheile tale de acces
passkey-unused = Păstrată din { $kept }, încă nefolosită
passkey-used = Păstrată din { $kept }, folosită ultima dată în { $used }
passkey-remove = Șterge
passkey-remove-one = Șterge cheia de acces din { $kept }
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
passkey-wrong-passkey_known = Această cheie de acces este deja păstrată.
passkey-wrong-too_many_passkeys = Ai zece chei de acces și nu pot fi mai multe. Șterge întâi una.
passkey-wrong-same_guest = Pe acest dispozitiv ești deja acea persoană.
passkey-wrong-too_many_tries = Prea multe încercări nereușite. Încearcă din nou peste câteva minute.
