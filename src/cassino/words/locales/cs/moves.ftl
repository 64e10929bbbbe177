### Tahy na tlačítkách.

move-trail = Odložit
move-take = Vzít { $cards }
move-clear = Vyčistit stůl
move-build = { $kind ->
    [multiple] Postavit { $value } vícenásobně
   *[single] Postavit { $value }
}
move-build-aside = Odložit a postavit { $value }
move-raise = Zvýšit na { $value }
move-add = Přidat ke stavbě { $value }
move-with-cards = { $move }: { $cards }
move-with-build = { $move } ({ $build }): { $cards }

build-taken = stavbu { $value }
build-taken-named = stavbu { $value } ({ $cards })

build-label = { $kind ->
    [multiple] Vícenásobná stavba
   *[single] Stavba
} { $value }, { $who ->
    [you] tvoje
   *[one] vlastník { $name }
}: { $cards }
