### Počítání na konci rozdání a co rozhodne.

count-title = { $deal }. rozdání
count-item = Za co
count-total = Skóre
count-this-deal = Toto rozdání
count-next = Další rozdání
count-skip = Ukázat vše

count-cards = Nejvíce karet
count-spades = Nejvíce piků
count-spades-each = Piky
count-big-casino = Velké kasino
count-little-casino = Malé kasino
count-aces = Esa
count-ace-s = Pikové eso
count-ace-h = Srdcové eso
count-ace-d = Kárové eso
count-ace-c = Křížové eso
count-sweeps = Smetení stolu
count-last = Poslední zdvih
# Points that a side counts but doesn't get, near the target.
count-withheld = Nepřičteno

count-note-nobody = Nikdo
count-note-tie = Nikdo: každý má { $count }
count-note-split = Dělí se: každý má { $count }
count-note-carry = { $points ->
    [one] Shoda: { $points } bod čeká na příští rozdání
    [few] Shoda: { $points } body čekají na příští rozdání
   *[other] Shoda: { $points } bodů čeká na příští rozdání
}
count-note-carried = { $points ->
    [one] I s { $points } bodem z dřívějška
   *[other] I s { $points } body z dřívějška
}
count-note-cancelled = Každému se škrtá { $count }
count-note-blocked = { $score ->
    [one] Od { $score } bodu výše se za smetení neboduje
   *[other] Od { $score } bodů výše se za smetení neboduje
}
count-note-decides = Tím se rozhodlo
count-note-needed = Podmínka výhry od { $score }
count-note-missed = Podmínka výhry od { $score }, nesplněna
count-note-capped = Nejvýš do { $score }

count-side-total = { $who ->
    [you] Ty: { $score }
    [ours] Ty a { $name }: { $score }
   *[one] { $name }: { $score }
}

decision-not-reached = Ještě nevyhrál nikdo, hraje se další rozdání.
decision-tied = Na čele je shoda, rozhodne další rozdání.
decision-highest = { $who ->
    [you] Vyhráváš
    [ours] Ty a { $name } vyhráváte
    [pair] { $name } vyhrávají
   *[one] { $name } vyhrává
} s nejvyšším součtem { $score }.
decision-counted-out = { $who ->
    [you] Při počítání popořadě dosahuješ { $target } jako první a vyhráváš („{ $item }“).
    [ours] Při počítání popořadě ty a { $name } dosahujete { $target } jako první a vyhráváte („{ $item }“).
    [pair] Při počítání popořadě { $name } dosahují { $target } jako první a vyhrávají („{ $item }“).
   *[one] Při počítání popořadě { $name } dosahuje { $target } jako první a vyhrává („{ $item }“).
}
decision-closest = { $who ->
    [you] Vyhráváš
    [ours] Ty a { $name } vyhráváte
    [pair] { $name } vyhrávají
   *[one] { $name } vyhrává
} se skóre { $score }, nejblíž k { $target }.
decision-requirement = { $who ->
    [you] Vyhráváš
    [ours] Ty a { $name } vyhráváte
    [pair] { $name } vyhrávají
   *[one] { $name } vyhrává
} tím jediným, čeho bylo třeba: „{ $item }“.
decision-at-once = { $who ->
    [you] Máš { $score } a hned vyhráváš
    [ours] Ty a { $name } máte { $score } a hned vyhráváte
    [pair] { $name } mají { $score } a hned vyhrávají
   *[one] { $name } má { $score } a hned vyhrává
}.
decision-fewest = { $who ->
    [you] Vyhráváš
    [ours] Ty a { $name } vyhráváte
    [pair] { $name } vyhrávají
   *[one] { $name } vyhrává
} s nejnižším součtem { $score }.
