licences-about = Tarok je svobodný software: kód je pod licencí Apache 2.0, karty a pravidla pod CC0 1.0. Obsahuje i díla jiných, která jsou uvedena níže.
licences-mpl = Zdrojový kód každé části pod licencí MPL 2.0 je na adrese, která je u ní uvedena. Část je použita beze změn.
licences-source = Zdrojový kód
