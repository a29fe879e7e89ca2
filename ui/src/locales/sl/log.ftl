# Kaj se dogaja za mizo, vsaka stvar v svoji vrstici: za zapis in za bralnike zaslona.
# $who je "you" ali "other", $name je ime drugega.

log-deal = Partija { $number }. { $who ->
    [you] Deliš ti
   *[other] Deli { $name }
  }.
log-last-deal = To je zadnja partija.
log-cut = { $who ->
    [you] Privzdigneš
   *[other] { $name } privzdigne
  } karte.
log-knock = { $who ->
    [you] Potrkaš
   *[other] { $name } potrka
  }.
log-pick = { $who ->
    [you] Izbereš
   *[other] { $name } izbere
  } { $packet }. paket.
log-place = { $who ->
    [you] Talon naj bo deljen
   *[other] { $name }: talon naj bo deljen
  } { $when ->
    [first] prvi
    [after_first_packet] po prvem paketu
   *[last] zadnji
  }.
log-pass = { $who ->
    [you] Rečeš
   *[other] { $name } reče
  } naprej.
log-bid = { $who ->
    [you] Licitiraš
   *[other] { $name } licitira
  } { ACC($contract) }.
log-choose = { $who ->
    [you] Igraš
   *[other] { $name } igra
  } { ACC($contract) }.
log-call = { $who ->
    [you] Kličeš
   *[other] { $name } kliče
  } { ACC($card) }.
log-talon = Talon: { $cards }.
log-take = { $who ->
    [you] Vzameš
   *[other] { $name } vzame
  } { ACC($cards) }.
log-lay = { $who ->
    [you] Založiš
   *[other] { $name } založi
  } { ACC($card) }.
log-lay-hidden = { $who ->
    [you] Založiš
   *[other] { $name } založi
  } karto.
log-announce = { $who ->
    [you] Napoveš
   *[other] { $name } napove
  } { ACC($bonus) }.
log-kontra = { $who ->
    [you] Rečeš
   *[other] { $name } reče
  } { $level } na { ACC($stake) }.
log-play = { $who ->
    [you] Vržeš
   *[other] { $name } vrže
  } { ACC($card) }.
log-trick = { $who ->
    [you] Vzameš
   *[other] { $name } vzame
  } { $number }. štih.
log-open-hand = { $who ->
    [you] Tvoje karte ležijo odprte
   *[other] { $name } odpre karte
  }: { $cards }.
stake-of = { $stake } ({ $name })
log-throwin = { $who ->
    [you] Zahtevaš
   *[other] { $name } zahteva
  }, da se karte vržejo skupaj.
log-reject = { $who ->
    [you] Pustiš
   *[other] { $name } pusti
  } { ACC($cards) }.
log-oppose = { $who ->
    [you] Poveš, da si na drugi strani.
   *[other] { $name } pove, da je na drugi strani.
  }
log-surrender = { $who ->
    [you] Predaš
   *[other] { $name } preda
  } igro.
log-method = { $who ->
    [you] Izbereš
   *[other] { $name } izbere
  }, kako se deli: { $method }.
log-take-part = { $who ->
    [you] Vzameš
   *[other] { $name } vzame
  } { $number }. del talona.
log-told = { $who ->
    [you] S tem obljubljaš
   *[other] S tem { $name } obljublja
  }: { $told }.
