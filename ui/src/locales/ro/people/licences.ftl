licences-about = Tarok este software liber: codul este sub licența Apache 2.0, iar cărțile de joc și regulile sunt sub CC0 1.0. Conține și lucrările altora, enumerate mai jos.
licences-mpl = Codul sursă al fiecărei părți sub licența MPL 2.0 se află la adresa indicată lângă ea. Partea este folosită nemodificată.
licences-source = Cod sursă
