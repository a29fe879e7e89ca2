desk-about = For whoever runs an evening, a league or a cup with real cards: who sits where, what each table came to, how everybody stands and why. The tables can enter on their phones, and a screen on the wall shows the clock and the standing.
desk-begin = Begin an event
desk-season = Season
desk-unseen = An event
desk-forget = Forget
desk-forget-of = Forget { $title }
desk-forget-sure = Forget this link on this device? The event itself stays.
desk-forget-director = Forget this event on this device? Whoever has no other link of the director cannot direct it any more.
desk-bring = Bring an event from a file
desk-bring-about = The file of its notes, as it was saved here or as “tarok club” keeps it.
desk-no-notes = This file holds no notes of an event, or they do not fit together.
desk-role-director = Director
desk-role-wall = The wall
desk-role-player = The players
desk-title = What is it called?
desk-by = Your name, for the history
desk-format = Format
desk-format-slovenian_individual = Slovenian, individual
desk-format-slovenian_cup = Slovenian cup for teams
desk-format-czech_evening = Czech evening
desk-format-czech_league = Czech league
desk-format-american_czech = American-Czech by the clock
desk-format-hungarian_finals = Hungarian, with finals
desk-format-friendly = Friendly evening, for any number
desk-source = Rules:
desk-lengths = Other rounds, minutes or deals
desk-length-times = Rounds
desk-length-minutes = Minutes
desk-length-deals = Deals
desk-open = Begin
desk-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
desk-minutes = { $minutes } minutes
desk-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
desk-draw-plan = by one plan for all rounds
desk-draw-random = drawn at random
desk-draw-thirds = drawn by standing, one of each third at a table
desk-draw-snake = drawn by standing, there and back
desk-draw-finals = finals by standing
desk-draw-teams = teams meet, one goes on
desk-draw-waited = for those who have sat out
desk-draw-free = whoever is free
desk-table-of = { $size } at a table: { $game }
desk-by-places = Points for the places at a table: { $points }
desk-by-sum = The sum of all points counts.
desk-chips = Everybody begins a round with { $chips } in chips.
desk-check = What a table hands in is checked: its sum has to be right.
desk-waits = Whoever is left over sits out a round, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
desk-teams = Teams of { $count }
desk-cup = Any number of teams from two on: one or two that are over have a bye, and the last two meet each other.
desk-evenings = A season has { $evenings } evenings, of which the best { $best } count.
desk-season-about = The table over several evenings of this device, by the format of the last one. People are the same if they are written the same.
desk-season-evenings = Which evenings?
desk-season-show = Show the table
desk-season-dropped = “–” is an evening that does not count.
desk-ratings = Ratings
desk-ratings-about = How strong somebody is, and how sure that is, from who did better than whom at a table. Whoever is new has 25.0 ± 8.3.
desk-ratings-missing = This house cannot make ratings: it lacks the package for them.
desk-strength = Strength
desk-tables = Tables
desk-parts = Parts of the event
desk-tab-people = People
desk-tab-rounds = Rounds
desk-tab-standing = Standing
desk-tab-links = Links
desk-tab-history = History
desk-all = All events
desk-to-desk = Back to the event
desk-undo = Undo
desk-undo-sure = Take back the last note? “{ $note }”
desk-undone = taken back
desk-next = What comes next
desk-next-enter = Enter at least { $count } people.
desk-next-draw = Round { $round } is to be drawn.
desk-next-begin = Round { $round } is drawn. Begin it when everybody is seated.
desk-next-slips = Round { $round } is being played. Still missing: { $count ->
    [one] table { $tables }
   *[other] tables { $tables }
}.
desk-next-close = All tables of round { $round } have handed in.
desk-next-over = The event is over.
desk-winner = { $name } has won the cup.
desk-step-waits = This is noted here and waits for the network.
desk-do-enter = Enter people
desk-do-draw = Draw round { $round }
desk-do-begin = Begin round { $round }
desk-do-slips = Enter a slip
desk-do-close = Close round { $round }
desk-do-over = Show the standing
desk-checks = To see to
desk-check-refused = This does not fit to the rest and does not count: { $note }
desk-check-stale = Somebody has come or gone: round { $round } has to be drawn anew.
desk-check-missing = Round { $round }, table { $table } has not handed in.
desk-check-protest = { $name } protests (round { $round }, table { $table }): { $text }
desk-check-asks = Table { $table } asks for a correction in round { $round }: { $note } → { $instead } ({ $text })
desk-see-refused = Strike it out
desk-see-stale = Draw
desk-see-missing = Enter
desk-see-protest = Decide
desk-draw-title = The draw
desk-draw-about = They would sit like this. Nothing is noted yet. The last at each table deals first.
desk-draw-note = Seat them like this
desk-draw-offline = The draw is made by the house, which cannot be reached now.
desk-draw-waits = This cannot be drawn now.
desk-drawing = It is being drawn …
desk-drawn-all = All rounds have begun.
desk-again = Try again
desk-redraw = Draw anew
desk-out = Sitting out: { $names }
desk-sits-out = sits out
desk-deals-first = deals first
desk-slip-chips = What lies before everybody.
desk-slip-won = What everybody has won or lost.
desk-slip-booked = { $count ->
    [one] The table has noted { $count } deal; the slip has to agree with it.
   *[other] The table has noted { $count } deals; the slip has to agree with them.
}
desk-slip-sum = Together { $sum }
desk-slip-of = Together { $sum } of { $wanted }{ $way ->
    [-1] : { $off } are missing
    [1] : { $off } too many
   *[other] {""}
}
desk-slip-note = Enter the slip
desk-slip-correct = Correct the slip
desk-why = Why?
desk-people = People
desk-enter-about = Names, one on each line; a whole list can be pasted.
desk-enter-teams = A team on each line: Reds: Ana, Bor, Cene
desk-enter = Enter them
desk-column-number = Number
desk-column-money = Paid
desk-column-club = Club
desk-column-town = Town
desk-column-team = Team
desk-column-surname = Surname
desk-column-name = Name
desk-paste-back = Take this list back
desk-paste-column = Column { $number }
desk-paste-counts = New: { $count }.
desk-there = Already here: { $names }. If it is somebody else, write the surname, too.
desk-wrong = Not entered, for a name is too long or a team is missing: { $names }
desk-count = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
desk-fee = Fee
desk-paid = Paid
desk-paid-all = Paid in all: { $amount }
desk-paid-sum = Paid: { $amount }
desk-pay-now = Paid { $amount }
desk-pays = { $name } has paid { $amount }
desk-pay = Note the payment
desk-amount = Amount
desk-number = No.
desk-name = Name
desk-team = Team
desk-has-left = has left
desk-waits-mark = waits for the network
desk-leave = { $name } leaves
desk-back = { $name } is back
desk-fine = Fine
desk-fine-note = Note the fine
desk-clause = Clause, if there is one
desk-points = Points
desk-protest = Protest
desk-protest-where = About
desk-protest-text = What is it about?
desk-protest-note = Note the protest
desk-decide-title = Decide the protest
desk-decide-asks-title = Decide the request
desk-decision = The decision
desk-decide = Decide
desk-accept = Accept: correct it
desk-decline = Decline: leave it as it is
desk-rename = Name misspelt?
desk-rename-note = Correct
desk-rounds-title = Rounds
desk-no-rounds = Nothing is drawn yet.
desk-stands-drawn = drawn
desk-stands-begun = being played
desk-stands-closed = over
desk-stale = to be drawn anew
desk-deals-noted = { $count ->
    [one] { $count } deal noted
   *[other] { $count } deals noted
}
desk-print-seats = Print seat cards
desk-print-slips = Print slips
desk-together = Together
desk-sign = Signed:
desk-standing = Standing
desk-standing-about = A tap on a name shows where the points come from, by which rule.
desk-teams-title = Teams
desk-rank = Rank
desk-tie = Tie-break
desk-save-notes = Save all notes
desk-links = Links
desk-links-about = Whoever has a link has its role; nobody needs a name or a password. Show a code to a camera, or print them all.
desk-link-for = For whom?
desk-link-open = Open it here
desk-links-later = The tables have links as soon as the first round is drawn.
desk-may-table = Enters the deals or the slip of this table, in every round, and nothing else.
desk-may-wall = Shows the clock, the seats and the standing, for a screen that all see. Changes nothing.
desk-may-player = Shows everybody where they sit and how they stand. Changes nothing.
desk-may-director = May do all that you may. Give it to nobody but whoever directs with you.
desk-scan-table = Enter your deals or your slip here.
desk-scan-wall = Clock, seats and standing for all.
desk-scan-player = Where you sit, and how you stand.
desk-qr = The link for a camera: { $role }
desk-print-links = Print all codes
desk-renew = New link
desk-renew-sure = Make a new link for “{ $role }”? The old one leads nowhere from then on.
desk-renewed = There is a new link.
desk-phones = Phones at the tables
desk-phones-about = Revoke a phone and nothing counts that it noted. Its tables get new links, and the history keeps everything.
desk-phone = { $count ->
    [one] { $name }, table { $tables }: { $count } note
   *[other] { $name }, table { $tables }: { $count } notes
}
desk-phone-unnamed = { $count ->
    [one] Table { $tables }: { $count } note
   *[other] Table { $tables }: { $count } notes
}
desk-phone-revoked = revoked
desk-revoke = Revoke
desk-revoke-sure = Revoke the phone of “{ $name }”? Nothing it noted will count, and the old links of its tables will stop working. You cannot undo this.
desk-erase = Delete the event
desk-erase-about = The house forgets the event with all that was noted. Save the notes first.
desk-erase-sure = Delete the event for everybody, for good?
desk-history = History
desk-history-about = All that was noted, the newest first. What is struck out or corrected stays here, with the reason.
desk-history-all = Show all
desk-because = because: { $why }
desk-fate-struck = struck out
desk-fate-corrected = corrected
desk-fate-refused = does not fit
desk-fate-revoked = does not count: the phone is revoked
desk-said-opened = Begun: { $text }
desk-said-entered = { $name } takes part
desk-said-paid = { $name } has paid { $number }
desk-said-left = { $name } has left
desk-said-drawn = Round { $round } drawn, { $number } people at tables
desk-said-replaced = Round { $round }, table { $table }: { $other } takes the place of { $name }
desk-said-begun = Round { $round } begun
desk-said-scored = Round { $round }, table { $table }: a deal
desk-said-slip = Round { $round }, table { $table }: { $totals }
desk-said-closed = Round { $round } closed
desk-said-fined = Fine for { $name }: { $number } { $text }
desk-said-protested = { $name } protests, round { $round }, table { $table }: { $text }
desk-said-asks = Table { $table }, round { $round } asks for a correction: { $note } → { $instead } ({ $text })
desk-said-decided = Decision: { $text }
desk-said-accepted = Accepted: { $text }
desk-said-corrected = Corrected: { $note } → { $instead }
desk-said-struck = Struck out: { $note }
desk-said-revoked = Phone of { $name } revoked, with everything it noted
