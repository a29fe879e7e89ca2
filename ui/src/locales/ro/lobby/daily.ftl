# The daily deal and deals among friends, where they are looked at.

daily-what = Astăzi toți primesc aceleași cărți, același loc și aceiași roboți. Contează o singură încercare.
daily-play = Joacă
daily-begin = Începe
daily-played = { $count ->
    [0] Încă nu a jucat nimeni.
    [one] A jucat un jucător.
    [few] Au jucat { $count } jucători.
   *[other] Au jucat { $count } de jucători.
  }
daily-closed-cards = Cărțile stau cu fața în jos până începi. Contează prima încercare.
daily-go-on = Continuă
daily-look = Vezi mâna mea
daily-practise = Exersează
daily-share = Spune-le altora
daily-copied = Rezultatul a fost copiat. Nu spune nimic despre cărți.
daily-days = Astăzi și ieri
daily-yesterday = Ieri
daily-best = Una dintre cele mai bune: { $points }
daily-next = Următoarea începe peste { $hours } h { $minutes } min.
daily-alone = Nimeni altcineva nu a jucat-o încă.
daily-ahead = Mai bine decât { $share }% din { $players ->
    [one] o încercare
    [few] { $players } încercări
   *[other] { $players } de încercări
}.
daily-points = Puncte: { $points }.
daily-field = { $players ->
    [one] O primă încercare
    [few] { $players } prime încercări
   *[other] { $players } de prime încercări
}, câte una de browser; cel mai bun rezultat: { $highest }.
daily-fair = Se compară încercări, nu oameni: în alt browser oricine poate începe din nou.
daily-by-players = jucat de oameni
daily-by-bots = jucat de roboți
daily-times = { $times ->
    [one] jucat o dată
    [few] jucat de { $times } ori
   *[other] jucat de { $times } de ori
}
daily-times-made = { $times ->
    [one] jucat o dată
    [few] jucat de { $times } ori
   *[other] jucat de { $times } de ori
}, { $made ->
    [0] niciodată câștigat
    [one] câștigat o dată
    [few] câștigat de { $made } ori
   *[other] câștigat de { $made } de ori
}
daily-late = Această încercare s-a încheiat prea târziu pentru comparație.
same-asks = { $count ->
    [one] { $name } te invită să joci aceleași cărți.
    [few] { $name } te invită să joci aceleași cărți. Le-au jucat deja { $count } jucători.
   *[other] { $name } te invită să joci aceleași cărți. Le-au jucat deja { $count } de jucători.
}
same-hint = Primești aceleași cărți, pe același loc, împotriva acelorași roboți. Contează o singură încercare; apoi vezi ce a făcut fiecare.
same-share = Invită și alți prieteni
same-ask = Invită prietenii la această mână
same-who = Jucător
same-what = Contract
same-points = Puncte
same-nobody = Fără nume
same-partner = { $contract }, ca partener
same-defender = { $contract }, ca adversar
same-defender-made = declarantul a câștigat
same-defender-lost = declarantul a pierdut
same-made = câștigat
same-lost = pierdut
