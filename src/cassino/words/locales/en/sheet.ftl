### The rules sheet: a heading a group, a label a switch, a sentence a setting.

sheet-title = The rules of this table
sheet-differs = House rule
sheet-source = Decided by { $rules }
sheet-same = Exactly as { $name } is played here.
sheet-changed = { $count ->
    [one] { $count } house rule differs from { $name }.
   *[other] { $count } house rules differ from { $name }.
}
sheet-no-effect = Has nothing to decide here.
sheet-partners-true = Four play as two partnerships, partners opposite each other.
sheet-partners-false = Everyone plays alone.

sheet-group-deal = Dealing and turns
sheet-group-cards = What cards count
sheet-group-capture = Taking
sheet-group-build = Building
sheet-group-obligation = What builders owe
sheet-group-sweep = Sweeps
sheet-group-scoring = Points
sheet-group-match = The match

## Dealing and turns

switch-direction = Direction
sheet-direction-clockwise = Turns and deals go clockwise.
sheet-direction-counter-clockwise = Turns and deals go counter-clockwise.

switch-deal-order = Order of the first deal
sheet-deal-order-others-table-dealer = Two by two, cards go to the other players, the table and last the dealer.
sheet-deal-order-players-table = Two by two, cards go to all players and last to the table.

switch-later-hands-led-by = Who leads later hands
sheet-later-hands-led-by-same-rotation = The player after the dealer leads every hand.
sheet-later-hands-led-by-next-seat = Each new hand is led by the next seat.

switch-refill = Drawing
sheet-refill-false = Four new cards each are dealt when all hands are empty.
sheet-refill-true = After every play a card is drawn from the stock, as long as there is one.

## What cards count

switch-face-values = Jack, queen, king
sheet-face-values-none = Jack, queen and king have no number; they only pair.
sheet-face-values-11-12-13 = The jack counts 11, the queen 12, the king 13.

switch-high-cards = High values
sheet-high-cards-none = No card has a high value besides.
sheet-high-cards = High values: { $cards }.

switch-dual-values = Where high values count
sheet-dual-values-any = A card with two values counts either, in the hand and on the table.
sheet-dual-values-low-on-table = A card with two values counts either in the hand, but only the low one on the table.
sheet-dual-values-hand-high = A card with two values counts the high one in the hand and the low one on the table.

## Taking

switch-face-capture = Equal face cards
sheet-face-capture-one = A face card takes one card of its rank.
sheet-face-capture-all = A face card takes any number of cards of its rank.
sheet-face-capture-one-or-three = A face card takes one card of its rank or all three, never two.

switch-five-of-spades-clears = Five of spades
sheet-five-of-spades-clears-false = 5♠ is an ordinary five.
sheet-five-of-spades-clears-true = 5♠ may take everything on the table, builds too.

switch-compulsory = Must you take?
sheet-compulsory-none = Nobody has to take anything.
sheet-compulsory-matching-loose = A card equal to loose ones may not be laid down: it takes them all or goes into a build.
sheet-compulsory-if-able = Whoever can take must take, but chooses what.
sheet-compulsory-maximal = A card that can take must take, and all that it can.

## Building

switch-builds = Building
sheet-builds-true = Cards may be joined into builds.
sheet-builds-false = There is no building.

switch-raise-own = Raising your own build
sheet-raise-own-true = You may raise any single build, your own too.
sheet-raise-own-false = You may raise only other players' builds.

switch-table-cards-may-raise = Loose cards in a raise
sheet-table-cards-may-raise-false = Only the card you play raises a build.
sheet-table-cards-may-raise-true = Loose cards may help the card you play to raise a build.

switch-build-as-card = Builds in sums
sheet-build-as-card-false = A build is taken only by a card of its value, never as part of a sum.
sheet-build-as-card-true = A single build may be part of a sum when you take.

switch-same-value-builds = Builds of one value
sheet-same-value-builds-allowed = Two builds of one value may lie side by side.
sheet-same-value-builds-merge = There is one build of a value at most; a raise to that value joins the two.
sheet-same-value-builds-forbidden = There is one build of a value at most, and no raise to that value.

switch-max-own-builds = Own builds at a time
sheet-max-own-builds-none = You may own any number of builds.
sheet-max-own-builds = { $number ->
    [1] You may own one build at a time.
   *[other] You may own { $number } builds at a time.
}

switch-group-max-cards = Cards in a group
sheet-group-max-cards-none = A group in a build may have any number of cards.
sheet-group-max-cards = { $number ->
    [one] A group in a build may have at most { $number } card.
   *[other] A group in a build may have at most { $number } cards.
}

switch-table-only-builds = Builds of table cards alone
sheet-table-only-builds-false = The card you play must be part of the build.
sheet-table-only-builds-true = While laying a card down you may also join loose cards into a build.

switch-for-partner = Building for a partner
sheet-for-partner-never = You must hold the card for your build yourself; a partner's doesn't do.
sheet-for-partner-provable = You may build for your partner when the play has shown that they hold the card.
sheet-for-partner-allowed = You may build for your partner, trusting that they hold the card.

## What builders owe

switch-owner-may-trail = Trailing as an owner
sheet-owner-may-trail-false = Whoever owns a build may not trail.
sheet-owner-may-trail-true = Whoever owns a build may trail, but keeps the card that takes it.

switch-after-build = The turn after building
sheet-after-build-none = You needn't take on the turn after building.
sheet-after-build-capture-next = On the turn after building you must take something if you can.
sheet-after-build-capture-or-extend = On the turn after building you must take something or go on with your build if you can.

## Sweeps

switch-sweep-points = Points for a sweep
sheet-sweep-points = { $number ->
    [0] Emptying the table, a sweep, scores nothing.
    [one] Emptying the table, a sweep, scores { $number } point.
   *[other] Emptying the table, a sweep, scores { $number } points.
}

switch-sweep-cancel = Cancelling sweeps
sheet-sweep-cancel-none = Sweeps don't cancel.
sheet-sweep-cancel-all-sides = When every side has a sweep, each loses one, until somebody has none.
sheet-sweep-cancel-pairwise = Only the side with most sweeps scores, for its lead over the second.
sheet-sweep-cancel-sequential = A new sweep first knocks out one of an opponent's instead of counting.

switch-sweeps-blocked-from = Sweeps near the target
sheet-sweeps-blocked-from-none = Sweeps count at every score.
sheet-sweeps-blocked-from = No sweeps are scored from { $number } points on.

switch-sweeps-block = Whose sweeps are blocked
sheet-sweeps-block-side = Only a side that has those points itself scores no sweeps.
sheet-sweeps-block-everyone = As soon as one side has those points, nobody scores sweeps.

switch-sweeps-in-last-hand = Sweeps in the last hand
sheet-sweeps-in-last-hand-true = Sweeps count in the last hand too.
sheet-sweeps-in-last-hand-false = There are no sweeps in the last hand.

## Points

switch-residue = Cards left at the end
sheet-residue-last-capturer = Cards left at the end go to whoever took last.
sheet-residue-nobody = Cards left at the end go to nobody.
sheet-residue-dealer-side = Cards left at the end go to the dealer's side.

switch-last-capture-point = Last take
sheet-last-capture-point = Taking last: { $number ->
    [0] no points
    [one] { $number } point
   *[other] { $number } points
}.
switch-most-cards = Most cards
sheet-most-cards = Most cards: { $number ->
    [0] no points
    [one] { $number } point
   *[other] { $number } points
}.
switch-most-spades = Most spades
sheet-most-spades = Most spades: { $number ->
    [0] no points
    [one] { $number } point
   *[other] { $number } points
}.
switch-big-casino = Big Cassino (10♦)
sheet-big-casino = Big Cassino, 10♦: { $number ->
    [0] no points
    [one] { $number } point
   *[other] { $number } points
}.
switch-little-casino = Little Cassino (2♠)
sheet-little-casino = Little Cassino, 2♠: { $number ->
    [0] no points
    [one] { $number } point
   *[other] { $number } points
}.
switch-ace = Each ace
sheet-ace = Each ace: { $number ->
    [0] no points
    [one] { $number } point
   *[other] { $number } points
}.
switch-each-spade = Each spade
sheet-each-spade = Each spade: { $number ->
    [0] no points
    [one] { $number } point
   *[other] { $number } points
}.
switch-jack-of-spades = Jack of spades
sheet-jack-of-spades = J♠ by itself: { $number ->
    [0] no points
    [one] { $number } point
   *[other] { $number } points
}.

switch-majority-ties = Ties for most cards or spades
sheet-majority-ties-none = At a tie for most cards or most spades nobody gets the points.
sheet-majority-ties-split = At a tie for most cards or most spades the tied sides share the points.
sheet-majority-ties-carry = At a tie for most cards or most spades the points wait for the next deal.

## The match

switch-target = Target
sheet-target = The match goes to { $number ->
    [one] { $number } point
   *[other] { $number } points
}.

switch-reach = Reaching the target
sheet-reach-at-least = Exactly { $target } is enough.
sheet-reach-more-than = Exactly { $target } isn't enough; it takes more.

switch-end-resolution = If several reach it
sheet-end-resolution-highest = If several sides reach { $target } in one deal, the highest total wins.
sheet-end-resolution-count-out = If several sides reach { $target } in one deal, points are counted in order and the first to get there wins.
sheet-end-resolution-closest = If several sides reach { $target } in one deal, the one closest to it wins.

switch-objective = Aim
sheet-objective-most = Points are good: reach { $target } to win.
sheet-objective-fewest = Points are bad: once somebody reaches { $target }, the fewest win.

switch-count-at-once = When points count
sheet-count-at-once-false = Points are counted at the end of each deal.
sheet-count-at-once-true = Points count at once, and the match may end in the middle of a deal.

switch-near-target = Limits near the target
sheet-near-target-false = There are no limits near the target.
sheet-near-target-true = A side with { $low } before a deal can win in it only by most cards, with { $middle } only by Big Cassino.

switch-near-target-20 = One point short
sheet-near-target-20-little-casino = A side with { $score } before a deal can win in it only by Little Cassino.
sheet-near-target-20-most-spades = A side with { $score } before a deal can win in it only by most spades.

switch-near-target-miss = Missing the limit
sheet-near-target-miss-cap-at-20 = A side that misses its limit adds its points, but not beyond { $score }.
sheet-near-target-miss-freeze = A side that misses its limit adds no points.
sheet-near-target-miss-accrue = A side that misses its limit adds its points, but doesn't win that deal.
