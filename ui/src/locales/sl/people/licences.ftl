licences-about = Tarok je prosto programje: koda je pod licenco Apache 2.0, karte in pravila pod CC0 1.0. Vsebuje tudi dela drugih, ki so navedena spodaj.
licences-mpl = Deli pod licenco MPL 2.0 so uporabljeni nespremenjeni; njihova izvorna koda je na navedenih naslovih.
licences-source = Izvorna koda
