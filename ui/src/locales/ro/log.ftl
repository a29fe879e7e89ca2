# Ce se întâmplă la masă, câte un rând: pentru jurnal și pentru cititoarele de ecran.
# $who este "you" sau "other", $name este numele celuilalt.

log-deal = Mâna { $number }. { $who ->
    [you] Împarți tu
   *[other] Împarte { $name }
  }.
log-last-deal = Aceasta este ultima mână.
log-cut = { $who ->
    [you] Tai
   *[other] { $name } taie
  } pachetul.
log-knock = { $who ->
    [you] Bați
   *[other] { $name } bate
  } în pachet.
log-pick = { $who ->
    [you] Alegi
   *[other] { $name } alege
  } pachetul { $packet }.
log-place = { $who ->
    [you] Ceri
   *[other] { $name } cere
  } ca talonul să fie împărțit { $when ->
    [first] primul
    [after_first_packet] după primul pachet
   *[last] ultimul
  }.
log-pass = { $who ->
    [you] Zici
   *[other] { $name } zice
  } pas.
log-bid = { $who ->
    [you] Licitezi
   *[other] { $name } licitează
  } { $contract }.
log-choose = { $who ->
    [you] Joci
   *[other] { $name } joacă
  } { $contract }.
log-call = { $who ->
    [you] Chemi
   *[other] { $name } cheamă
  } { ACC($card) }.
log-talon = Talonul: { $cards }.
log-take = { $who ->
    [you] Iei
   *[other] { $name } ia
  } { ACC($cards) }.
log-lay = { $who ->
    [you] Pui
   *[other] { $name } pune
  } deoparte { ACC($card) }.
log-lay-hidden = { $who ->
    [you] Pui
   *[other] { $name } pune
  } deoparte o carte.
log-announce = { $who ->
    [you] Anunți
   *[other] { $name } anunță
  } { $bonus }.
log-kontra = { $who ->
    [you] Dai
   *[other] { $name } dă
  } { $level } la { LOC($stake) }.
log-play = { $who ->
    [you] Joci
   *[other] { $name } joacă
  } { ACC($card) }.
log-trick = { $who ->
    [you] Iei
   *[other] { $name } ia
  } levata { $number }.
log-open-hand = { $who ->
    [you] Cărțile tale sunt deschise
   *[other] { $name } își deschide cărțile
  }: { $cards }.
stake-of = { $stake } ({ $name })
log-throwin = { $who ->
    [you] Anulezi
   *[other] { $name } anulează
} mâna.
log-reject = { $who ->
    [you] Lași
   *[other] { $name } lasă
  } { ACC($cards) }.
log-oppose = { $who ->
    [you] Spui că ești adversar.
   *[other] { $name } spune că e adversar.
  }
log-surrender = { $who ->
    [you] Renunți
   *[other] { $name } renunță
  } la joc.
log-method = { $who ->
    [you] Alegi
   *[other] { $name } alege
  } cum se împarte: { $method }.
log-take-part = { $who ->
    [you] Iei
   *[other] { $name } ia
  } partea { $number } din talon.
log-told = { $who ->
    [you] Cu asta promiți
   *[other] Cu asta { $name } promite
  } { $told }.
