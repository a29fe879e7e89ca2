# Passkeys, by which one comes back as the same person.

passkey-hint = A passkey brings you back as the same person, on any device, even if the browser has forgotten you. No account and no password.
passkey-keep = Create a passkey
passkey-come = Sign in with my passkey
passkey-own = Your passkeys
passkey-unused = Created { $kept }, not used yet
passkey-used = Created { $kept }, last used { $used }
passkey-remove = Remove
passkey-remove-one = Remove the passkey created { $kept }
passkey-done-kept = Done. You can now come back with this passkey.
passkey-done-removed = Removed. It no longer works; you can delete it from your device too.
passkey-wrong-none = No passkey was chosen. Nothing has changed.
passkey-wrong-here = This device or password manager already has a passkey of yours.
passkey-wrong-browser = This browser could not do that with a passkey.
passkey-wrong-line = There is no connection to the server.
passkey-wrong-no_guest = There is nothing to save yet: you have not played at any table on this device.
passkey-wrong-challenge_old = That took too long. Please try again.
passkey-wrong-challenge_used = This answer has already been used. Please try again.
passkey-wrong-passkey_wrong = This passkey could not be checked. Please try again.
passkey-wrong-passkey_copied = Someone may have copied this passkey, so it was refused. Use another one, or a code.
passkey-wrong-no_passkey = This passkey is unknown here, or it has been removed.
passkey-wrong-passkey_known = This passkey is already saved.
passkey-wrong-too_many_passkeys = You already have ten passkeys, the most allowed. Please remove one first.
passkey-wrong-same_guest = You are already signed in as that person on this device.
passkey-wrong-too_many_tries = Too many failed attempts. Please try again in a few minutes.
