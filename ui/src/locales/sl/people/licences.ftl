licences-about = Tarok je prosto programje: koda je pod licenco Apache 2.0, karte in pravila pod CC0 1.0. Vsebuje tudi dela drugih, ki so navedena spodaj.
licences-mpl = Izvorna koda vsakega dela pod licenco MPL 2.0 je na naslovu, ki je naveden pri njem. Uporabljen je nespremenjen.
licences-source = Izvorna koda
