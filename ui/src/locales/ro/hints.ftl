# Cât valorează ce se poate face, și de ce; și cum sunt jucătorii calculatorului.

opponents = Adversari
choice-opponents-rule = rapizi
choice-opponents-thinker = chibzuiți
choice-opponents-master = maeștri
level-thinker = chibzuit
level-master = maestru
thinks = { $name } se gândește…
advice-wait = Mă gândesc…
hints = Sfat
ask-why = De ce?
ask-why-done = { $name }: de ce asta?
ask-why-seen = Se ține seama numai de ce putea vedea atunci acest jucător.
ask-why-not = Acum nu s-a putut afla. Încearcă din nou.
