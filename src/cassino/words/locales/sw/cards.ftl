### Kadi, orodha na watu.

card-name = { $rank ->
    [ace] ree ya
    [two] mbili ya
    [three] tatu ya
    [four] nne ya
    [five] tano ya
    [six] sita ya
    [seven] saba ya
    [eight] nane ya
    [nine] tisa ya
    [ten] kumi ya
    [jack] ghulamu wa
    [queen] malkia wa
   *[king] mfalme wa
} { $suit ->
    [clubs] maua
    [diamonds] uru
    [hearts] kopa
   *[spades] jembe
}
card-marked = { $card }, { $points ->
    [1] pointi moja
    [2] pointi mbili
   *[other] pointi { $points }
}
card-hidden = kadi iliyofunikwa

suit-clubs = maua
suit-diamonds = uru
suit-hearts = kopa
suit-spades = jembe

list-next = { $list }, { $item }
sentence-next = { $text } { $next }

pair = { $first } na { $second }

side = { $who ->
    [you] Wewe
    [ours] Wewe na { $name }
   *[one] { $name }
}
