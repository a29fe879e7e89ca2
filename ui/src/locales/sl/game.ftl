# Besede igre: igre, napovedi, karte.

contract-klop = klop
contract-three = tri
contract-two = dva
contract-one = ena
contract-solo_three = solo tri
contract-solo_two = solo dva
contract-solo_one = solo ena
contract-beggar = berač
contract-solo_without = solo brez
contract-open_beggar = odprti berač
contract-colour_valat_without = barvni valat brez
contract-valat_without = valat brez
contract-colour_valat = barvni valat

goal-klop = vsak zase: čim manj točk
goal-three = s soigralcem, 3 karte iz talona
goal-two = s soigralcem, 2 karti iz talona
goal-one = s soigralcem, 1 karta iz talona
goal-solo_three = brez soigralca, 3 karte iz talona
goal-solo_two = brez soigralca, 2 karti iz talona
goal-solo_one = brez soigralca, 1 karta iz talona
goal-beggar = brez soigralca in brez štiha
goal-solo_without = brez soigralca in brez talona
goal-open_beggar = brez štiha, z odprtimi kartami
goal-colour_valat_without = vsi štihi, taroki ne jemljejo
goal-valat_without = vsi štihi, brez talona
goal-colour_valat = vsi štihi, taroki ne jemljejo

bonus-trula = trula
bonus-kings = kralji
bonus-king_ultimo = kralj ultimo
bonus-pagat_ultimo = pagat ultimo
bonus-valat = valat

about-trula = škis, mond in pagat na tvoji strani
about-kings = vsi štirje kralji na tvoji strani
about-king_ultimo = klicani kralj v zadnjem štihu, ki ga dobite
about-pagat_ultimo = pagat dobi zadnji štih
about-valat = vsi štihi

stake-game = igra

kontra-1 = kontra
kontra-2 = rekontra
kontra-3 = subkontra
kontra-4 = mordkontra

card-hidden = zakrita karta
card-skis = škis
card-mond = XXI, mond
card-pagat = I, pagat
card-tarok = tarok { $numeral }
card-king-of = { $suit ->
    [hearts] srčev kralj
    [diamonds] karov kralj
    [spades] pikov kralj
   *[clubs] križev kralj
  }
card-queen-of = { $suit ->
    [hearts] srčeva dama
    [diamonds] karova dama
    [spades] pikova dama
   *[clubs] križeva dama
  }
card-knight-of = { $suit ->
    [hearts] srčev kaval
    [diamonds] karov kaval
    [spades] pikov kaval
   *[clubs] križev kaval
  }
card-jack-of = { $suit ->
    [hearts] srčev fant
    [diamonds] karov fant
    [spades] pikov fant
   *[clubs] križev fant
  }
card-pip-of = { $suit ->
    [hearts] srčeva
    [diamonds] karova
    [spades] pikova
   *[clubs] križeva
  } { $rank ->
    [1] enka
    [2] dvojka
    [3] trojka
    [4] štirica
    [7] sedmica
    [8] osmica
    [9] devetica
   *[10] desetica
  }
