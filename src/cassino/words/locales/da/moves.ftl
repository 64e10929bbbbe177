### Træk på knapperne.

move-trail = Smid ud
move-take = Tag { $cards }
move-clear = Ryd bordet
move-build = { $kind ->
    [multiple] Byg { $value } flerdobbelt
   *[single] Byg { $value }
}
move-build-aside = Smid ud, og byg { $value }
move-raise = Byg videre til { $value }
move-add = Byg mere { $value }
move-with-cards = { $move }: { $cards }
move-with-build = { $move } ({ $build }): { $cards }

build-taken = bygningen på { $value }
build-taken-named = bygningen på { $value } ({ $cards })

build-label = { $kind ->
    [multiple] Flerdobbelt bygning
   *[single] Bygning
} på { $value }, { $who ->
    [you] din
   *[one] ejer { $name }
}: { $cards }
