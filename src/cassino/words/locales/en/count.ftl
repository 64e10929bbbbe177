### The count at the end of a deal, and what it decides.

count-title = Deal { $deal }
count-item = For
count-total = Score
count-this-deal = This deal
count-next = Next deal
count-skip = Show all

count-cards = Most cards
count-spades = Most spades
# Where every spade scores.
count-spades-each = Spades
count-big-casino = Big Cassino
count-little-casino = Little Cassino
count-aces = Aces
count-ace-s = Ace of spades
count-ace-h = Ace of hearts
count-ace-d = Ace of diamonds
count-ace-c = Ace of clubs
count-sweeps = Sweeps
count-last = Last take
# Points that a side counts but doesn't get, near the target.
count-withheld = Not credited

# Notes beside an item. $count: cards or spades that the tied sides have.
count-note-nobody = Nobody
count-note-tie = Nobody: { $count } each
count-note-split = Shared: { $count } each
count-note-carry = { $points ->
    [one] Tie: { $points } point waits for the next deal
   *[other] Tie: { $points } points wait for the next deal
}
count-note-carried = { $points ->
    [one] With { $points } point from before
   *[other] With { $points } points from before
}
count-note-cancelled = { $count ->
    [one] { $count } cancelled on each side
   *[other] { $count } cancelled on each side
}
count-note-blocked = No sweeps from { $score } points on
count-note-decides = This decides the match
count-note-needed = Needed to win from { $score }
count-note-missed = Needed to win from { $score }, and missed
count-note-capped = Stops at { $score }

# How far a side is, for screen readers.
count-side-total = { $who ->
    [you] You: { $score }
    [ours] You and { $name }: { $score }
   *[one] { $name }: { $score }
}

# $who wins with $score; $item is one of the items above, $target the target.
decision-not-reached = Nobody has won yet, so another deal follows.
decision-tied = It is a tie at the top, so another deal decides.
decision-highest = { $who ->
    [you] You win
    [ours] You and { $name } win
    [pair] { $name } win
   *[one] { $name } wins
} with { $score ->
    [one] { $score } point
   *[other] { $score } points
}, the highest score.
decision-counted-out = { $who ->
    [you] Counting in order, you reach { $target } first and win (“{ $item }”).
    [ours] Counting in order, you and { $name } reach { $target } first and win (“{ $item }”).
    [pair] Counting in order, { $name } reach { $target } first and win (“{ $item }”).
   *[one] Counting in order, { $name } reaches { $target } first and wins (“{ $item }”).
}
decision-closest = { $who ->
    [you] You win
    [ours] You and { $name } win
    [pair] { $name } win
   *[one] { $name } wins
} with { $score ->
    [one] { $score } point
   *[other] { $score } points
}, closest to { $target }.
decision-requirement = { $who ->
    [you] You win
    [ours] You and { $name } win
    [pair] { $name } win
   *[one] { $name } wins
} by the one thing that was needed: “{ $item }”.
decision-at-once = { $who ->
    [you] You stand at { $score } and win
    [ours] You and { $name } stand at { $score } and win
    [pair] { $name } stand at { $score } and win
   *[one] { $name } stands at { $score } and wins
} at once.
decision-fewest = { $who ->
    [you] You win
    [ours] You and { $name } win
    [pair] { $name } win
   *[one] { $name } wins
} with { $score ->
    [one] { $score } point
   *[other] { $score } points
}, the fewest.
