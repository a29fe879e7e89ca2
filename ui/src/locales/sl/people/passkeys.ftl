# Ključi za dostop, s katerimi se vrneš kot ista oseba.

passkey-hint = S ključem za dostop (passkey) se na kateri koli napravi vrneš kot ista oseba, tudi če te je brskalnik pozabil. Brez računa in brez gesla.
passkey-keep = Ustvari ključ za dostop
passkey-come = Vrni se s ključem za dostop
passkey-own = Tvoji ključi za dostop
passkey-unused = Ustvarjen { $kept }, še neuporabljen
passkey-used = Ustvarjen { $kept }, nazadnje uporabljen { $used }
passkey-remove = Odstrani
passkey-remove-one = Odstrani ključ za dostop, ustvarjen { $kept }
passkey-done-kept = Urejeno. Odslej se lahko vrneš s tem ključem za dostop.
passkey-done-removed = Odstranjen. Nikamor več ne vodi; izbrišeš ga lahko tudi na svoji napravi.
passkey-wrong-none = Noben ključ za dostop ni bil izbran. Nič se ni spremenilo.
passkey-wrong-here = Ta naprava ali upravitelj gesel že ima tvoj ključ za dostop.
passkey-wrong-browser = Ta brskalnik tega s ključem za dostop ni zmogel.
passkey-wrong-line = Ni povezave s strežnikom.
passkey-wrong-no_guest = Zaenkrat ni česa shraniti: na tej napravi še ni tvoje mize.
passkey-wrong-challenge_old = To je trajalo predolgo. Poskusi znova.
passkey-wrong-challenge_used = Ta odgovor je bil že uporabljen. Poskusi znova.
passkey-wrong-passkey_wrong = Tega ključa za dostop ni bilo mogoče preveriti. Poskusi znova.
passkey-wrong-passkey_copied = Morda ima kdo kopijo tega ključa za dostop, zato ne velja. Uporabi drugega ali kodo.
passkey-wrong-no_passkey = Tega ključa za dostop tu ne poznamo ali pa je bil odstranjen.
passkey-wrong-passkey_known = Ta ključ za dostop je že shranjen.
passkey-wrong-too_many_passkeys = Imaš deset ključev za dostop in več jih ne more biti. Najprej enega odstrani.
passkey-wrong-same_guest = Na tej napravi si že ta oseba.
passkey-wrong-too_many_tries = Preveč neuspelih poskusov. Poskusi znova čez nekaj minut.
