# Passkeys, by which one comes back as the same person.

passkey-hint = A passkey brings you back as the same person, on any device. No account, no password.
passkey-keep = Create a passkey
passkey-come = Sign in with a passkey
passkey-own = Your passkeys
passkey-unused = Created { $kept }, not used yet
passkey-used = Created { $kept }, last used { $used }
passkey-remove = Remove
passkey-remove-one = Remove the passkey created { $kept }
passkey-done-kept = Done. This passkey now brings you back.
passkey-done-removed = Removed. You can delete it from your device too.
passkey-wrong-none = No passkey was chosen.
passkey-wrong-here = This device already has a passkey of yours.
passkey-wrong-browser = This browser could not do that.
passkey-wrong-line = No connection to the server.
passkey-wrong-no_guest = Nothing to save: you have not played on this device.
passkey-wrong-challenge_old = That took too long. Try again.
passkey-wrong-challenge_used = This answer was already used. Try again.
passkey-wrong-passkey_wrong = This passkey could not be checked. Try again.
passkey-wrong-passkey_copied = Someone may have copied this passkey, so it was refused. Use another, or a code.
passkey-wrong-no_passkey = This passkey is unknown or was removed.
passkey-wrong-passkey_known = This passkey is already saved.
passkey-wrong-too_many_passkeys = You have ten passkeys, the most allowed. Remove one first.
passkey-wrong-same_guest = You are already signed in as that person.
passkey-wrong-too_many_tries = Too many failed attempts. Try again in a few minutes.
