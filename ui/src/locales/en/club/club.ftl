club-round = Round { $number }
club-table = Table { $number }
club-no-network = You are offline. The event opens once you are online.
club-gone = This link does not work: it is mistyped, or the event was deleted. Ask the director.
club-gone-known = The event was deleted. This is its last known state.
club-old-link = The director has made a new link. Ask for it.
club-online = Everything has been sent.
club-offline = You are offline. This is the last known state; your entries are kept here.
club-waits = { $count ->
    [one] { $count } entry waiting to be sent.
   *[other] { $count } entries waiting to be sent.
}
club-refused = Not accepted
club-refused-not_your_note = This link may not make that entry.
club-refused-other_note = Another entry already has the same number.
club-refused-unfit = It does not match what has been recorded since.
club-refused-book_full = This event’s record is full: no more entries are possible.
club-refused-note_garbled = The server cannot read it. This page may be out of date: reload it.
club-refused-too_large = It is too long.
club-read = OK
