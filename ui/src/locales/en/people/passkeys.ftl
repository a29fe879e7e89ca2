# Passkeys, by which one comes back as the same person.

passkey-hint = With a passkey you come back as the same person, with your tables and evenings: on another device too, and where the browser has forgotten you. Your device, your password manager or a security key keeps it; you need no account and no password.
passkey-keep = Keep a passkey
passkey-come = Come back with my passkey
passkey-own = Your passkeys
passkey-unused = Kept on { $kept }, not used yet
passkey-used = Kept on { $kept }, last used on { $used }
passkey-remove = Remove
passkey-remove-one = Remove the passkey of { $kept }
passkey-done-kept = Done. With this passkey you can come back from now on.
passkey-done-removed = Removed. It leads nowhere any more; you may delete it on your device, too.
passkey-wrong-none = No passkey was chosen. Nothing has changed.
passkey-wrong-here = This device or password manager has a passkey of yours already.
passkey-wrong-browser = This browser could not do that with a passkey.
passkey-wrong-line = There is no connection to the server.
passkey-wrong-no_guest = There is nothing to keep yet: on this device you have not sat at any table.
passkey-wrong-challenge_old = That has taken too long. Please try again.
passkey-wrong-challenge_used = This answer has counted already. Please try again.
passkey-wrong-passkey_wrong = This passkey could not be checked. Please try again.
passkey-wrong-passkey_copied = Somebody may have a copy of this passkey, so it does not count. Please use another one, or a code.
passkey-wrong-no_passkey = This passkey is not known here, or it has been removed.
passkey-wrong-passkey_known = This passkey is kept already.
passkey-wrong-too_many_passkeys = You keep ten passkeys, and there can be no more. Please remove one first.
passkey-wrong-same_guest = You are that person on this device already.
passkey-wrong-too_many_tries = Too many tries have failed. Please try again in a few minutes.
