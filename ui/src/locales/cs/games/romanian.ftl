# Slova rumunských taroků a taperu: co se licituje, hlásí, platí a odmítá.

family-romanian = Rumunské hry
game-romanian = Rumunské taroky
game-about-romanian = Licitace se stupni, talon prohlížený po částech a bank. Pro čtyři hráče.
game-taper = Taper
game-about-taper = Rumunská hra bez partnera, s 42 kartami. Pro tři hráče.

contract-trei_1 = první trei
contract-trei_2 = druhé trei
contract-trei_3 = třetí trei
contract-doi_1 = první doi
contract-doi_2 = druhé doi
contract-doi_3 = třetí doi
contract-unu_1 = první unu
contract-unu_2 = druhé unu
contract-unu_3 = třetí unu
contract-unu_4 = čtvrté unu
contract-unu_5 = páté unu
contract-unu_6 = šesté unu
contract-solo = sólo
contract-michi_michi = miči-miči

goal-trei_1 = { goal-talon }, od první části
goal-trei_2 = { goal-talon }, od druhé části
goal-trei_3 = { goal-talon }, třetí stupeň
goal-doi_1 = { goal-talon }, od prvního páru
goal-doi_2 = { goal-talon }, od druhého páru
goal-doi_3 = { goal-talon }, od třetího páru
goal-unu_1 = { goal-talon }, od první
goal-unu_2 = { goal-talon }, od druhé
goal-unu_3 = { goal-talon }, od třetí
goal-unu_4 = { goal-talon }, od čtvrté
goal-unu_5 = { goal-talon }, od páté
goal-unu_6 = { goal-talon }, od šesté
goal-solo = { goal-team }, { goal-talon }
goal-michi_michi = { goal-team }: co nejméně zdvihů

bonus-taroks_8 = 8 taroků
bonus-taroks_9 = 9 taroků
bonus-taroks_10 = 10 taroků
bonus-taroks_11 = 11 taroků
bonus-taroks_12 = 12 taroků
bonus-trula = trul
bonus-kings = všichni králové
    .acc = všechny krále
bonus-king_caught = chycený král
    .acc = chyceného krále
bonus-king_left = král ponechaný v talonu
    .acc = krále ponechaného v talonu
bonus-mond_caught = chycená luna
    .acc = chycenou lunu
bonus-king_ultimo = král ultimo
bonus-valat = valát
bonus-pagat_ultimo = pagát ultimo

about-taroks = { $more ->
    [yes] aspoň { $taroks } taroků v ruce
   *[no] přesně { $taroks } taroků v ruce
  }
about-taroks_8 = { about-taroks }
about-taroks_9 = { about-taroks }
about-taroks_10 = { about-taroks }
about-taroks_11 = { about-taroks }
about-taroks_12 = { about-taroks }
about-trula = škýz, luna a pagát na tvé straně
about-kings = všichni čtyři králové na tvé straně
about-king_caught = volaný král padne ve zdvihu protihráčů
about-king_left = volaný král, kterého aktér viděl v talonu a nechal tam
about-mond_caught = škýz bere lunu druhé strany
about-king_ultimo = aktérova strana bere poslední zdvih, v němž je volaný král
about-valat = všechny zdvihy, místo hry
about-pagat_ultimo = pagát bere poslední zdvih
about-throwin = karty se složí a rozdává další
about-oppose = potom ohlas, co chceš
about-surrender = hra je hned prohraná
about-reject = odkryje se a díváš se na další

card-skis = škýz
    .acc = škýze
    .ins = škýzem
card-mond = XXI, luna
    .acc = lunu
hold = la mine
log-hold = { $who ->
    [you] Říkáš
   *[other] { $name } říká
  } „la mine“.
kontra-1 = contra
kontra-2 = recontra
kontra-3 = supra
kontra-4 = hirș
kontra-5 = mord
factor-kontra = { $times ->
    [2] contra
    [4] recontra
    [8] supra
    [16] hirș
   *[32] mord
  }
factor-level = stupeň
factor-radler = radler
factor-stake = sazba

line-refill = doplnění banku
line-ante = vklad zadáka
line-pool_won = vyhraný bank
line-pool_paid = zaplacený bank
line-pool_split = rozdělený bank
line-withdrawal = vyrovnání při odchodu
line-michi_michi = miči-miči
line-revoke = porušení pravidel

reason-refill = všichni dávají stejně do banku
reason-ante = kdo rozdává, přidává do banku
reason-pool_won = { $made ->
    [1] ohlášený a splněný pagát ultimo
   *[0] ohlášený pagát ultimo s controu nevyšel, bank berou protihráči
  }
reason-pool_paid = { $made ->
    [1] ohlášený pagát ultimo s controu vyšel, platí protihráči
   *[0] ohlášený a prohraný pagát ultimo
  }
reason-pool_split = co na konci zbylo
reason-michi_michi = vzaté zdvihy
reason-revoke = proti pravidlům hry
reason-taroks_8 = ohlášeno před hrou
reason-taroks_9 = ohlášeno před hrou
reason-taroks_10 = ohlášeno před hrou
reason-taroks_11 = ohlášeno před hrou
reason-taroks_12 = ohlášeno před hrou
reason-trula = škýz, luna a pagát na jedné straně
reason-kings = všichni čtyři králové na jedné straně
reason-king_caught = volaný král ve zdvihu protihráčů
reason-king_left = volaný král zůstal v talonu
reason-mond_caught = lunu vzal škýz
reason-king_ultimo = volaný král v posledním zdvihu
reason-valat = všechny zdvihy
reason-pagat_ultimo = pagát v posledním zdvihu

fact-pool = { $value ->
    [0] { "" }
   *[other] bank { $value }
  }
fact-level = stupeň { $value }
fact-conceded = { $who ->
    [you] vzdáváš hru
   *[other] { $name } vzdává hru
  }
noted-radler = radler: her s dvojnásobkem: { $value }
log-radler = Radler: { $value } her platí dvojnásobně.
ask-dealing = Jak se má rozdávat?
ask-abandoning = Složit karty?
ask-exchange = Vezmeš si tyto karty?
ask-announcements = Ohlášení, hlášky, kontra
ask-conceding = Hraješ dál, nebo hru vzdáš?
method-six = po šesti
method-twelve = po dvanácti, na výběr
method-abeles = ábeles: šest, každému dvanáct, šest
method-one_two_three_three_two_one = 1-2-3-3-2-1

why-tarok_or_king = Hru nemůžeš složit: máš tarok nebo krále.
why-overcalls_only = Tento stupeň se licituje jen jako odpověď na jinou licitaci.
why-hold_instead = Máš přednost: řekni „la mine“, nebo licituj silnější závazek.
why-one_level_higher = Stejný závazek se licituje přesně o stupeň výš; stupně se nepřeskakují.
why-lower_than_bid = To nestačí: musíš licitovat víc, než zaznělo.
why-king_not_seen = Vzdát se můžeš, jen když vidíš volaného krále v talonu.
why-rejected_last = K právě odmítnuté části se vrátit nemůžeš, jen k dřívějším.
why-worth_five = Králové, škýz, luna a pagát se neodkládají.
why-taroks_last = Tarok smíš odložit, jen když už nemáš co jiného.
why-first_turn_only = To se smí říct, jen když jsi poprvé na řadě.
why-announce_now = Jako protihráč teď musíš něco ohlásit.
why-not_so_many = Tolik taroků nemáš; počet musí být pravdivý.
why-declared_already = Taroky už máš ohlášeny.
why-teammate_has_more = Tvoje strana už ohlásila stejně nebo víc; můžeš hlásit jen víc.
why-declare_first = S osmi a více taroky je musíš nejdřív ohlásit.
why-declarer_only = To smí ohlásit jen aktér.
why-pagat_ultimo_is_last = Pagát ultimo se hlásí jako poslední: po něm už nic jiného.
why-not_identified = Ostatní musí nejdřív vědět, na čí straně hraješ.
why-never_announced = To se nehlásí.
why-opponents_only = To smějí ohlásit jen protihráči.
why-declarers_side = Ty jsi na aktérově straně.
why-known_already = Že jsi protihráč, už všichni vědí.
why-nothing_to_announce = Po tomhle nemáš co hlásit.
why-never_doubled = Ohlášené taroky nelze kontrovat.
why-side_unknown = Zatím nemůžeš jistě vědět, na čí straně tento hráč je.
why-keep_announced = S touto kartou je ohlášeno ultimo: nech si ji, dokud můžeš hrát jinou.

outcome-abandoned = List bez taroku a krále: karty se skládají.
outcome-passed_out = Všichni řekli dál: karty se skládají.
outcome-alone = { $contract }: { $who ->
    [you] bereš
   *[other] { $name } bere
  } { $points ->
    [one] { $points } zdvih
    [few] { $points } zdvihy
   *[other] { $points } zdvihů
  }, do zápisu { $delta }.
explain-michi_michi = Miči-miči: všichni řekli dál. Každý hraje sám a chce co nejméně zdvihů; následuje radler.
explain-normal = { $who ->
    [you] Hraješ
   *[other] { $name } hraje
  } { ACC($contract) }, hodnota { $value }, při prohře násobená stupněm talonu: { $goal }. { explain-need }
help-game = Licituje se, jak málo karet z talonu kdo chce. Kdo licituje nejvýš, prohlíží talon po částech; každá odmítnutá část zvyšuje stupeň. Pak se hlásí, kontruje a hraje.
help-kontra = Contra zdvojí hru nebo ohlášenou hlášku: { $ladder }.
help-taroks = Taroky přebíjejí každou barvu. Od nejvyššího: škýz, XXI (luna), XX a tak dále až po II, nakonec I (pagát).
help-count-about = Počítej po třech: sečti tři karty a odečti 2. Za jednu nebo dvě zbylé odečti 1.
finish-hint = Partie skončí touto hrou, a běží-li radler, až s ním.

profile-romanian = jako v Sučavě
profile-romanian_general = jako jinde v Rumunsku
profile-romanian_chernovtsy = jako v Černovicích
profile-taper = obvyklá pravidla
log-pass-abandoning = { $who ->
    [you] Necháváš
   *[other] { $name } nechává
  } si karty.
