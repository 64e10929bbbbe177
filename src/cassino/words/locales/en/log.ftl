### Lines of the log. $who: you, one; of sides also ours (you and $name), pair (two others).

log-dealt = { $who ->
    [you] You deal.
   *[one] { $name } deals.
}
log-dealt-again = Hand { $hand } is dealt.
log-table = On the table: { $cards }.
log-leads = { $who ->
    [you] You lead.
   *[one] { $name } leads.
}
log-last = Last!
log-trail = { $who ->
    [you] You trail { $card }.
   *[one] { $name } trails { $card }.
}
log-take = { $who ->
    [you] You take { $cards } with { $card }.
   *[one] { $name } takes { $cards } with { $card }.
}
log-build = { $who ->
    [you] You build
   *[one] { $name } builds
} { $kind ->
    [multiple] { $value }s
   *[single] { $value }
}: { $cards }.
# Table cards alone are joined while a card is laid down.
log-build-aside = { $who ->
    [you] You trail { $card } and build { $value }: { $cards }.
   *[one] { $name } trails { $card } and builds { $value }: { $cards }.
}
log-raise = { $who ->
    [you] You raise { $build } to { $value } with { $card }.
   *[one] { $name } raises { $build } to { $value } with { $card }.
}
log-raise-with = { $who ->
    [you] You raise { $build } to { $value } with { $card } and add { $others }.
   *[one] { $name } raises { $build } to { $value } with { $card } and adds { $others }.
}
log-add = { $who ->
    [you] You add { $cards } to the { $value }s.
   *[one] { $name } adds { $cards } to the { $value }s.
}
log-swept = { $who ->
    [you] Sweep! You empty the table.
   *[one] Sweep! { $name } empties the table.
}
log-knocked-out = { $who ->
    [you] That knocks out a sweep of yours.
    [ours] That knocks out a sweep of yours and { $name }'s.
   *[one] That knocks out a sweep of { $name }'s.
}
log-drew = You draw { $card }.
log-drew-hidden = { $who ->
    [you] You draw a card.
   *[one] { $name } draws a card.
}
log-residue = { $who ->
    [you] You get what is left: { $cards }.
    [ours] You and { $name } get what is left: { $cards }.
    [pair] { $name } get what is left: { $cards }.
   *[one] { $name } gets what is left: { $cards }.
}
log-residue-nobody = Nobody gets what is left: { $cards }.
log-target = { $who ->
    [you] You have reached the target.
    [ours] You and { $name } have reached the target.
    [pair] { $name } have reached the target.
   *[one] { $name } has reached the target.
}
log-score = The deal is counted: { $points }.
log-score-side = { $who ->
    [you] you { $points }
    [ours] you and { $name } { $points }
   *[one] { $name } { $points }
}
