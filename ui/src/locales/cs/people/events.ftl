# Akce u stolů tohoto domu: turnaje, jejichž kola začínají sama, a arény.

events = Turnaje a arény
events-about = Hraje se přímo tady. Přihlas se před začátkem: stránka tě přivede ke stolu a výsledky se počítají samy.
events-none = Teď není nic vypsáno. Vypiš turnaj nebo arénu a pošli přátelům odkaz.
event-new = Vypsat akci
event-kind = Druh
event-kind-rounds = Turnaj
event-kind-arena = Aréna
event-about-rounds = Každý hraje každé kolo u jiného stolu. Další kolo začne samo, jakmile všechny stoly dohrají.
event-about-arena = Když u stolu dohraješ, dostaneš další, kolikrát chceš, dokud čas nevyprší.
event-title = Název akce
event-own-rules = S mými domácími pravidly
event-begins = Začátek
event-in-minutes = { $count ->
    [one] za { $count } minutu
    [few] za { $count } minuty
   *[other] za { $count } minut
  }
event-in-hours = { $count ->
    [one] za { $count } hodinu
    [few] za { $count } hodiny
   *[other] za { $count } hodin
  }
event-rounds = Kola
event-deals-each = Her u stolu
event-minutes = Minut na kolo, nejvýš
event-minutes-arena = Minut celkem
event-boards-ask = Stejné karty u všech stolů
event-announce = Vypsat
event-of-rounds = { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
  }
event-of-arena = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
  }
event-deals = { $deals ->
    [one] { $deals } hra u stolu
    [few] { $deals } hry u stolu
   *[other] { $deals } her u stolu
  }
event-boards = stejné karty u všech stolů
event-people = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
  }
event-in = Začne za { $time }
event-running = Probíhá
event-over = Skončilo
event-called_off = Zrušeno: přišlo málo lidí
event-now = Co se děje teď
event-left = Zbývá { $time }
event-round = { $round }. kolo (celkem { $rounds }): zbývá { $time }
event-next = { $round }. kolo začne za { $time }
event-enter = Přihlásit se
event-play = Hrát
event-leave = Odhlásit se
event-not-in = Ještě se neúčastníš.
event-late = Ještě se můžeš přihlásit. Místo dostaneš, jakmile bude volné.
event-in-it = Účastníš se. Nech stránku otevřenou: přivede tě ke tvému stolu.
event-between-rounds = Hraješ od příštího kola. Nech stránku otevřenou.
event-between-arena = Nespěchej. Pro další stůl stiskni „Hrát“.
event-waits = Za okamžik dostaneš stůl. Po 15 sekundách volná místa obsadí roboti.
event-has-table = Tvůj stůl je připraven.
event-to-table = K mému stolu
event-standing = Pořadí
event-rank = Místo
event-name = Jméno
event-points = Body
event-tables = Stoly
event-bot = Robot { $number }
event-has-left = pryč
event-absent = hrál jen robot
event-all-tables = Stoly
event-watch = Sledovat
event-watch-of = Sledovat stůl { $table }
event-share = Poslat odkaz
event-why = Všechny výsledky a proč
event-direct = Vést akci
event-gone = Tato akce tu už není.
refused-event_full = Tato akce už nemá volné místo.
refused-event_over = Tato akce skončila.
refused-too_many_events = Na tomto serveru teď nemůže běžet víc akcí. Zkus to později.
refused-too_many_own_events = Už máš dvě akce, které neskončily. Počkej na konec jedné z nich, nebo ji ukonči.
refused-too_far_ahead = Dokud tu nemáš odehranou hru nebo přístupový klíč, můžeš akci vypsat nejvýš dva dny předem.
