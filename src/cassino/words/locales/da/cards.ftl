### Kort, lister og personer.

card-name = { $suit ->
    [clubs] klør
    [diamonds] ruder
    [hearts] hjerter
   *[spades] spar
} { $rank ->
    [ace] es
    [two] to
    [three] tre
    [four] fire
    [five] fem
    [six] seks
    [seven] syv
    [eight] otte
    [nine] ni
    [ten] ti
    [jack] knægt
    [queen] dame
   *[king] konge
}
card-marked = { $card }, { $points ->
    [1] et point
    [2] to point
   *[other] { $points } point
}
card-hidden = kort med bagsiden op

suit-clubs = klør
suit-diamonds = ruder
suit-hearts = hjerter
suit-spades = spar

list-next = { $list }, { $item }
sentence-next = { $text } { $next }

pair = { $first } og { $second }

side = { $who ->
    [you] Du
    [ours] Du og { $name }
   *[one] { $name }
}
