# People come together at a table: who they are, how they invite others, and how they play.

friends-open = Deschide masa
manners = Setările mesei
manners-more = Alte setări ale mesei
manner-pace = Ceas
manner-pace-none = fără ceas
manner-pace-relaxed = pe îndelete: 30 de secunde, 2 minute rezervă
manner-pace-brisk = repede: 8 secunde, 40 rezervă
manner-pace-hours = prin corespondență: 8 ore pe decizie
manner-pace-days = prin corespondență: 2 zile pe decizie
manner-overtime = Când se termină timpul
manner-overtime-bot = decide un robot
manner-overtime-idle = se joacă minimul cerut de reguli
manner-patience = Pentru cine lipsește joacă un robot după
seconds = { $count ->
    [one] { $count } secundă
    [few] { $count } secunde
   *[other] { $count } de secunde
  }
minutes = { $count ->
    [one] { $count } minut
    [few] { $count } minute
   *[other] { $count } de minute
  }
manner-talk = Chat
manner-talk-phrases = replici gata scrise
manner-talk-free = replici și mesaje proprii
manner-talk-none = deloc
manner-informing = Replicile pot spune ceva despre cărți
manner-advice = Se pot cere sfaturi
manner-onlookers = Spectatori
manner-onlookers-none = fără spectatori
manner-onlookers-table = văd ce vede toată lumea
manner-onlookers-late = văd și toate cărțile, cu o mână mai târziu
manner-public = Oricine poate găsi masa
manner-suceava = Ca la Suceava: se vede doar ultima levată, iar jocul poate fi mut
manner-round = Câte minute până la sfârșitul rundei
manner-told-overtime-idle = Când se termină timpul, se joacă minimul cerut de reguli
manner-told-talk-phrases = În chat alegeți replici pe care fiecare le citește în limba proprie
manner-told-talk-free = Puteți scrie și mesaje proprii
manner-told-talk-none = La masa aceasta nu există chat
manner-told-onlookers-none = Fără spectatori
manner-told-onlookers-table = Pot exista spectatori; ei văd ce vede toată lumea
manner-told-onlookers-late = Pot exista spectatori; ei văd toate cărțile cu o mână mai târziu

who = Cine ești?
who-hint = Ceilalți văd asta. Serverul o păstrează; o poți șterge la Setări → Datele tale.
who-name = Numele tău
who-face = Avatarul tău
who-done = Gata
wrong-no_name = Scrie un nume.
dismiss-sure = Ceri plecarea: { $name }? Locul se eliberează, iar mesajul arată că tu ai cerut asta.
dismissed = Gazda te-a rugat să pleci.
wrong-name_long = Un nume are cel mult 20 de caractere.
wrong-name_signs = Numai litere, cifre și semne de punctuație obișnuite.
wrong-name_mixed = Scrie-ți numele cu un singur alfabet.
wrong-name_taken = Cineva de la masă are un nume care arată la fel.
wrong-no_code = Nicio masă nu are acum acest cod. Mai întreabă o dată.
wrong-code_length = Un cod are { $letters ->
    [one] o literă
    [few] { $letters } litere
   *[other] { $letters } de litere
}; ai scris { $typed }.
wrong-too_many_tries = Prea multe coduri greșite. Încearcă din nou peste câteva minute.
wrong-line = Nu e legătură cu serverul.

code-ask = Codul primit, cu { $letters ->
    [one] o literă
    [few] { $letters } litere
   *[other] { $letters } de litere
}
code-join = La masă

invite = Invită
invite-qr = Link de scanat
invite-share = Trimite linkul
invite-copy = Copiază linkul
invite-onlookers = Link pentru spectatori
invite-code = Sau spune acest cod:
invite-code-hint = Se scrie la „Intră cu un cod”, în cel mult douăsprezece ore.
invite-no-code = Acum nu există niciun cod. Linkul funcționează.

places = Locuri
there-you = tu
there-host = gazdă
there-bot = robot
there-away = lipsește
there-minded = înlocuit de un robot
there-leaving = se ridică după această mână
there-first = împarte prima mână
there-coming = { $name } vine după această mână
there-drew = a tras { ACC($card) }
sit = Așază-te aici
sit-at = Așază-te pe locul { $place }
move = Mută-te aici
move-to = Mută-te pe locul { $place }
rename = Nume și avatar
rise = Ridică-te
hand-over = Numește gazdă
hand-to = { $name } să fie gazda
dismiss = Cere plecarea
dismiss-name = Cere plecarea: { $name }
fill = Robot
fill-at = Dă locul { $place } unui robot
free = Eliberează
free-at = Eliberează locul { $place }

gathering = { $game } cu prietenii – Tarok
gathered = Sunt aici { $people } din { $places }.
onlookers = { $count ->
    [one] Privește un spectator.
    [few] Privesc { $count } spectatori.
   *[other] Privesc { $count } de spectatori.
}
mix-chance = Trage locurile la sorți
mix-cards = Trage cărți pentru locuri
begin = Începem
begin-bots = { $count ->
    [one] Locul liber îl ia un robot.
    [few] Cele { $count } locuri libere le iau roboții.
   *[other] Cele { $count } de locuri libere le iau roboții.
  }
gathering-after = Începe singur la { $count ->
    [one] o secundă
    [few] { $count } secunde
   *[other] { $count } de secunde
} după deschidere; locurile libere le iau roboții.
begin-wait = { $name } spune când începem.
gathering-late = Se joacă acum. Dacă un robot are un loc, îl poți lua când se termină mâna.
gathering-sit = Așază-te pe un loc liber sau ia locul unui robot.
gathering-look = Așază-te pe un loc unde nu e un om sau rămâi și privește.
gathering-watch = Mâna se vede aici de îndată ce începe.
sit-failed = Locul acela e luat acum. Alege altul.
