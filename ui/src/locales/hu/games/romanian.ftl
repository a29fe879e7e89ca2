# A román tarokk és a taper szavai: mit licitálnak, mondanak be, fizetnek és utasítanak el.

family-romanian = Román játékok
game-romanian = Román tarokk
game-about-romanian = Licit szintekkel, részenként megnézett talon és kassza. Négy játékosnak.
game-taper = Taper
game-about-taper = A román játék segítő nélkül, 42 lappal. Három játékosnak.

contract-trei_1 = első trei
    .acc = az első treit
    .bid = első treit
contract-trei_2 = második trei
    .acc = a második treit
    .bid = második treit
contract-trei_3 = harmadik trei
    .acc = a harmadik treit
    .bid = harmadik treit
contract-doi_1 = első doi
    .acc = az első doit
    .bid = első doit
contract-doi_2 = második doi
    .acc = a második doit
    .bid = második doit
contract-doi_3 = harmadik doi
    .acc = a harmadik doit
    .bid = harmadik doit
contract-unu_1 = első unu
    .acc = az első unut
    .bid = első unut
contract-unu_2 = második unu
    .acc = a második unut
    .bid = második unut
contract-unu_3 = harmadik unu
    .acc = a harmadik unut
    .bid = harmadik unut
contract-unu_4 = negyedik unu
    .acc = a negyedik unut
    .bid = negyedik unut
contract-unu_5 = ötödik unu
    .acc = az ötödik unut
    .bid = ötödik unut
contract-unu_6 = hatodik unu
    .acc = a hatodik unut
    .bid = hatodik unut
contract-solo = szóló
    .acc = a szólót
    .bid = szólót
contract-michi_michi = micsi-micsi
    .acc = a micsi-micsit
    .bid = micsi-micsit

goal-trei_1 = { goal-talon }, az első résztől kezdve
goal-trei_2 = { goal-talon }, a második résztől kezdve
goal-trei_3 = { goal-talon }, a harmadik résztől kezdve
goal-doi_1 = { goal-talon }, az első kettőtől kezdve
goal-doi_2 = { goal-talon }, a második kettőtől kezdve
goal-doi_3 = { goal-talon }, a harmadik kettőtől kezdve
goal-unu_1 = { goal-talon }, az elsőtől kezdve
goal-unu_2 = { goal-talon }, a másodiktól kezdve
goal-unu_3 = { goal-talon }, a harmadiktól kezdve
goal-unu_4 = { goal-talon }, a negyediktől kezdve
goal-unu_5 = { goal-talon }, az ötödiktől kezdve
goal-unu_6 = { goal-talon }, a hatodiktól kezdve
goal-solo = { goal-team }, { goal-talon }
goal-michi_michi = { goal-team }: minél kevesebb ütés

bonus-taroks_8 = 8 tarokk
    .acc = a 8 tarokkot
    .sub = a 8 tarokkra
bonus-taroks_9 = 9 tarokk
    .acc = a 9 tarokkot
    .sub = a 9 tarokkra
bonus-taroks_10 = 10 tarokk
    .acc = a 10 tarokkot
    .sub = a 10 tarokkra
bonus-taroks_11 = 11 tarokk
    .acc = a 11 tarokkot
    .sub = a 11 tarokkra
bonus-taroks_12 = 12 tarokk
    .acc = a 12 tarokkot
    .sub = a 12 tarokkra
bonus-trula = tulétroá
    .acc = a tulétroát
    .sub = a tulétroára
bonus-kings = négykirály
    .acc = a négykirályt
    .sub = a négykirályra
bonus-king_caught = elfogott király
    .acc = az elfogott királyt
    .sub = az elfogott királyra
bonus-king_left = talonban hagyott király
    .acc = a talonban hagyott királyt
    .sub = a talonban hagyott királyra
bonus-mond_caught = XXI-fogás
    .acc = a XXI-fogást
    .sub = a XXI-fogásra
bonus-king_ultimo = királyultimó
    .acc = a királyultimót
    .sub = a királyultimóra
bonus-valat = volát
    .acc = a volátot
    .sub = a volátra
bonus-pagat_ultimo = pagát{ "\u00AD" }ultimó
    .acc = a pagát{ "\u00AD" }ultimót
    .sub = a pagát{ "\u00AD" }ultimóra

about-taroks = { $more ->
    [yes] legalább { $taroks } tarokk a kézben
   *[no] pontosan { $taroks } tarokk a kézben
  }
about-taroks_8 = { about-taroks }
about-taroks_9 = { about-taroks }
about-taroks_10 = { about-taroks }
about-taroks_11 = { about-taroks }
about-taroks_12 = { about-taroks }
about-trula = skíz, XXI és pagát a ti ütéseitekben
about-kings = mind a négy király a ti ütéseitekben
about-king_caught = a hívott királyt az ellenfelek viszik el
about-king_left = a felvevő látta a hívott királyt a talonban, és otthagyta
about-mond_caught = a skízetek elviszi az ellenfelek XXI-esét
about-king_ultimo = a felvevő párt viszi az utolsó ütést, benne a hívott királlyal
about-valat = minden ütés, a játék helyett
about-pagat_ultimo = a pagát viszi az utolsó ütést
about-throwin = mindenki bedobja, és a következő oszt
about-oppose = utána mondd be, amit akartál
about-surrender = a játékot azonnal elveszíted
about-reject = felfordul, és nézheted a következőt

card-skis = skíz
    .acc = a skízt
    .ins = a skízzel
card-mond = XXI
    .acc = a XXI-est
    .ins = a XXI-essel
hold = la mine
log-hold = { $who ->
    [you] Ezt mondod:
   *[other] { $name } azt mondja:
  } „la mine”.
kontra-1 = kontra
kontra-2 = rekontra
kontra-3 = szupra
kontra-4 = hirskontra
kontra-5 = mordkontra
factor-kontra = { $times ->
    [2] kontra
    [4] rekontra
    [8] szupra
    [16] hirskontra
   *[32] mordkontra
}
factor-level = szint
factor-radler = radler
factor-stake = tét

line-refill = a kassza feltöltése
line-ante = az osztó betétje
line-pool_won = elnyert kassza
line-pool_paid = befizetés a kasszába
line-pool_split = szétosztott kassza
line-withdrawal = elszámolás távozáskor
line-michi_michi = micsi-micsi
line-revoke = renonsz

reason-refill = mindenki ugyanannyit tesz a kasszába
reason-ante = aki oszt, betesz a kasszába
reason-pool_won = { $made ->
    [1] bemondott és megcsinált pagátultimó
   *[0] a bemondott pagátultimó kontrával megbukott, a kasszát az ellenfelek viszik
  }
reason-pool_paid = { $made ->
    [1] a bemondott pagátultimó kontrával megvolt, az ellenfelek fizetnek
   *[0] bemondott és elbukott pagátultimó
  }
reason-pool_split = ami a végén megmaradt
reason-michi_michi = elvitt ütések
reason-revoke = a játékszabályok ellen
reason-taroks_8 = a játék előtt bejelentve
reason-taroks_9 = a játék előtt bejelentve
reason-taroks_10 = a játék előtt bejelentve
reason-taroks_11 = a játék előtt bejelentve
reason-taroks_12 = a játék előtt bejelentve
reason-trula = skíz, XXI és pagát egy párnál
reason-kings = mind a négy király egy párnál
reason-king_caught = a hívott király az ellenfelek ütésében
reason-king_left = a hívott király a talonban maradt
reason-mond_caught = a XXI-est a skíz vitte el
reason-king_ultimo = a hívott király az utolsó ütésben
reason-valat = minden ütés
reason-pagat_ultimo = a pagát az utolsó ütésben

fact-pool = { $value ->
    [0] { "" }
   *[other] kassza { $value }
  }
fact-level = { $value }. szint
fact-conceded = { $who ->
    [you] feladtad
   *[other] { $name } feladta
  }
noted-radler = radler: { $value } dupla leosztás
log-radler = Ez radler: { $value } leosztás duplán számít.
ask-dealing = Hogyan osszanak?
ask-abandoning = Bedobod a lapokat?
ask-exchange = Felveszed ezeket a lapokat?
ask-announcements = Bejelentés, bemondás, kontra
ask-conceding = Továbbjátszol, vagy feladod?
method-six = hatosával
method-twelve = tizenkettesével, választva
method-abeles = abeles: hat, fejenként tizenkettő, hat
method-one_two_three_three_two_one = 1-2-3-3-2-1

why-tarok_or_king = Nem dobhatod be a lapokat: van tarokkod vagy királyod.
why-overcalls_only = Ezt a szintet csak más licitre válaszul lehet mondani.
why-hold_instead = Te ülsz előbb: mondd azt, hogy „la mine”, vagy licitálj magasabbat.
why-one_level_higher = Ugyanazt a játékot pontosan egy szinttel feljebb lehet licitálni, szintet kihagyni nem.
why-lower_than_bid = Ez kevés: licitálj egy szinttel feljebb, vagy kevesebb lapra.
why-king_not_seen = Csak akkor adhatod meg magad, ha a hívott királyt a talonban látod.
why-rejected_last = Az utoljára elutasított részhez nem térhetsz vissza.
why-worth_five = Királyt, skízt, XXI-est és pagátot nem lehet lefektetni.
why-taroks_last = Tarokkot csak akkor fektethetsz le, ha más lefektethető lapod nincs.
why-first_turn_only = Ezt csak az első megszólalásodkor mondhatod.
why-announce_now = Ellenfélként mutatkoztál meg: most be kell mondanod.
why-not_so_many = Nincs ennyi tarokkod; a számnak igaznak kell lennie.
why-declared_already = A tarokkjaidat már bejelentetted.
why-teammate_has_more = A pártod már bejelentett ennyit vagy többet; te csak többet jelenthetsz be.
why-declare_first = Nyolc vagy több tarokkodat előbb be kell jelentened.
why-declarer_only = Ezt csak a felvevő mondhatja be.
why-pagat_ultimo_is_last = A pagátultimó az utolsó bemondás: utána más nem jöhet.
why-not_identified = Ellenfélként előbb meg kell mutatkoznod: kontrázd a játékot, vagy mondd ki.
why-never_announced = Ezt nem lehet bemondani.
why-opponents_only = Ezt csak az ellenfelek mondhatják be.
why-declarers_side = Te a felvevő pártjához tartozol.
why-known_already = Már mindenki tudja, hogy ellenfél vagy.
why-nothing_to_announce = Ez után nincs mit bemondanod.
why-never_doubled = A bejelentett tarokkokat nem lehet kontrázni.
why-side_unknown = Még nem tudhatod biztosan, melyik párthoz tartozik ez a játékos.
why-keep_announced = Ezzel a lappal ultimót mondtál be: tartsd meg, amíg mást is kijátszhatsz.

outcome-abandoned = Se tarokk, se király: a lapokat bedobják.
outcome-passed_out = Mindenki passzolt: bedobják a lapokat.
outcome-alone = { $contract }: { $who ->
    [you] te { $points } ütést vittél
   *[other] { $name } { $points } ütést vitt
  }, ez { $delta }.
explain-michi_michi = Micsi-micsi: mindenki passzolt. Mindenki egyedül játszik, és minél kevesebb ütést akar; radler következik.
explain-normal = { $who ->
    [you] A játékod:
   *[other] { $name } játéka:
  } { $contract }, értéke { $value } (bukáskor szorozva a talon szintjével): { $goal }. { explain-need }
help-game = Arra licitáltok, milyen kevés lapot vesztek a talonból. A legmagasabb licit gazdája részenként nézi meg a talont; minden elutasított rész emeli a szintet. Aztán jönnek a bemondások és a lejátszás.
help-kontra = A kontra duplázza a játékot vagy a bemondott figurát: { $ladder }.
help-taroks = A tarokk minden színt üt. Fentről lefelé: skíz, XXI, XX és így tovább II-esig, végül az I (pagát).
help-count-about = A lapokat hármasával számoljuk: add össze a három lapot, és vonj le 2-t. Ha egy vagy két lap marad, 1-et vonj le.
finish-hint = A parti ezzel a leosztással ér véget, vagy ha radler tart, a radler végén.

profile-romanian = Suceava szokása szerint
profile-romanian_general = mint Románia nagy részén
profile-romanian_chernovtsy = mint Csernyivciben
profile-taper = szokásos szabályok
log-pass-abandoning = { $who ->
    [you] Megtartod
   *[other] { $name } megtartja
  } a lapokat.
