# Besede romunskega taroka in taperja: kar se tam licitira, napove, plača in zavrne.

family-romanian = Romunske igre
game-romanian = Romunski tarok
game-about-romanian = Licitacija s stopnjami, talon, ki se gleda po delih, in pula. Za štiri igralce.
game-taper = Taper
game-about-taper = Romunska igra brez soigralca, z 42 kartami. Za tri igralce.

contract-trei_1 = prvi trei
contract-trei_2 = drugi trei
contract-trei_3 = tretji trei
contract-doi_1 = prvi doi
contract-doi_2 = drugi doi
contract-doi_3 = tretji doi
contract-unu_1 = prvi unu
contract-unu_2 = drugi unu
contract-unu_3 = tretji unu
contract-unu_4 = četrti unu
contract-unu_5 = peti unu
contract-unu_6 = šesti unu
contract-solo = solo
contract-michi_michi = miči-miči

goal-trei_1 = { goal-talon }, od prvega dela
goal-trei_2 = { goal-talon }, od drugega dela
goal-trei_3 = { goal-talon }, tretja stopnja
goal-doi_1 = { goal-talon }, od prvega para
goal-doi_2 = { goal-talon }, od drugega para
goal-doi_3 = { goal-talon }, od tretjega para
goal-unu_1 = { goal-talon }, od prve karte
goal-unu_2 = { goal-talon }, od druge karte
goal-unu_3 = { goal-talon }, od tretje karte
goal-unu_4 = { goal-talon }, od četrte karte
goal-unu_5 = { goal-talon }, od pete karte
goal-unu_6 = { goal-talon }, od šeste karte
goal-solo = { goal-team }, { goal-talon }
goal-michi_michi = { goal-team }: čim manj štihov

bonus-taroks_8 = 8 tarokov
bonus-taroks_9 = 9 tarokov
bonus-taroks_10 = 10 tarokov
bonus-taroks_11 = 11 tarokov
bonus-taroks_12 = 12 tarokov
bonus-trula = trula
    .acc = trulo
    .gen = trule
bonus-kings = vsi kralji
    .acc = vse kralje
    .gen = vseh kraljev
bonus-king_caught = ujeti kralj
    .acc = ujetega kralja
    .gen = ujetega kralja
bonus-king_left = kralj, puščen v talonu
    .acc = kralja, puščenega v talonu
    .gen = kralja, puščenega v talonu
bonus-mond_caught = ujeta luna
    .acc = ujeto luno
    .gen = ujete lune
bonus-king_ultimo = kralj ultimo
bonus-valat = valat
    .gen = valata
bonus-pagat_ultimo = pagat ultimo

about-taroks = { $more ->
    [yes] { $taroks } tarokov ali več v roki
   *[no] natanko { $taroks } tarokov v roki
  }
about-taroks_8 = { about-taroks }
about-taroks_9 = { about-taroks }
about-taroks_10 = { about-taroks }
about-taroks_11 = { about-taroks }
about-taroks_12 = { about-taroks }
about-trula = skiz, luna in pagat na tvoji strani
about-kings = vsi štirje kralji na tvoji strani
about-king_caught = klicani kralj pade v štihu nasprotnikov
about-king_left = klicani kralj, ki ga je igralec videl v talonu in ga ni vzel
about-mond_caught = skiz vzame luno druge strani
about-king_ultimo = igralčeva stran dobi zadnji štih, v katerem je klicani kralj
about-valat = vsi štihi, namesto igre
about-pagat_ultimo = pagat dobi zadnji štih
about-throwin = karte se vržejo skupaj in deli naslednji
about-oppose = potem moraš kaj napovedati
about-surrender = igra je takoj izgubljena
about-reject = odkrij ga in poglej naslednjega

card-skis = skiz
    .acc = skiza
    .ins = skizom
card-mond = XXI, luna
    .acc = luno
hold = la mine
log-hold = { $who ->
    [you] Rečeš
   *[other] { $name } reče
  } »la mine«.
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
factor-level = stopnja
factor-radler = radler
factor-stake = vložek

line-refill = polnjenje pule
line-ante = delivčev vložek
line-pool_won = dobljena pula
line-pool_paid = plačana pula
line-pool_split = razdeljena pula
line-withdrawal = poravnava ob odhodu
line-michi_michi = miči-miči
line-revoke = kršitev pravil

reason-refill = vsi dajo enako v pulo
reason-ante = kdor deli, doda v pulo
reason-pool_won = { $made ->
    [1] napovedani pagat ultimo je uspel
   *[0] napovedani pagat ultimo po contri ni uspel, zato pulo dobijo nasprotniki
  }
reason-pool_paid = { $made ->
    [1] napovedani pagat ultimo je po contri uspel, zato plačajo nasprotniki
   *[0] napovedani pagat ultimo ni uspel
  }
reason-pool_split = kar je ostalo na koncu
reason-michi_michi = pobrani štihi
reason-revoke = proti pravilom igre
reason-taroks_8 = prijavljeno pred igro
reason-taroks_9 = prijavljeno pred igro
reason-taroks_10 = prijavljeno pred igro
reason-taroks_11 = prijavljeno pred igro
reason-taroks_12 = prijavljeno pred igro
reason-trula = skiz, luna in pagat v enem kupu
reason-kings = vsi štirje kralji v enem kupu
reason-king_caught = klicani kralj v štihu nasprotnikov
reason-king_left = klicani kralj je ostal v talonu
reason-mond_caught = luno je vzel skiz
reason-king_ultimo = klicani kralj v zadnjem štihu
reason-valat = vsi štihi
reason-pagat_ultimo = pagat v zadnjem štihu

fact-pool = { $value ->
    [0] { "" }
   *[other] pula { $value }
  }
fact-level = stopnja { $value }
fact-conceded = { $who ->
    [you] predaš igro
   *[other] { $name } preda igro
  }
noted-radler = radler: še { $value } z dvojnimi točkami
log-radler = Radler: { $value ->
    [one] { $value } partija šteje
    [two] { $value } partiji štejeta
    [few] { $value } partije štejejo
   *[other] { $value } partij šteje
  } dvojno.
ask-dealing = Kako naj se deli?
ask-abandoning = Vržeš karte skupaj?
ask-exchange = Vzameš te karte?
ask-announcements = Prijavi, napovej, reci contra
ask-conceding = Igraš naprej ali predaš igro?
method-six = po šest
method-twelve = po dvanajst, na izbiro
method-abeles = abeles: šest, vsakemu dvanajst, šest
method-one_two_three_three_two_one = 1-2-3-3-2-1

why-tarok_or_king = Partije ne moreš opustiti, ker imaš tarok ali kralja.
why-overcalls_only = Višja stopnja se licitira samo čez licitacijo iste vrste.
why-hold_instead = Imaš prednost: reci »la mine« ali licitiraj močnejšo igro.
why-one_level_higher = Ista igra se licitira natanko stopnjo višje; stopenj se ne preskakuje.
why-lower_than_bid = To je premalo: licitirati moraš višje od zadnje licitacije.
why-king_not_seen = Predaš se lahko samo, če klicanega kralja vidiš v talonu.
why-rejected_last = Pravkar zavrnjenega dela ne moreš vzeti nazaj, samo prejšnje.
why-worth_five = Kraljev, skiza, lune in pagata ni dovoljeno založiti.
why-taroks_last = Tarok smeš založiti šele, ko nimaš več drugih kart za zalaganje.
why-first_turn_only = To se sme reči samo, ko si prvič na vrsti.
why-announce_now = Že veljaš za nasprotnika: zdaj moraš kaj napovedati.
why-not_so_many = Toliko tarokov nimaš; število mora biti resnično.
why-declared_already = Tvoji taroki so že prijavljeni.
why-teammate_has_more = Tvoja stran je prijavila že toliko ali več; prijaviš lahko samo več.
why-declare_first = Z osmimi taroki ali več moraš najprej prijaviti taroke.
why-declarer_only = To sme napovedati samo igralec.
why-pagat_ultimo_is_last = Pagat ultimo se napove zadnji: za njim ni drugih napovedi.
why-not_identified = Nasprotnik se mora pred tem pokazati: s kontro na igro ali tako, da to reče.
why-never_announced = Tega ni mogoče napovedati.
why-opponents_only = To smejo napovedati samo nasprotniki.
why-declarers_side = Ti si na igralčevi strani.
why-known_already = Da si nasprotnik, že vsi vedo.
why-nothing_to_announce = Po tem nimaš česa napovedati.
why-never_doubled = Prijave tarokov ni mogoče podvojiti.
why-side_unknown = Še ne moreš vedeti, na čigavi strani je ta igralec.
why-keep_announced = S to karto je napovedan ultimo: obdrži jo, dokler lahko vržeš katero drugo.

outcome-abandoned = V roki ni ne taroka ne kralja: karte se vržejo skupaj.
outcome-passed_out = Vsi so rekli naprej: karte se vržejo skupaj.
outcome-alone = { $contract }: { $who ->
    [you] pobereš
   *[other] { $name } pobere
  } { $points ->
    [one] { $points } štih
    [two] { $points } štiha
    [few] { $points } štihe
   *[other] { $points } štihov
  }, zapis { $delta }.
explain-michi_michi = Miči-miči: vsi so rekli naprej. Vsak igra zase in hoče čim manj štihov; sledi radler.
explain-normal = { $who ->
    [you] Igraš
   *[other] { $name } igra
  } { ACC($contract) }, vrednost { $value }, ob izgubi pomnožena s stopnjo talona: { $goal }. { explain-need }
help-game = Licitira se, kako malo kart talona kdo hoče. Kdor licitira najvišje, gleda talon po delih; vsak zavrnjeni del zviša stopnjo. Potem se napove, reče contra in igra.
help-kontra = Contra podvoji igro ali napoved: { $ladder }.
help-taroks = Taroki vzamejo vsako barvo. Od najvišjega: skiz, XXI (luna), XX in tako naprej do II, na koncu I (pagat).
help-count-about = Štej po tri: seštej tri karte in odštej 2. Za eno ali dve preostali odštej 1.
finish-hint = Srečanje se konča po tej partiji in po radlerju, ki morda teče.

profile-romanian = kot v Suceavi
profile-romanian_general = kot drugod po Romuniji
profile-romanian_chernovtsy = kot v Černovcih
profile-taper = običajna pravila
log-pass-abandoning = { $who ->
    [you] Obdržiš
   *[other] { $name } obdrži
  } karte.
