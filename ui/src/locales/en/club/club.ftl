club-round = Round { $number }
club-table = Table { $number }
club-no-network = You are offline. The event opens once you are online.
club-gone = This link does not work (mistyped, or the event was deleted). Ask the director.
club-gone-known = The event was deleted. This is its last state.
club-old-link = The director has made a new link. Ask for it.
club-online = Everything has been sent.
club-offline = You are offline. Your entries are kept here.
club-waits = { $count ->
    [one] { $count } entry waiting to be sent.
   *[other] { $count } entries waiting to be sent.
}
club-refused = Not accepted
club-refused-not_your_note = This link may not enter that.
club-refused-other_note = Another entry already has the same number.
club-refused-unfit = It does not match later entries.
club-refused-book_full = This event’s record is full.
club-refused-note_garbled = The server cannot read it. Reload this page.
club-refused-too_large = It is too long.
club-read = OK
