# Přístupové klíče, se kterými se člověk vrátí jako tatáž osoba.

passkey-hint = S přístupovým klíčem (passkey) se na kterémkoli zařízení vrátíš jako tatáž osoba, i když tě prohlížeč zapomněl. Bez účtu a bez hesla.
passkey-keep = Vytvořit přístupový klíč
passkey-come = Vrátit se s přístupovým klíčem
passkey-own = Tvoje přístupové klíče
passkey-unused = Vytvořen { $kept }, zatím nepoužit
passkey-used = Vytvořen { $kept }, naposledy použit { $used }
passkey-remove = Odebrat
passkey-remove-one = Odebrat přístupový klíč vytvořený { $kept }
passkey-done-kept = Hotovo. Od teď se můžeš vrátit s tímto přístupovým klíčem.
passkey-done-removed = Odebráno. Už nikam nevede; můžeš ho smazat i na svém zařízení.
passkey-wrong-none = Nebyl vybrán žádný přístupový klíč. Nic se nezměnilo.
passkey-wrong-here = Toto zařízení nebo správce hesel už tvůj přístupový klíč má.
passkey-wrong-browser = Tento prohlížeč to s přístupovým klíčem nedokázal.
passkey-wrong-line = Není spojení se serverem.
passkey-wrong-no_guest = Zatím není co uložit: na tomto zařízení ještě nemáš žádný stůl.
passkey-wrong-challenge_old = Trvalo to příliš dlouho. Zkus to znovu.
passkey-wrong-challenge_used = Tato odpověď už byla použita. Zkus to znovu.
passkey-wrong-passkey_wrong = Tento přístupový klíč se nepodařilo ověřit. Zkus to znovu.
passkey-wrong-passkey_copied = Někdo možná má kopii tohoto přístupového klíče, proto neplatí. Použij jiný nebo kód.
passkey-wrong-no_passkey = Tento přístupový klíč tu neznáme, nebo byl odebrán.
passkey-wrong-passkey_known = Tento přístupový klíč už je uložen.
passkey-wrong-too_many_passkeys = Máš deset přístupových klíčů a víc jich být nemůže. Nejdřív jeden odeber.
passkey-wrong-same_guest = Na tomto zařízení už jsi tatáž osoba.
passkey-wrong-too_many_tries = Příliš mnoho neúspěšných pokusů. Zkus to znovu za pár minut.
