# Mâini pe care le joacă mulți la fel: mâna zilei și o mână între prieteni.

daily = Mâna zilei
daily-practice = Acesta este un exercițiu: contează prima ta încercare.
daily-streak = { $days ->
    [one] O zi
    [few] { $days } zile
   *[other] { $days } de zile
} la rând.
daily-failed = Acum nu s-a putut calcula. Încearcă din nou.
not_yet = Aceasta este o mână a zilei, pe care o mai poți juca. Se poate vedea după ce se încheie ziua.
no_game = Aici nu există un asemenea joc.

same = Aceeași mână între prieteni
same-you = Tu
