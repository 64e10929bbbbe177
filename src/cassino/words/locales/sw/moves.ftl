### Michezo kwenye vitufe.

move-trail = Acha mezani
move-take = Nasa { $cards }
move-clear = Safisha meza
move-build = { $kind ->
    [multiple] Jenga { $value } kwa vikundi
   *[single] Jenga { $value }
}
move-build-aside = Acha mezani na ujenge { $value }
move-raise = Ongeza hadi { $value }
move-add = Ongeza kwenye jengo la { $value }
move-with-cards = { $move }: { $cards }
move-with-build = { $move } ({ $build }): { $cards }

build-taken = jengo la { $value }
build-taken-named = jengo la { $value } ({ $cards })

build-label = { $kind ->
    [multiple] Jengo la vikundi vingi la
   *[single] Jengo la
} { $value }, { $who ->
    [you] lako
   *[one] la { $name }
}: { $cards }
