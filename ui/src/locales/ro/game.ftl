# Cuvintele jocului: contracte, bonusuri, cărți.

stake-game = jocul
    .loc = joc

kontra-1 = contra
kontra-2 = recontra
kontra-3 = subcontra
kontra-4 = mordcontra
kontra-5 = mordcontra

card-hidden = carte întoarsă
    .acc = o carte întoarsă
card-unnamed = singurul rege care lipsește
card-skis = skiz
    .acc = skizul
card-mond = XXI, luna
    .acc = luna
card-pagat = I, pagatul
    .acc = pagatul
card-tarok = tarok { $numeral }
    .acc = tarokul { $numeral }
card-king-of = { $suit ->
    [hearts] rege de inimă
    [diamonds] rege de caro
    [spades] rege de pică
   *[clubs] rege de treflă
  }
    .acc = regele de { $suit ->
        [hearts] inimă
        [diamonds] caro
        [spades] pică
       *[clubs] treflă
    }
card-queen-of = { $suit ->
    [hearts] damă de inimă
    [diamonds] damă de caro
    [spades] damă de pică
   *[clubs] damă de treflă
  }
    .acc = dama de { $suit ->
        [hearts] inimă
        [diamonds] caro
        [spades] pică
       *[clubs] treflă
    }
card-knight-of = { $suit ->
    [hearts] kabal de inimă
    [diamonds] kabal de caro
    [spades] kabal de pică
   *[clubs] kabal de treflă
  }
    .acc = kabalul de { $suit ->
        [hearts] inimă
        [diamonds] caro
        [spades] pică
       *[clubs] treflă
    }
card-jack-of = { $suit ->
    [hearts] valet de inimă
    [diamonds] valet de caro
    [spades] valet de pică
   *[clubs] valet de treflă
  }
    .acc = valetul de { $suit ->
        [hearts] inimă
        [diamonds] caro
        [spades] pică
       *[clubs] treflă
    }
card-pip-of = { $rank } de { $suit ->
    [hearts] inimă
    [diamonds] caro
    [spades] pică
   *[clubs] treflă
  }
