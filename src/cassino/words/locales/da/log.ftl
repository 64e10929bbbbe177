### Linjer i forløbet.

log-dealt = { $who ->
    [you] Du giver kort.
   *[one] { $name } giver kort.
}
log-dealt-again = Hånd { $hand } er givet.
log-table = På bordet: { $cards }.
log-leads = { $who ->
    [you] Du begynder.
   *[one] { $name } begynder.
}
log-last = Sidsten!
log-trail = { $who ->
    [you] Du smider { $card } ud.
   *[one] { $name } smider { $card } ud.
}
log-take = { $who ->
    [you] Du tager { $cards } med { $card }.
   *[one] { $name } tager { $cards } med { $card }.
}
log-build = { $who ->
    [you] Du bygger
   *[one] { $name } bygger
} { $kind ->
    [multiple] { $value } flerdobbelt
   *[single] { $value }
}: { $cards }.
log-build-aside = { $who ->
    [you] Du smider { $card } ud og bygger { $value }: { $cards }.
   *[one] { $name } smider { $card } ud og bygger { $value }: { $cards }.
}
log-raise = { $who ->
    [you] Du bygger videre på { $build } til { $value } med { $card }.
   *[one] { $name } bygger videre på { $build } til { $value } med { $card }.
}
log-raise-with = { $who ->
    [you] Du bygger videre på { $build } til { $value } med { $card } og tager { $others } med i bygningen.
   *[one] { $name } bygger videre på { $build } til { $value } med { $card } og tager { $others } med i bygningen.
}
log-add = { $who ->
    [you] Du bygger mere { $value }: { $cards }.
   *[one] { $name } bygger mere { $value }: { $cards }.
}
log-swept = { $who ->
    [you] Svupper! Du rydder bordet.
   *[one] Svupper! { $name } rydder bordet.
}
log-knocked-out = { $who ->
    [you] Det fjerner en af dine svuppere.
    [ours] Det fjerner en svupper fra dig og { $name }.
   *[one] Det fjerner en svupper fra { $name }.
}
log-drew = Du trækker { $card }.
log-drew-hidden = { $who ->
    [you] Du trækker et kort.
   *[one] { $name } trækker et kort.
}
log-residue = { $who ->
    [you] Du får resten: { $cards }.
    [ours] Du og { $name } får resten: { $cards }.
   *[one] { $name } får resten: { $cards }.
}
log-residue-nobody = Ingen får resten: { $cards }.
log-target = { $who ->
    [you] Du har nået målet.
    [ours] Du og { $name } har nået målet.
   *[one] { $name } har nået målet.
}
log-score = Runden er talt op: { $points }.
log-score-side = { $who ->
    [you] du { $points }
    [ours] du og { $name } { $points }
   *[one] { $name } { $points }
}
