### Cards, lists and people: the pieces that sentences are made of.

# $rank: ace, two … king; $suit: clubs, diamonds, hearts, spades. Heard by screen readers, so no signs.
card-name = { $rank ->
    [ace] ace
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
   *[king] king
} of { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
}
card-marked = { $card }, { $points ->
    [1] one point
    [2] two points
    [one] { $points } point
   *[other] { $points } points
}
card-hidden = face-down card

suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades

# One more thing at the end of a list.
list-next = { $list }, { $item }

# One more sentence in the same line.
sentence-next = { $text } { $next }

# Two partners, neither of whom is the reader.
pair = { $first } and { $second }

# A side as a heading. $who: you, ours (the reader and a partner by name), pair, one.
side = { $who ->
    [you] You
    [ours] You and { $name }
   *[one] { $name }
}
