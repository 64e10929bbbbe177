### Stránka pravidel klasického kasina.

page-classic-idea-1 = Kasino je hra o braní karet ze stolu. Osmička bere osmičku, ale také pětku s trojkou dohromady. Co zatím vzít nemůžeš, můžeš si připravit: spojíš karty do stavby a vezmeš ji později, nebude-li někdo rychlejší.
page-classic-idea-2 = V každém rozdání je { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
} a vyhrává, kdo jich má první { $target }. Hrát může každý, kdo umí sčítat do deseti.
page-classic-values-1 = Eso platí 1, karty od dvojky do desítky platí, kolik ukazují. Kluk, dáma a král nemají číselnou hodnotu: berou jen svůj druh.
page-classic-taking-1 = Obrázek bere jednu volnou kartu svého druhu, nikdy víc.
page-classic-taking-example = Q♦ bere Q♠ nebo Q♥, ale ne obě.
page-classic-building-1 = Staví se jen z karet s číselnou hodnotou, takže stavba má hodnotu nejvýš deset. Smíš jich mít několik.
page-classic-sweeps-1 = { $sweep ->
    [0] Vyprázdnit stůl tu samo o sobě nic nepřináší. U mnoha stolů se za to dává bod a říká se tomu smetení stolu.
    [one] Kdo vezme všechno, takže stůl zůstane prázdný, smetl stůl a má za to { $sweep } bod.
    [few] Kdo vezme všechno, takže stůl zůstane prázdný, smetl stůl a má za to { $sweep } body.
   *[other] Kdo vezme všechno, takže stůl zůstane prázdný, smetl stůl a má za to { $sweep } bodů.
}
page-classic-house-1 = Obrázek smí vzít všechny karty svého druhu.
page-classic-house-2 = Za smetení stolu je bod.
page-classic-house-3 = Přesně { $target } nestačí; je třeba o bod víc.
page-classic-hints-1 = Ber nejdřív esa, piky, 10♦ a 2♠, potom prostě co nejvíc karet. Pro dva hráče je většina 27 karet a 7 piků.
page-classic-hints-2 = Odkládej to, co se ostatním hodí nejméně. Nejnenápadnější je obrázek; eso je dárek. A nenech na stole vzniknout součet deset, dokud je 10♦ ještě ve hře.
page-classic-hints-3 = Stavba každému prozradí jednu tvou kartu. Stav na hodnotu, jejíž ostatní karty už jsou pryč nebo je držíš ty. Nízkou jednoduchou stavbu ti může někdo zvýšením vzít; vícenásobná je před tím v bezpečí.
