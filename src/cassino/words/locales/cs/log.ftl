### Řádky záznamu; vždy v přítomném čase, aby nezáleželo na rodě.

log-dealt = { $who ->
    [you] Rozdáváš.
   *[one] { $name } rozdává.
}
log-dealt-again = Rozdává se { $hand }. kolo.
log-table = Na stole: { $cards }.
log-leads = { $who ->
    [you] Začínáš.
   *[one] { $name } začíná.
}
log-last = Poslední!
log-trail = { $who ->
    [you] Odkládáš { $card }.
   *[one] { $name } odkládá { $card }.
}
log-take = { $who ->
    [you] Bereš { $cards } kartou { $card }.
   *[one] { $name } bere { $cards } kartou { $card }.
}
log-build = { $who ->
    [you] Zakládáš
   *[one] { $name } zakládá
} { $kind ->
    [multiple] vícenásobnou stavbu { $value }
   *[single] stavbu { $value }
}: { $cards }.
log-build-aside = { $who ->
    [you] Odkládáš { $card } a zakládáš stavbu { $value }: { $cards }.
   *[one] { $name } odkládá { $card } a zakládá stavbu { $value }: { $cards }.
}
log-raise = { $who ->
    [you] Zvyšuješ { $build } na { $value } kartou { $card }.
   *[one] { $name } zvyšuje { $build } na { $value } kartou { $card }.
}
log-raise-with = { $who ->
    [you] Zvyšuješ { $build } na { $value } kartou { $card } a přidáváš { $others }.
   *[one] { $name } zvyšuje { $build } na { $value } kartou { $card } a přidává { $others }.
}
log-add = { $who ->
    [you] Přidáváš { $cards } ke stavbě { $value }.
   *[one] { $name } přidává { $cards } ke stavbě { $value }.
}
log-swept = { $who ->
    [you] Smetení! Bereš celý stůl.
   *[one] Smetení! { $name } bere celý stůl.
}
log-knocked-out = { $who ->
    [you] Tím se ruší jedno tvoje smetení.
    [ours] Tím se ruší jedno vaše smetení (ty a { $name }).
   *[one] Tím se ruší jedno smetení ({ $name }).
}
log-drew = Dobíráš { $card }.
log-drew-hidden = { $who ->
    [you] Dobíráš kartu.
   *[one] { $name } dobírá kartu.
}
log-residue = { $who ->
    [you] Dostáváš, co zbylo: { $cards }.
    [ours] Ty a { $name } dostáváte, co zbylo: { $cards }.
    [pair] { $name } dostávají, co zbylo: { $cards }.
   *[one] { $name } dostává, co zbylo: { $cards }.
}
log-residue-nobody = Co zbylo, nedostává nikdo: { $cards }.
log-target = { $who ->
    [you] Jsi v cíli.
    [ours] Ty a { $name } jste v cíli.
    [pair] { $name } jsou v cíli.
   *[one] { $name } je v cíli.
}
log-score = Rozdání je spočítáno: { $points }.
log-score-side = { $who ->
    [you] ty { $points }
    [ours] ty a { $name } { $points }
   *[one] { $name } { $points }
}
