# Cuvintele jocului: contracte, prime, cărți.

stake-game = jocul

kontra-1 = contra
kontra-2 = recontra
kontra-3 = subcontra
kontra-4 = mordcontra
kontra-5 = mordcontra

card-hidden = carte întoarsă
card-unnamed = singurul rege care lipsește din mână
card-skis = skiz
card-mond = XXI, luna
card-pagat = I, pagatul
card-tarok = tarok { $numeral }
card-king-of = { $suit ->
    [hearts] rege de inimă
    [diamonds] rege de caro
    [spades] rege de pică
   *[clubs] rege de treflă
  }
card-queen-of = { $suit ->
    [hearts] damă de inimă
    [diamonds] damă de caro
    [spades] damă de pică
   *[clubs] damă de treflă
  }
card-knight-of = { $suit ->
    [hearts] kabal de inimă
    [diamonds] kabal de caro
    [spades] kabal de pică
   *[clubs] kabal de treflă
  }
card-jack-of = { $suit ->
    [hearts] valet de inimă
    [diamonds] valet de caro
    [spades] valet de pică
   *[clubs] valet de treflă
  }
card-pip-of = { $rank } de { $suit ->
    [hearts] inimă
    [diamonds] caro
    [spades] pică
   *[clubs] treflă
  }
