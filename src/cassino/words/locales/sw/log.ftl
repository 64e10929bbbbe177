### Mistari ya kumbukumbu.

log-dealt = { $who ->
    [you] Unagawa.
   *[one] { $name } anagawa.
}
log-dealt-again = Awamu ya { $hand } imegawiwa.
log-table = Mezani: { $cards }.
log-leads = { $who ->
    [you] Unaanza.
   *[one] { $name } anaanza.
}
log-last = Mwisho!
log-trail = { $who ->
    [you] Umeacha { $card } mezani.
   *[one] { $name } ameacha { $card } mezani.
}
log-take = { $who ->
    [you] Umenasa { $cards } kwa { $card }.
   *[one] { $name } amenasa { $cards } kwa { $card }.
}
log-build = { $who ->
    [you] Umejenga
   *[one] { $name } amejenga
} { $kind ->
    [multiple] { $value } kwa vikundi
   *[single] { $value }
}: { $cards }.
log-build-aside = { $who ->
    [you] Umeacha { $card } mezani na kujenga { $value }: { $cards }.
   *[one] { $name } ameacha { $card } mezani na kujenga { $value }: { $cards }.
}
log-raise = { $who ->
    [you] Umeongeza { $build } hadi { $value } kwa { $card }.
   *[one] { $name } ameongeza { $build } hadi { $value } kwa { $card }.
}
log-raise-with = { $who ->
    [you] Umeongeza { $build } hadi { $value } kwa { $card }, pamoja na { $others }.
   *[one] { $name } ameongeza { $build } hadi { $value } kwa { $card }, pamoja na { $others }.
}
log-add = { $who ->
    [you] Umeongeza { $cards } kwenye jengo la { $value }.
   *[one] { $name } ameongeza { $cards } kwenye jengo la { $value }.
}
log-swept = { $who ->
    [you] Kufagia! Umemaliza kadi zote mezani.
   *[one] Kufagia! { $name } amemaliza kadi zote mezani.
}
log-knocked-out = { $who ->
    [you] Hilo limefuta kufagia kwako kumoja.
    [ours] Hilo limefuta kufagia kumoja kwako na { $name }.
   *[one] Hilo limefuta kufagia kumoja kwa { $name }.
}
log-drew = Umeokota { $card }.
log-drew-hidden = { $who ->
    [you] Umeokota kadi.
   *[one] { $name } ameokota kadi.
}
log-residue = { $who ->
    [you] Unapata zilizobaki: { $cards }.
    [ours] Wewe na { $name } mnapata zilizobaki: { $cards }.
    [pair] { $name } wanapata zilizobaki: { $cards }.
   *[one] { $name } anapata zilizobaki: { $cards }.
}
log-residue-nobody = Zilizobaki si za mtu: { $cards }.
log-target = { $who ->
    [you] Umefikia lengo.
    [ours] Wewe na { $name } mmefikia lengo.
    [pair] { $name } wamefikia lengo.
   *[one] { $name } amefikia lengo.
}
log-score = Mgao umehesabiwa: { $points }.
log-score-side = { $who ->
    [you] wewe { $points }
    [ours] wewe na { $name } { $points }
   *[one] { $name } { $points }
}
