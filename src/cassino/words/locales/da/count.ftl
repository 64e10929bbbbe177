### Optællingen efter en runde, og hvad den afgør.

count-title = Runde { $deal }
count-item = For
count-total = Stilling
count-this-deal = Denne runde
count-next = Næste runde
count-skip = Vis alt

count-cards = Flest kort
count-spades = Flest spar
count-spades-each = Spar
count-big-casino = Store kasino
count-little-casino = Lille kasino
count-aces = Esser
count-ace-s = Spar es
count-ace-h = Hjerter es
count-ace-d = Ruder es
count-ace-c = Klør es
count-sweeps = Svuppere
count-last = Sidste stik
# Points that a side counts but doesn't get, near the target.
count-withheld = Ikke lagt til

count-note-nobody = Ingen
count-note-tie = Ingen: { $count } hver
count-note-split = Deles: { $count } hver
count-note-carry = Lige: { $points } point venter til næste runde
count-note-carried = Med { $points } point fra før
count-note-cancelled = { $count } ophævet hos hver
count-note-blocked = Ingen svuppere fra { $score } point
count-note-decides = Det afgør spillet
count-note-needed = Skulle til for at vinde fra { $score }
count-note-missed = Skulle til for at vinde fra { $score }, men blev ikke nået
count-note-capped = Standser ved { $score }

count-side-total = { $who ->
    [you] Du: { $score }
    [ours] Du og { $name }: { $score }
   *[one] { $name }: { $score }
}

decision-not-reached = Ingen har vundet endnu, så der spilles en runde til.
decision-tied = Der er lige i toppen, så en runde til afgør det.
decision-highest = { $who ->
    [you] Du vinder
    [ours] Du og { $name } vinder
   *[one] { $name } vinder
} med { $score } point, den højeste sum.
decision-counted-out = Talt i rækkefølge når { $who ->
    [you] du
    [ours] du og { $name }
   *[one] { $name }
} først { $target } og vinder (»{ $item }«).
decision-closest = { $who ->
    [you] Du vinder
    [ours] Du og { $name } vinder
   *[one] { $name } vinder
} med { $score } point, tættest på { $target }.
decision-requirement = { $who ->
    [you] Du vinder
    [ours] Du og { $name } vinder
   *[one] { $name } vinder
} ved det ene, der skulle til: »{ $item }«.
decision-at-once = { $who ->
    [you] Du har nået { $score } og vinder
    [ours] Du og { $name } har nået { $score } og vinder
   *[one] { $name } har nået { $score } og vinder
} med det samme.
decision-fewest = { $who ->
    [you] Du vinder
    [ours] Du og { $name } vinder
   *[one] { $name } vinder
} med { $score } point, det laveste tal.
