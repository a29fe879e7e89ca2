# Mi történik az asztalnál, soronként: a naplónak és a képernyőolvasóknak.
# $who "you" vagy "other", $name a másik neve.

log-deal = { $number }. leosztás. { $who ->
    [you] Te osztasz
   *[other] { $name } oszt
  }.
log-last-deal = Ez az utolsó leosztás.
log-cut = { $who ->
    [you] Emelsz
   *[other] { $name } emel
  }.
log-knock = { $who ->
    [you] Kopogsz
   *[other] { $name } kopog
  }.
log-pick = { $packet }. csomag: { $who ->
    [you] te választod
   *[other] { $name } választja
}.
log-place = { $who ->
    [you] A te döntésed: a talon
   *[other] { $name } döntése: a talon
  } { $when ->
    [first] elsőként kap lapot
    [after_first_packet] az első csomag után kap lapot
   *[last] utoljára kap lapot
  }.
log-pass = { $who ->
    [you] Passzolsz
   *[other] { $name } passzol
  }.
log-bid = { $who ->
    [you] Te
   *[other] { $name }
  } { BID($contract) } { $who ->
    [you] licitálsz
   *[other] licitál
  }.
log-choose = { $who ->
    [you] Te
   *[other] { $name }
  } { ACC($contract) } { $who ->
    [you] játszod
   *[other] játssza
  }.
log-call = { $who ->
    [you] Hívod
   *[other] { $name } hívja
  } { ACC($card) }.
log-talon = A talon: { $cards }.
log-take = { $who ->
    [you] Felveszed
   *[other] { $name } felveszi
  } { ACC($cards) }.
log-lay = { $who ->
    [you] Lefekteted
   *[other] { $name } lefekteti
  } { ACC($card) }.
log-lay-hidden = { $who ->
    [you] Lefektetsz
   *[other] { $name } lefektet
  } egy lapot.
log-announce = { $who ->
    [you] Bemondod
   *[other] { $name } bemondja
  } { ACC($bonus) }.
log-kontra = { $who ->
    [you] Te
   *[other] { $name }
  }: { $level } { SUB($stake) }.
log-play = { $who ->
    [you] Kijátszod
   *[other] { $name } kijátssza
  } { ACC($card) }.
log-trick = { $number }. ütés: { $who ->
    [you] te viszed
   *[other] { $name } viszi
  }.
log-open-hand = { $who ->
    [you] A lapjaid kiterítve
   *[other] { $name } kiteríti a lapjait
  }: { $cards }.
stake-of = { $stake } ({ $name })
log-throwin = { $who ->
    [you] Bedobod
   *[other] { $name } bedobja
  } a lapokat.
log-reject = { $who ->
    [you] Otthagyod
   *[other] { $name } otthagyja
  } { ACC($cards) }.
log-oppose = { $who ->
    [you] Kimondod, hogy ellenfél vagy.
   *[other] { $name } kimondja, hogy ellenfél.
  }
log-surrender = { $who ->
    [you] Feladod
   *[other] { $name } feladja
  } a játékot.
log-method = { $who ->
    [you] Te döntesz
   *[other] { $name } dönt
  } az osztás módjáról: { $method }.
log-take-part = { $who ->
    [you] Felveszed
   *[other] { $name } felveszi
  } a talonból ezt a részt: { $number }.
log-told = { $who ->
    [you] Ezzel megígéred
   *[other] Ezzel { $name } megígéri
  }: { $told }.
