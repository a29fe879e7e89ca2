# Zakaj nečesa zdaj ni mogoče storiti. Za vsako pravilo eno sporočilo.

why-announced_already = Tvoja stran je to že napovedala.
why-not_holding = To sme napovedati samo tisti, ki ima karto.
why-other_side = To lahko reče samo druga stran.
why-own_side = Svoji strani ne moreš dati kontre.
why-doubled_fully = Višje od mordkontre ne gre.
why-follow_suit = Na barvo je treba odgovoriti: { $suit ->
    [hearts] igra se srce
    [diamonds] igra se karo
    [spades] igra se pik
    [clubs] igra se križ
   *[taroks] igra se tarok
  }.
why-play_tarok = Igrane barve nimaš, zato moraš vreči tarok.

refused-stale = Igra je medtem že tekla naprej. Poglej še enkrat.
refused-not_your_turn = Nisi na vrsti.
refused-illegal = To zdaj ni mogoče.
refused-garbled = Strežnik tega ni razumel.
refused-deal_running = Partija še teče.
refused-sheet_closed = Srečanje se že končuje.
refused-not_begun = Srečanje se še ni začelo.
refused-sheet_over = Srečanje je končano.
refused-asked_out = Gostitelj te prosi, da odideš. Vrneš se lahko, ko se začne naslednja partija.
refused-no_suggestion = Za to ni nasveta.
refused-no_loan = Zdaj si ni mogoče ničesar izposoditi ali vrniti.
refused-not_stored = Tega trenutno ni mogoče shraniti. Poskusi znova čez trenutek.
refused-no_clock = Krogi tu niso časovno omejeni.
refused-not_host = To sme samo, kdor je odprl mizo.
refused-not_proved = Iz tega, kar veš, to ne sledi zanesljivo. Te karte so še nevarne.
refused-no_place = Takega mesta ni ali pa ni tvoje.
refused-begun = Miza je že začela.
refused-taken = Tam že nekdo sedi.
refused-nobody = Tam ni nikogar.
refused-leaving = Po tej partiji že vstaneš.
refused-asked_already = Trenutno je odprto drugo vprašanje.
refused-too_late = Za to je prepozno: nazaj ne gre več.
refused-revealed = Pri tem se ti je pokazala karta: nazaj ne gre več.
refused-nothing_asked = To vprašanje ni več odprto.
refused-agreed_already = Tvoje soglasje že imamo.
refused-here = Saj si tukaj.
refused-no_talk = Za to mizo se to ne govori.
refused-too_long = Predolgo: največ 200 znakov.
refused-too_often = Počasi: zajemi sapo, preden poveš še kaj.
refused-too_many = Preveč poskusov. Počakaj trenutek.
refused-home_full = Za to mizo sedi preveč ljudi iz tvojega omrežja. Izberi drugo mizo.
refused-no_advice = Za to mizo ni nasvetov.
refused-silenced = Skrbnik strežnika ti je onemogočil pogovor.
refused-called_already = V tej partiji je tiha igra že zahtevana.
refused-no_custom = To za to mizo ni dogovorjeno.
refused-no_deal = Zdaj ne teče nobena partija.
refused-sitting_out = To partijo počivaš.
refused-silent_game = Ta partija je tiha. Po njej lahko spet govorite.
refused-too_few_calls = Tako lahko odideš po štirih zahtevah za tiho igro.
refused-no_settlement = V tej igri take poravnave ni.
refused-barred = Skrbnik strežnika ti dovoli igrati samo za mizami prijateljev.
