# Kako se je partija končala, in zapisnik.
# $group je "you", "other", "you-and" ali "others"; $name in $other sta imeni.

outcome-won-points = { $group ->
    [you] Dobiš igro { $contract }
    [you-and] Ti in { $name } dobita igro { $contract }
    [others] { $name } in { $other } dobita igro { $contract }
   *[other] { $name } dobi igro { $contract }
  }, skupaj { $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
  }.
outcome-lost-points = { $group ->
    [you] Izgubiš igro { $contract }
    [you-and] Ti in { $name } izgubita igro { $contract }
    [others] { $name } in { $other } izgubita igro { $contract }
   *[other] { $name } izgubi igro { $contract }
  }, skupaj { $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
  }.
outcome-won = { $group ->
    [you] Dobiš igro { $contract }
    [you-and] Ti in { $name } dobita igro { $contract }
    [others] { $name } in { $other } dobita igro { $contract }
   *[other] { $name } dobi igro { $contract }
  }.
outcome-lost = { $group ->
    [you] Izgubiš igro { $contract }
    [you-and] Ti in { $name } izgubita igro { $contract }
    [others] { $name } in { $other } izgubita igro { $contract }
   *[other] { $name } izgubi igro { $contract }
  }.
outcome-valat-won = { $group ->
    [you] Dobiš valat
    [you-and] Ti in { $name } dobita valat
    [others] { $name } in { $other } dobita valat
   *[other] { $name } dobi valat
  }.
outcome-valat-lost = Nasprotna stran dobi valat.
outcome-valat-missed = { $group ->
    [you] Ne narediš
    [you-and] Ti in { $name } ne naredita
    [others] { $name } in { $other } ne naredita
   *[other] { $name } ne naredi
  } valata.
outcome-valat-held = Nasprotna stran ne naredi svojega valata.
line-contract = igra
line-announced = napovedano
line-silent = tiho
factor = { $why } ×{ $times }
factor-kontra = { $times ->
    [2] kontra
    [4] rekontra
    [8] subkontra
   *[16] mordkontra
  }

result = Izid partije
result-what = Kaj
result-points = Točke
result-sum = Ta partija
result-total = Skupaj
result-no-lines = Nihče ni dobil ali izgubil točk.
piles = Karte te partije
pile-won = { $who ->
    [you] Ti
   *[other] { $name }
  }: štihi
pile-laid = založeno
pile-hand = neodigrano
pile-talon = ostanek talona
card-points = { $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
  }
next = Naslednja partija
next-waiting = Čakamo druge …

sheet-deal = Partija
sheet-thrown-in = karte vržene skupaj
sheet-stop = dogovorjen konec
sheet-withdrawal = odhod s poravnavo
sheet-wrong = ni mogoče
sheet-misdeal = napačno deljenje
sheet-empty = Odigrana ni bila še nobena partija.
final-first = { $who ->
    [you] Na srečanju zmagaš ti.
   *[other] Na srečanju zmaga { $name }.
  }
final-shared = Deljeno prvo mesto: { $names }.
margin-won = { $by ->
    [0] Ravno dovolj.
   *[other] To je { $by } več, kot je treba.
  }
margin-lost = { $by ->
    [one] Zmanjkala je { $by } točka.
    [two] Zmanjkali sta { $by } točki.
    [few] Zmanjkale so { $by } točke.
   *[other] Zmanjkalo je { $by } točk.
  }
margin-feat = { $side ->
    [0] Igralčeva stran
   *[1] Nasprotna stran
  } naredi { ACC($bonuses) }.
margin-failed = { $side ->
    [0] Igralčeva stran
   *[1] Nasprotna stran
  } ne naredi { GEN($bonuses) }.
reason-contract = igrana igra
side-0 = igralčeva stran
side-1 = nasprotna stran

replay = Poglej še enkrat
again = Igraj to partijo še enkrat
from-here = Igraj od tu naprej
share = Pošlji povezavo
link-copied = Povezava je v odložišču.
copy-failed = Brskalnik je preprečil kopiranje. Kopiraj od tod:
copy-by-hand = Kopiraj ročno
deal-outdated = Ta partija je bila igrana po drugačnih pravilih od današnjih, zato je ni mogoče pokazati.
replay-first = Na začetek
replay-back = Korak nazaj
replay-on = Korak naprej
replay-last = Na konec
replay-play = Predvajaj
replay-pause = Ustavi
replay-step = Korak
replay-from = Pogled s sedeža
replay-where = { $step } od { $steps }
replay-keys = Puščice: korak za korakom. Page up in page down: štih za štihom. Preslednica: predvajaj in ustavi.
back-to-table = Nazaj za mizo

sheet-copy = Kopiraj
sheet-copied = Zapisnik je v odložišču.
sheet-text = Shrani kot besedilo
sheet-xlsx = Shrani za preglednico (Excel)
sheet-csv = Shrani kot CSV
outcome-alone = { $contract }: { $who ->
    [you] pobereš
   *[other] { $name } pobere
  } { $points ->
    [one] { $points } točko
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
  }, zapis { $delta }.
outcome-thrown-in = Partija se ne igra.
sheet-loan = posojilo
final-graph = Potek srečanja
final-best = Tvoja najboljša partija
final-worst = Tvoja najslabša partija

shuffle-checked = Mešanje preverjeno
shuffle-without = Mešanje preverjeno, a brez tvojega semena
shuffle-alone = Mešal je le strežnik
shuffle-wrong = Mešanje se ne ujema z zaklenjeno vrednostjo
shuffle-cannot = Mešanje tu ni preverjeno
shuffle-how = Pred deljenjem je strežnik zaklenil skrivno vrednost, šele nato so brskalniki igralcev dodali semena. Vrstni red kart sledi iz obojega.
shuffle-how-all = Pred deljenjem je strežnik zaklenil skrivno vrednost, vsak brskalnik pa svoje seme. Semena so se razkrila šele, ko so bila vsa zaklenjena. Vrstni red kart sledi iz vsega tega, zato ga nihče ni mogel izbrati.
shuffle-kept = Skrivnost je ista, kot jo je tvoj brskalnik dobil potrjeno pred deljenjem.
shuffle-not-told = Tvoj brskalnik pred deljenjem ni dobil potrdila.
shuffle-broken = Razkrito se ne ujema s tem, kar je bilo zaklenjeno.
shuffle-own-in = Pri mešanju je upoštevano tudi seme tvojega brskalnika.
shuffle-own-out = Pri mešanju seme tvojega brskalnika ni upoštevano.
shuffle-cards-same = Karte, ki so se ti pokazale, se ujemajo s tem mešanjem.
shuffle-cards-other = Karte, ki so se ti pokazale, se s tem mešanjem ne ujemajo.
shuffle-anew-silent = Premešano znova, ker seme ni bilo pravočasno razkrito: { $name }
shuffle-anew-other = Premešano znova, ker razkrito seme ni bilo tisto, ki je bilo zaklenjeno: { $name }
shuffle-cannot-why = Brskalnik to lahko izračuna le prek https ali na samem strežniku. Shrani dokaz in ga preveri s »tarok verify«.
shuffle-seeds = Semena
shuffle-save = Shrani dokaz
