licences-about = A Tarok szabad szoftver: a kódja az Apache License 2.0, a kártyái és szabálykönyvei a CC0 1.0 licenc alatt állnak. Tartalmazza mások alább felsorolt műveit is.
licences-mpl = Az MPL 2.0 alatti részek forráskódja a mellettük álló címen található. Változatlanul használjuk őket.
licences-source = Forráskód
