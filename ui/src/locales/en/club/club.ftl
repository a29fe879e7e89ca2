club-round = Round { $number }
club-table = Table { $number }
club-no-network = There is no network now, and this device does not know the event yet. It opens as soon as there is one.
club-gone = This link leads nowhere. Perhaps a letter is wrong, or the event was deleted. Ask the director for the link.
club-gone-known = The event has been deleted. You see what this device heard last.
club-old-link = The director has made a new link in place of this one. Ask for it.
club-online = All is sent.
club-offline = No network now. You see what this device heard last, and what you note is kept here.
club-waits = { $count ->
    [one] { $count } note waits for the network.
   *[other] { $count } notes wait for the network.
}
club-refused = Not accepted
club-refused-not_your_note = This link may not note that.
club-refused-other_note = Something else has been noted under the same number.
club-refused-unfit = It does not fit to what has been noted by now.
club-refused-book_full = The book of this event is full: nothing more can be noted.
club-refused-note_garbled = The house cannot read it. Perhaps this page is too old: load it again.
club-refused-too_large = It is too long.
club-read = I have read it
