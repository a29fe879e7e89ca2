# The daily deal and deals among friends, where they are looked at.

daily-what = Ma mindenki ugyanazokat a lapokat, ugyanazt a helyet és ugyanazokat a robotokat kapja. Egy próbálkozás számít.
daily-play = Játszom
daily-begin = Kezdés
daily-played = { $count ->
    [0] Még senki sem játszotta.
   *[other] Eddig { $count } játékos játszotta.
  }
daily-closed-cards = A lapok lefordítva várnak, amíg el nem kezded. Az első próbálkozás számít.
daily-go-on = Folytatás
daily-look = A leosztásom
daily-practise = Gyakorlás
daily-share = Megosztás
daily-copied = Az eredmény a vágólapon van. A lapokról semmit sem árul el.
daily-days = Ma és tegnap
daily-yesterday = Tegnap
daily-best = Az egyik legjobb: { $points }
daily-next = A következő { $hours } óra { $minutes } perc múlva kezdődik.
daily-alone = Még senki más nem játszotta.
daily-ahead = A próbálkozások { $share }%-át megelőzted (összesen { $players }).
daily-points = { $points } pont.
daily-field = { $players } első próbálkozás, böngészőnként egy; a legjobb eredmény: { $highest }.
daily-fair = Próbálkozásokat hasonlítunk össze, nem embereket: másik böngészőben bárki újrakezdheti.
daily-by-players = ember játszotta
daily-by-bots = robot játszotta
daily-times = { $times }× játszották
daily-times-made = { $times }× játszották, { $made }× nyerték meg
daily-late = Ez a próbálkozás túl későn ért véget az összehasonlításhoz.
same-asks = { $count ->
    [one] { $name } arra kér, hogy játszd ugyanezeket a lapokat.
   *[other] { $name } arra kér, hogy játszd ugyanezeket a lapokat. Eddig { $count } játékos játszotta le.
  }
same-hint = Ugyanazokat a lapokat kapod, ugyanazon a helyen, ugyanazok ellen a robotok ellen. Egy próbálkozás számít; utána látod, ki mit ért el.
same-share = Hívok még barátokat
same-ask = Meghívom a barátaimat erre a leosztásra
same-who = Játékos
same-what = Játék
same-points = Pont
same-nobody = Névtelen
same-partner = { $contract }, segítőként
same-defender = { $contract }, ellenfélként
same-defender-made = a felvevő megnyerte
same-defender-lost = a felvevő elbukta
same-made = megnyerve
same-lost = elvesztve
