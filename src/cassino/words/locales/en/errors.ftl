### Coded errors that a person can meet.

error-unknown = Something went wrong ({ $code }).
error-title = That didn't work
error-try-again = Try again

error-page-not-found = There is nothing at this address.
error-table-not-found = There is no such table. Perhaps its match is long over.
error-table-full = All seats of this table are taken.
error-table-closed = This table is closed.
error-table-broken = This table had to stop. Its record is kept.
error-seat-taken = Somebody sits there already.
error-seat-not-yours = That isn't your seat.
error-seat-unknown = This table has no such seat.
error-seat-none = You aren't sitting at this table.
error-turn-not-yours = It isn't your turn.
error-turn-no-deal = No deal is on right now.
error-turn-over = The match is over.
error-turn-stale = The table has moved on since; look again.
error-move-illegal = That move isn't allowed.
error-undo-not-allowed = Nothing can be taken back here.
error-host-only = Only the host of the table can do that.
error-name-empty = Please enter a name.
error-name-too-long = That name is too long.
error-name-taken = Somebody at this table has that name already.
error-chat-off = Free chat is off at this table.
error-chat-too-long = That is too long.
error-session-expired = You were away for long. Please open the table again.
error-link-invalid = This link doesn't belong to a seat.
error-request-invalid = The table didn't understand that.
error-request-too-large = That is too much at once.
error-request-too-many = Slowly, please: too many requests at once.
error-server-busy = Too much is going on right now. Please try again in a moment.
error-server-failed = Something went wrong on the server. The match is safe.
error-agent-failed = The computer player stumbled; a simpler one plays on.
error-offline = There is no connection right now.

error-card-invalid = That is no card.
error-option-invalid = A house rule is set to something it can't be.
error-option-unknown = There is no such game or house rule.
error-seats-invalid = This game isn't for that many players.
error-deck-invalid = That is not a whole pack of 52 cards.
error-position-invalid = That position can't be.
error-notation-syntax = That can't be read as a move.
error-notation-ambiguous = That could mean several moves.
error-record-invalid = That record can't be read.
error-record-too-large = That record is too large.
error-too-many-moves = There are too many moves here to list them all.
