club-round = Round { $number }
club-table = Table { $number }
club-no-network = The event opens once you are online.
club-gone = This link is wrong, or the event was deleted. Ask the director.
club-gone-known = The deleted event’s last state.
club-old-link = Ask the director for the new link.
club-online = Everything has been sent.
club-offline = Offline: your entries are kept here.
club-waits = { $count ->
    [one] { $count } entry waiting to be sent.
   *[other] { $count } entries waiting to be sent.
}
club-refused = Not accepted
club-refused-not_your_note = This link may not enter that.
club-refused-other_note = Another entry has this number.
club-refused-unfit = It does not match later entries.
club-refused-book_full = This event’s record is full.
club-refused-note_garbled = The server cannot read it. Reload this page.
club-refused-too_large = It is too long.
club-read = OK
club-kept = Your events
