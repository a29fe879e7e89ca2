desk-about = Run a club evening, league or cup with real cards. Tables enter results on their phones.
desk-begin = New event
desk-season = Season
desk-unseen = Event
desk-forget = Forget
desk-forget-of = Forget { $title }
desk-forget-sure = Forget this link here? The event stays.
desk-forget-director = Forget this event? Without another director’s link, you can no longer run it.
desk-bring = Open an event from a file
desk-bring-about = A file of entries, saved here or by “tarok club”.
desk-no-notes = This file holds no matching entries.
desk-role-director = Director
desk-role-wall = Big screen
desk-role-player = Players
desk-title = Event name
desk-by = Your name, for the history
desk-format = Format
desk-format-slovenian_individual = Slovenian, individual
desk-format-slovenian_cup = Slovenian cup for teams
desk-format-czech_evening = Czech evening
desk-format-czech_league = Czech league
desk-format-american_czech = American-Czech by the clock
desk-format-hungarian_finals = Hungarian, with finals
desk-format-friendly = Friendly evening, any number
desk-source = Rules:
desk-lengths = Change rounds, minutes or deals
desk-length-times = Rounds
desk-length-minutes = Minutes
desk-length-deals = Deals
desk-open = Start
desk-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
desk-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
desk-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
desk-draw-plan = one plan for all rounds
desk-draw-random = drawn at random
desk-draw-thirds = by standings, one from each third
desk-draw-snake = by standings, snake order
desk-draw-finals = finals by standings
desk-draw-teams = team knockout
desk-draw-waited = players who sat out
desk-draw-free = any free players
desk-table-of = { $size } at a table: { $game }
desk-by-places = Points by rank at the table: { $points }
desk-by-sum = All points are added up.
desk-chips = Each player starts a round with { $chips } in chips.
desk-check = Each slip’s total is checked.
desk-waits = Anyone left over sits out, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
desk-teams = Teams of { $count }
desk-cup = Two or more teams; one or two left over get a bye.
desk-evenings = { $evenings } evenings a season; the best { $best } count.
desk-season-about = Standings over several evenings, in the last one’s format. Same name, same person.
desk-season-evenings = Which evenings?
desk-season-show = Show the standings
desk-season-dropped = “–”: does not count.
desk-ratings = Ratings
desk-ratings-about = From who beat whom. New players have 25.0 ± 8.3.
desk-ratings-missing = This server lacks a package for ratings.
desk-strength = Strength
desk-tables = Tables
desk-parts = Parts of the event
desk-tab-people = People
desk-tab-rounds = Rounds
desk-tab-standing = Standings
desk-tab-links = Links
desk-tab-history = History
desk-all = All events
desk-to-desk = Back to the event
desk-undo = Undo
desk-undo-sure = Undo the last entry? “{ $note }”
desk-undone = undone
desk-next = What comes next
desk-next-enter = Enter at least { $count } people.
desk-next-draw = Draw round { $round }.
desk-next-begin = Round { $round }: begin when everyone is seated.
desk-next-slips = Round { $round }: waiting for { $count ->
    [one] table { $tables }
   *[other] tables { $tables }
}.
desk-next-close = All slips of round { $round } are in.
desk-next-over = The event is over.
desk-winner = { $name } has won the cup.
desk-step-waits = Saved here; sent once you are online.
desk-do-enter = Enter people
desk-do-draw = Draw round { $round }
desk-do-begin = Begin round { $round }
desk-do-slips = Enter a slip
desk-do-close = Close round { $round }
desk-do-over = Show the standings
desk-checks = To do
desk-check-refused = This neither matches nor counts: { $note }
desk-check-stale = Players have changed: redraw round { $round }.
desk-check-missing = Round { $round }, table { $table }: no slip yet.
desk-check-protest = { $name } protests (round { $round }, table { $table }): { $text }
desk-check-asks = Round { $round }, table { $table } requests a correction: { $note } → { $instead } ({ $text })
desk-see-refused = Remove it
desk-see-stale = Draw
desk-see-missing = Enter
desk-see-protest = Decide
desk-draw-title = The draw
desk-draw-about = Not saved yet. The last player at each table deals first.
desk-draw-note = Confirm seating
desk-draw-offline = The draw needs the server.
desk-draw-waits = This cannot be drawn yet.
desk-drawing = Drawing…
desk-drawn-all = All rounds have begun.
desk-again = Try again
desk-redraw = Redraw
desk-out = Sitting out: { $names }
desk-sits-out = sits out
desk-deals-first = deals first
desk-slip-chips = Each player’s chips
desk-slip-won = What each player won or lost
desk-slip-booked = { $count ->
    [one] The slip must match the { $count } deal entered.
   *[other] The slip must match the { $count } deals entered.
}
desk-slip-sum = Total { $sum }
desk-slip-of = Total { $sum } of { $wanted }{ $way ->
    [-1] : { $off } missing
    [1] : { $off } too many
   *[other] {""}
}
desk-slip-note = Enter the slip
desk-slip-correct = Correct the slip
desk-why = Why?
desk-people = People
desk-enter-about = One name per line; you can paste a list.
desk-enter-teams = One team per line: Reds: Ana, Bor, Cene
desk-enter = Enter players
desk-column-number = Number
desk-column-money = Paid
desk-column-club = Club
desk-column-town = Town
desk-column-team = Team
desk-column-surname = Surname
desk-column-name = Name
desk-paste-back = Undo this list
desk-paste-column = Column { $number }
desk-paste-counts = New: { $count }.
desk-there = Already entered: { $names }. Someone else? Add the surname.
desk-wrong = Not entered (name too long, or no team): { $names }
desk-count = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
desk-fee = Fee
desk-paid = Paid
desk-paid-all = Total paid: { $amount }
desk-paid-sum = Paid: { $amount }
desk-pay-now = Paid { $amount }
desk-pays = { $name } has paid { $amount }
desk-pay = Record payment
desk-amount = Amount
desk-number = No.
desk-name = Name
desk-team = Team
desk-has-left = has left
desk-waits-mark = waiting to be sent
desk-leave = { $name } leaves
desk-back = { $name } is back
desk-fine = Penalty
desk-fine-note = Record penalty
desk-clause = Rule (optional)
desk-points = Points
desk-protest = Protest
desk-protest-where = Table and round
desk-protest-text = What is it about?
desk-protest-note = Record protest
desk-decide-title = Decide the protest
desk-decide-asks-title = Decide the request
desk-decision = Decision
desk-decide = Decide
desk-accept = Accept
desk-decline = Decline
desk-rename = Name misspelt?
desk-rename-note = Correct
desk-rounds-title = Rounds
desk-no-rounds = No round drawn yet.
desk-stands-drawn = drawn
desk-stands-begun = being played
desk-stands-closed = over
desk-stale = needs a redraw
desk-deals-noted = { $count ->
    [one] { $count } deal entered
   *[other] { $count } deals entered
}
desk-print-seats = Print seat cards
desk-print-slips = Print slips
desk-together = Total
desk-sign = Signed:
desk-standing = Standings
desk-standing-about = Tap a name for the reasons.
desk-teams-title = Teams
desk-rank = Rank
desk-tie = Tie-break
desk-save-notes = Save all entries
desk-links = Links
desk-links-about = A link gives its holder a role, without a password.
desk-link-for = Role
desk-link-open = Open it here
desk-links-later = Tables get links when the first round is drawn.
desk-may-table = Can enter this table’s deals or slip.
desk-may-wall = Clock, seating and standings.
desk-may-player = Each player’s seat and standing.
desk-may-director = Can do everything you can.
desk-scan-table = Enter your deals or slip here.
desk-scan-wall = Clock, seating and standings.
desk-scan-player = Your seat and standing.
desk-qr = Link to scan: { $role }
desk-print-links = Print all codes
desk-renew = New link
desk-renew-sure = Make a new link for “{ $role }”? The old one stops working.
desk-renewed = New link ready.
desk-phones = Phones at the tables
desk-phones-about = A revoked phone’s entries do not count. Its tables get new links.
desk-phone = { $count ->
    [one] { $name }, table { $tables }: { $count } entry
   *[other] { $name }, table { $tables }: { $count } entries
}
desk-phone-unnamed = { $count ->
    [one] Table { $tables }: { $count } entry
   *[other] Table { $tables }: { $count } entries
}
desk-phone-revoked = revoked
desk-revoke = Revoke
desk-revoke-sure = Revoke the phone of “{ $name }”? You cannot undo this.
desk-erase = Delete the event
desk-erase-about = Deletes the event and all entries. Save them first.
desk-erase-sure = Delete the event for good?
desk-history = History
desk-history-about = Newest first, with removed and corrected entries.
desk-history-all = Show all
desk-because = reason: { $why }
desk-fate-struck = removed
desk-fate-corrected = corrected
desk-fate-refused = does not match
desk-fate-revoked = phone revoked
desk-said-opened = Started: { $text }
desk-said-entered = { $name } entered
desk-said-paid = { $name } has paid { $number }
desk-said-left = { $name } has left
desk-said-drawn = Round { $round } drawn, { $number } people seated
desk-said-replaced = Round { $round }, table { $table }: { $other } replaces { $name }
desk-said-begun = Round { $round } begun
desk-said-scored = Round { $round }, table { $table }: a deal
desk-said-slip = Round { $round }, table { $table }: { $totals }
desk-said-closed = Round { $round } closed
desk-said-fined = Penalty for { $name }: { $number } { $text }
desk-said-protested = { $name } protests, round { $round }, table { $table }: { $text }
desk-said-asks = Round { $round }, table { $table } requests a correction: { $note } → { $instead } ({ $text })
desk-said-decided = Decision: { $text }
desk-said-accepted = Accepted: { $text }
desk-said-corrected = Corrected: { $note } → { $instead }
desk-said-struck = Removed: { $note }
desk-said-revoked = Phone of { $name } revoked
