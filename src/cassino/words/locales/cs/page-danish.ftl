### Stránka pravidel dánského kasina.

page-danish-idea-1 = Dánské kasino je rychlé, trochu drzé a plné karet se dvěma tvářemi. Bereš karty ze stolu kartou, která má stejnou hodnotu. Smíš spojovat karty do staveb, ale po stavění musíš hned v příštím tahu něco vzít.
page-danish-idea-2 = 5♠ může vyčistit celý stůl, za smetení stolu (dánsky svupper) se boduje a poslednímu zdvihu se říká sidsten. Kdo první dosáhne { $target } bodů, vyhrává.
page-danish-idea-3 = Hrají dva, tři nebo čtyři hráči, každý sám za sebe, s 52 kartami bez žolíků. Na skóre si připravte papír.
page-danish-deal-1 = Zamíchej a rozdávej po dvou, dvakrát dokola: po dvou kartách každému hráči, počínaje tím za rozdávajícím, potom dvě lícem nahoru na stůl. Každý drží čtyři karty a čtyři leží odkryté uprostřed.
page-danish-deal-2 = Hraje se a rozdává po směru hodinových ručiček. První kolo začíná hráč po rozdávajícím, druhé další hráč: s každým kolem se začátek posune o jedno místo. „Poslední!“ se dánsky řekne „sidsten!“.
page-danish-values-1 = Karty od dvojky do desítky platí, kolik ukazují, kluk 11, dáma 12, král 13. Některé mají i vysokou hodnotu: každé eso platí 1 nebo 14, 2♠ platí 2 nebo 15, 10♦ platí 10 nebo 16.
page-danish-values-2 = Karta, kterou hraješ, má po celý tah jednu hodnotu; karta na stole platí tak, jak to součet potřebuje.
page-danish-taking-1 = 5♠ zahraná z ruky smí vzít všechno na stole, i stavby, leží-li tam aspoň jedna karta. Smí být také obyčejnou pětkou, a jakmile leží na stole, jinou hodnotu nemá.
page-danish-taking-example = 10♦ bere jako 16 skupinu 9♣+7♦, jako 10 skupinu 6♥+4♠, ale ne obě najednou.
page-danish-taking-example-five = 5♠ vyčistí stůl: Q♥, 2♦ i stavbu 5♥+4♣.
page-danish-building-1 = Zvýšit (dánsky „videre“, dál): polož jednu kartu na jednoduchou stavbu, cizí nebo později i svou, máš-li kartu nové hodnoty. Volné skupiny nové hodnoty se smějí v témže tahu připojit.
page-danish-building-2 = Přidat (dánsky „mere“, víc): do stavby smějí přijít skupiny stejné hodnoty, zůstane-li ti karta, která ji vezme. Stejně tak smíš položit kartu na stejnou: „mere syv“, více sedmiček.
page-danish-building-example = Máš v ruce 7♠, takže z 7♣, 7♦ a 4♣+3♥ může být stavba sedmiček.
page-danish-owe-1 = V tahu po založení stavby, zvýšení nebo přidání musíš něco vzít: tu stavbu nebo cokoli jiného. Když ti stavbu někdo převzal a není co vzít, tato povinnost odpadá.
page-danish-owe-2 = Najednou smíš mít jednu stavbu. Dokud leží na stole, nesmíš založit další, ani zvyšovat cizí nebo k ní přidávat. Po splněném braní smíš zase odkládat nebo pokračovat ve své stavbě.
page-danish-owe-3 = Poslední kartou kola se tedy stavět nedá a poslední karta musí tvou stavbu vzít. Když ji zvýší nebo k ní přidá jiný hráč, je jeho.
page-danish-owe-example = V minulém tahu vznikla tvoje stavba 5♣+4♦. Teď ji vezmi kartou 9♥, nebo vezmi 3♠ kartou 3♦. Odložit K♣ nesmíš.
page-danish-sweeps-1 = Kdo vezme všechno, takže stůl zůstane prázdný, smetl stůl, i pomocí 5♠ a i úplně na konci rozdání. { $sweep ->
    [0] Tady se to nepočítá.
    [one] Platí to { $sweep } bod.
    [few] Platí to { $sweep } body.
   *[other] Platí to { $sweep } bodů.
}
page-danish-sweeps-2 = Při počítání se smetení ruší: mají-li je všichni hráči, každému se jedno škrtá, dokud někdo nemá žádné.
page-danish-end-1 = Kdo bral poslední, má také poslední zdvih, sidsten: { $last ->
    [0] tady bez bodu.
    [one] { $last } bod.
    [few] { $last } body.
   *[other] { $last } bodů.
}
page-danish-counting-1 = Projděte hromádky a počítejte:
page-danish-house-1 = Z těch, kdo dosáhnou { $target }, vyhrává, kdo je nejblíž.
page-danish-house-2 = 5♠ je obyčejná pětka.
page-danish-house-3 = Po stavění se brát nemusí.
page-danish-house-4 = Hraje se do 50, na dlouhý večer.
page-danish-hints-1 = Stav, jen když víš, co v příštím tahu vezmeš a co uděláš, bude-li stavba do té doby pryč.
page-danish-hints-2 = 5♠ si nech, dokud stůl není bohatý nebo na něm neleží stavba, kterou vzít nemůžeš, ale ne příliš dlouho: před prázdným stolem její moc nic neznamená.
page-danish-hints-3 = Piky jsou víc než karty: ve dvou je většina sedm. A měj přehled, kdo v posledním kole hraje poslední, protože začátek se posouvá.
