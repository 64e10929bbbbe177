### The table in a terminal.

terminal-welcome = { $game }, { $seats } players, to { $target } points. Type ? for help.
terminal-deal = Deal { $deal }, { $name } deals.
terminal-hand = Hand { $hand } of { $hands }.
terminal-table = Table
terminal-builds = Builds
terminal-your-hand = Your hand
terminal-piles = Taken
terminal-score = Score
terminal-empty = nothing
terminal-build = { $cards } = { $value }, { $owner }
terminal-prompt = Your move
terminal-moves = Your moves:
terminal-more-moves = … and more; type all to see them.
terminal-choose-number = A number from the list, or a move such as 8s x 5c+3h.
terminal-not-understood = That is neither a number from the list, a move nor a command; type ? for help.
terminal-not-a-number = There is no move { $number } in the list.
terminal-thinking = { $name } thinks …
terminal-plays = { $name } plays
terminal-help = Commands
terminal-help-move = a move, such as 8s x 8d, 5c+3h or 3d+5c = 8 or Qd
terminal-help-number = the move of that number
terminal-help-card = the moves of one card, such as 8s
terminal-help-all = all moves
terminal-help-hint = a hint
terminal-help-undo = take the last move back
terminal-help-rules = the rules of this table
terminal-help-score = the score and what has been taken
terminal-help-save = save the record to a file
terminal-help-quit = stop here
terminal-saved = Saved to { $file }.
terminal-undone = Taken back.
terminal-nothing-to-undo = There is nothing to take back.
terminal-next-deal = Press Enter for the next deal.
terminal-pass = Pass the keyboard to { $name } and press Enter.
terminal-quit = The match is broken off.
terminal-bye = Goodbye!

## Columns beside the players' names; short

terminal-column-hand = hand
terminal-column-taken = taken
terminal-column-sweeps = sweeps
terminal-column-score = score

# What a side had before the deal that is counted.
terminal-count-before = Before

## Moves, commands and what is said beside them

# Under a list of moves: how many are left out, counted or more than that.
terminal-moves-more = … and { $count } more; name a card to see its moves, as in: moves 8s
terminal-moves-many = … and more than { $count } others; name a card to see its moves, as in: moves 8s
terminal-moves-none = You can do nothing with that card.
terminal-legal = That move is legal.
terminal-refused = { $reason } (Rule { $rule })
terminal-ambiguous = That may mean several moves:
terminal-pass-ready = The cards are hidden.
# $number is 0 where there is only one.
terminal-player = { $number ->
    [0] Player
   *[other] Player { $number }
}
terminal-command-unknown = Nothing begins with “{ $word }” here; type ? for help.
terminal-command-needs = Say more, as in: { $example }
terminal-undo-other = Somebody else has played since, so nothing can be taken back.
terminal-resume = Go on with: cassino play --resume
terminal-resume-file = Go on with: cassino play --resume { $file }
terminal-record = The record is in { $file }.
terminal-count-secret = Cards and spades are counted at the end of the deal; until then only the piles' sizes are known.
terminal-waiting-match = A match is waiting. Go on with it?
terminal-menu-game = Which game?
terminal-menu-seats = How many players?
terminal-menu-partners = Two against two?
terminal-menu-level = Against which computer?
terminal-menu-name = Your name?
terminal-menu-default = [{ $default }]
terminal-menu-again = Please choose one of: { $choices }
terminal-help-moves = all your moves, or those of one card
terminal-help-why = why a move isn't legal
terminal-help-count = what has been taken so far
terminal-help-table = the table again
terminal-help-short = Suits may be left out where only one card can be meant: 8 x 5+3

# Stepping through a record: Enter or n, p, g and a number, play, q.
terminal-replay = Step { $place } of { $places } (n, p, g N, play, q):
