# Cum s-a terminat o mână și foaia de scor.
# $group este "you", "other", "you-and" sau "others"; $name și $other sunt numele.

outcome-won-points = { $group ->
    [you] Ai câștigat { $contract }
    [you-and] Tu și { $name } ați câștigat { $contract }
    [others] { $name } și { $other } au câștigat { $contract }
   *[other] { $name } a câștigat { $contract }
  } cu { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
outcome-lost-points = { $group ->
    [you] Ai pierdut { $contract }
    [you-and] Tu și { $name } ați pierdut { $contract }
    [others] { $name } și { $other } au pierdut { $contract }
   *[other] { $name } a pierdut { $contract }
  } cu { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }.
outcome-won = { $group ->
    [you] Ai câștigat { $contract }
    [you-and] Tu și { $name } ați câștigat { $contract }
    [others] { $name } și { $other } au câștigat { $contract }
   *[other] { $name } a câștigat { $contract }
  }.
outcome-lost = { $group ->
    [you] Ai pierdut { $contract }
    [you-and] Tu și { $name } ați pierdut { $contract }
    [others] { $name } și { $other } au pierdut { $contract }
   *[other] { $name } a pierdut { $contract }
  }.
outcome-valat-won = { $group ->
    [you] Ai făcut valat
    [you-and] Tu și { $name } ați făcut valat
    [others] { $name } și { $other } au făcut valat
   *[other] { $name } a făcut valat
  }.
outcome-valat-lost = Adversarii au făcut valat.
outcome-valat-missed = { $group ->
    [you] N-ai făcut
    [you-and] Tu și { $name } n-ați făcut
    [others] { $name } și { $other } n-au făcut
   *[other] { $name } n-a făcut
  } valatul anunțat.
outcome-valat-held = Adversarii n-au făcut valatul anunțat.
line-contract = contract
line-announced = anunțat
line-silent = neanunțat
factor = { $why } ×{ $times }
factor-kontra = { $times ->
    [2] contra
    [4] recontra
    [8] subcontra
   *[16] mordcontra
  }

result = Rezultatul mâinii
result-what = Pentru ce
result-points = Puncte
result-sum = Mâna aceasta
result-total = Total
result-no-lines = Nu s-au câștigat și nu s-au pierdut puncte.
piles = Cărțile acestei mâini
pile-won = { $who ->
    [you] Tu
   *[other] { $name }
  }: levate
pile-laid = puse deoparte
pile-hand = nejucate
pile-talon = rest din talon
card-points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
next = Mâna următoare
next-waiting = Îi așteptăm pe ceilalți…

sheet-deal = Mâna
sheet-thrown-in = mână anulată
sheet-stop = s-a cerut sfârșitul
sheet-withdrawal = plecare cu încheierea socotelilor
sheet-wrong = imposibil
sheet-misdeal = împărțire greșită
sheet-empty = Încă nu s-a jucat nicio mână.
final-first = { $who ->
    [you] Ai câștigat partida.
   *[other] { $name } a câștigat partida.
  }
final-shared = Locul întâi se împarte: { $names }.
margin-won = { $by ->
    [0] Exact cât trebuia.
   *[other] Cu { $by } mai mult decât trebuia.
  }
margin-lost = { $by ->
    [one] A lipsit { $by } punct.
    [few] Au lipsit { $by } puncte.
   *[other] Au lipsit { $by } de puncte.
  }
margin-feat = { $side ->
    [0] Partea declarantului a făcut
   *[1] Adversarii au făcut
  } { $bonuses }.
margin-failed = { $side ->
    [0] Partea declarantului n-a făcut
   *[1] Adversarii n-au făcut
  } { $bonuses }.
reason-contract = ce s-a jucat
side-0 = partea declarantului
side-1 = adversarii

replay = Revezi mâna
again = Joacă din nou mâna
from-here = Joacă mai departe de aici
share = Trimite un link
link-copied = Linkul a fost copiat.
copy-failed = Browserul nu lasă pagina să copieze. Copiază de aici:
copy-by-hand = Copiază manual
deal-outdated = Mâna aceasta s-a jucat după alte reguli decât cele de azi și nu poate fi arătată.
replay-first = La început
replay-back = Un pas înapoi
replay-on = Un pas înainte
replay-last = La sfârșit
replay-play = Pornește
replay-pause = Pauză
replay-step = Pas
replay-from = Văzut de la
replay-where = { $step } din { $steps }
replay-keys = Săgeți: pas cu pas. Page Up și Page Down: levată cu levată. Spațiu: pornește și oprește.
back-to-table = Înapoi la masă

sheet-copy = Copiază
sheet-copied = Foaia a fost copiată.
sheet-text = Salvează ca text
sheet-xlsx = Salvează pentru calcul tabelar (Excel)
sheet-csv = Salvează ca CSV
outcome-alone = { $contract }: { $who ->
    [you] ai luat
   *[other] { $name } a luat
  } { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }, adică { $delta }.
outcome-thrown-in = Mâna nu se joacă.
sheet-loan = împrumut
final-graph = Cum a decurs partida
final-best = Mâna ta cea mai bună
final-worst = Mâna ta cea mai slabă

shuffle-checked = Amestecare verificată
shuffle-without = Amestecare verificată, dar fără valoarea ta aleatoare (seed)
shuffle-alone = A amestecat doar serverul
shuffle-wrong = Amestecarea nu corespunde cu ce s-a promis
shuffle-cannot = Amestecarea nu este verificată aici
shuffle-how = Înainte de împărțire serverul a promis un secret; abia apoi paginile jucătorilor și-au adăugat valorile aleatoare (seed). Pachetul decurge din amândouă.
shuffle-how-all = Înainte de împărțire serverul a promis un secret, iar fiecare pagină o valoare aleatoare (seed). Abia după ce toate au promis au fost dezvăluite valorile. Pachetul decurge din toate, așa că nimeni nu l-a putut alege.
shuffle-kept = Secretul este cel promis paginii tale.
shuffle-not-told = Pagina ta nu a primit promisiunea înainte de împărțire.
shuffle-broken = Ce s-a dezvăluit nu este ce s-a promis.
shuffle-own-in = Valoarea aleatoare a paginii tale a intrat în amestecare.
shuffle-own-out = Nicio valoare aleatoare a paginii tale nu a intrat în amestecare.
shuffle-cards-same = Cărțile pe care le-ai văzut sunt din acest pachet.
shuffle-cards-other = Cărțile pe care le-ai văzut nu sunt din acest pachet.
shuffle-anew-silent = Amestecat din nou, fiindcă valoarea aleatoare nu a fost dezvăluită la timp: { $name }
shuffle-anew-other = Amestecat din nou, fiindcă a fost dezvăluită altă valoare aleatoare decât cea promisă: { $name }
shuffle-cannot-why = O pagină poate calcula aceasta numai prin https sau chiar pe calculatorul serverului. Salvează dovada și verific-o cu „tarok verify”.
shuffle-seeds = Valori aleatoare (seed)
shuffle-save = Salvează dovada
