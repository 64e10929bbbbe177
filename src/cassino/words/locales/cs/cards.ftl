### Karty, výčty a lidé.

# Přídavné jméno se řídí rodem hodnoty: kárové eso, kárový král, kárová desítka.
card-name = { $suit ->
    [clubs] křížov
    [diamonds] károv
    [hearts] srdcov
   *[spades] pikov
}{ $rank ->
    [ace] é eso
    [two] á dvojka
    [three] á trojka
    [four] á čtyřka
    [five] á pětka
    [six] á šestka
    [seven] á sedmička
    [eight] á osmička
    [nine] á devítka
    [ten] á desítka
    [jack] ý kluk
    [queen] á dáma
   *[king] ý král
}
card-marked = { $card }, { $points ->
    [1] jeden bod
    [2] dva body
    [few] { $points } body
   *[other] { $points } bodů
}
card-hidden = karta rubem nahoru

suit-clubs = kříže
suit-diamonds = káry
suit-hearts = srdce
suit-spades = piky

list-next = { $list }, { $item }
sentence-next = { $text } { $next }

pair = { $first } a { $second }

side = { $who ->
    [you] Ty
    [ours] Ty a { $name }
   *[one] { $name }
}
