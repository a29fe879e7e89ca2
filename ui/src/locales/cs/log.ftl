# Co se děje u stolu, každé na svém řádku: pro záznam a pro čtečky obrazovky.
# $who je "you" nebo "other", $name jméno druhého.

log-deal = Hra { $number }. { $who ->
    [you] Rozdáváš ty
   *[other] Rozdává { $name }
  }.
log-last-deal = Toto je poslední hra.
log-cut = { $who ->
    [you] Snímáš
   *[other] { $name } snímá
  } karty.
log-knock = { $who ->
    [you] Poklepeš
   *[other] { $name } poklepe
  }.
log-pick = { $who ->
    [you] Bereš si
   *[other] { $name } si bere
  } hromádku { $packet }.
log-place = { $who ->
    [you] Rozhoduješ
   *[other] { $name } rozhoduje
  }: talon se rozdá { $when ->
    [first] hned na začátku
    [after_first_packet] po první hromádce
   *[last] až nakonec
  }.
log-pass = { $who ->
    [you] Říkáš
   *[other] { $name } říká
  } dál.
log-bid = { $who ->
    [you] Licituješ
   *[other] { $name } licituje
  } { ACC($contract) }.
log-choose = { $who ->
    [you] Hraješ
   *[other] { $name } hraje
  } { ACC($contract) }.
log-call = { $who ->
    [you] Voláš
   *[other] { $name } volá
  } { ACC($card) }.
log-talon = Talon: { $cards }.
log-take = { $who ->
    [you] Bereš
   *[other] { $name } bere
  } { ACC($cards) }.
log-lay = { $who ->
    [you] Odkládáš
   *[other] { $name } odkládá
  } { ACC($card) }.
log-lay-hidden = { $who ->
    [you] Odkládáš
   *[other] { $name } odkládá
  } kartu.
log-announce = { $who ->
    [you] Hlásíš
   *[other] { $name } hlásí
  } { ACC($bonus) }.
log-kontra = { $who ->
    [you] Říkáš
   *[other] { $name } říká
  } { $level } na { ACC($stake) }.
log-play = { $who ->
    [you] Hraješ
   *[other] { $name } hraje
  } { ACC($card) }.
log-trick = { $who ->
    [you] Bereš
   *[other] { $name } bere
  } { $number }. zdvih.
log-open-hand = { $who ->
    [you] Tvoje karty leží odkryté
   *[other] { $name } odkrývá karty
  }: { $cards }.
stake-of = { $stake } ({ $name })
log-throwin = { $who ->
    [you] Skládáš
   *[other] { $name } skládá
  } karty.
log-reject = { $who ->
    [you] Necháváš
   *[other] { $name } nechává
  } ležet { ACC($cards) }.
log-oppose = { $who ->
    [you] Říkáš, že jsi protihráč.
   *[other] { $name } říká, že je protihráč.
  }
log-surrender = { $who ->
    [you] Vzdáváš
   *[other] { $name } vzdává
  } hru.
log-method = { $who ->
    [you] Vybíráš
   *[other] { $name } vybírá
  }, jak se rozdává: { $method }.
log-take-part = { $who ->
    [you] Bereš
   *[other] { $name } bere
  } { $number }. část talonu.
log-told = { $who ->
    [you] Tím slibuješ
   *[other] Tím { $name } slibuje
  }: { $told }.
