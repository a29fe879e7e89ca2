# Zakaj nečesa zdaj ni mogoče storiti. Za vsako pravilo eno sporočilo.

why-lower_than_bid = To je premalo: napovedati moraš več od že napovedanega, ali enako, če imaš prednost.
why-forehand_alone = Klop in tri sme igrati samo prvi igralec, ko vsi drugi rečejo naprej.
why-compulsory_klop = Ta partija je obvezni klop: licitirati je mogoče samo solo brez in višje.
why-below_bid = Licitirano je bilo več: igraš napovedano igro ali kaj višjega.
why-worth_five = Kraljev, škisa, monda in pagata ni dovoljeno založiti.
why-announced_already = Tvoja stran je to že napovedala.
why-not_holding = To sme napovedati samo tisti, ki ima karto.
why-side_unknown = Še ne moreš vedeti, na čigavi strani je ta igralec.
why-other_side = To lahko reče samo druga stran.
why-own_side = Svoji strani ne moreš dati kontre.
why-doubled_fully = Višje od mordkontre ne gre.
why-valat_stands = Napovedan je valat: nič drugega ne šteje več.
why-follow_suit = Barvi je treba slediti: { $suit ->
    [hearts] igra se srce
    [diamonds] igra se karo
    [spades] igra se pik
    [clubs] igra se križ
   *[taroks] igra se tarok
  }.
why-play_tarok = Igrane barve nimaš, zato moraš vreči tarok.
why-overtake = Tu moraš štih vzeti, če ga lahko: vrzi močnejšo karto.
why-pagat_last = Pagata smeš vreči šele, ko ne moreš vreči nič drugega.
why-keep_announced = S to karto je napovedan ultimo: obdrži jo, dokler lahko vržeš katero drugo.

refused-stale = Miza je medtem že naprej. Poglej še enkrat.
refused-not_your_turn = Nisi na vrsti.
refused-illegal = To zdaj ni mogoče.
refused-garbled = Strežnik tega ni razumel.
refused-deal_running = Partija še teče.
refused-sheet_closed = Srečanje gre že h koncu.
refused-no_suggestion = Za to ni nasveta.
