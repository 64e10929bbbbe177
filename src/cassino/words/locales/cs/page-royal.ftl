### Stránka pravidel královského kasina.

page-royal-idea-1 = Královské kasino je kasino, v němž se dvůr naučil počítat. Bereš karty ze stolu kartou, která má stejnou hodnotu, a spojuješ karty do staveb, které vezmeš později. Kluk, dáma a král platí 11, 12 a 13, eso 1 nebo 14 a za vyčištění stolu se boduje.
page-royal-idea-2 = Vyhrává, kdo má první { $target } bodů, a blízko konce záleží na tom, v jakém pořadí se body počítají.
page-royal-taking-1 = Dáma bere jednu dámu, dvě i všechny tři a k nim třeba desítku s dvojkou.
page-royal-taking-example = Q♦ smí vzít jen Q♠, nebo obě dámy, nebo Q♠, Q♥ a 10♣+2♦ najednou.
page-royal-building-1 = Smíš mít libovolný počet staveb, i dvě stejné hodnoty. Eso položené na eso jsou „jedničky“, nebo „čtrnáctky“: řekni které.
page-royal-owe-1 = Jedno eso nemůže zároveň krýt stavbu jedna a stavbu čtrnáct.
page-royal-sweeps-1 = Smetení se navzájem neruší. Počítá se i smetení úplně poslední kartou, pokud na stole nic nezůstane.
page-royal-counting-1 = Blízko konce záleží na pořadí: nejvíce karet, nejvíce piků, Velké kasino, Malé kasino, pak pikové, křížové, srdcové a kárové eso a nakonec smetení.
page-royal-winning-1 = Vyhrává, kdo první dosáhne { $target } nebo víc. Kdyby toho v jednom rozdání mohly dosáhnout dvě strany, body se přičítají v uvedeném pořadí a vyhrává, kdo dřív dosáhne { $target }, i kdyby druhý měl součet vyšší.
page-royal-winning-2 = Při téže položce se tam mohou dostat dva jen díky smetením. Pak vyhrává vyšší součet a při shodě se hraje další rozdání.
page-royal-house-1 = Smetení se nepočítá, jako u mnoha severoamerických stolů.
page-royal-house-2 = Smetení, která mají všechny strany, se navzájem ruší.
page-royal-house-3 = Karta stejná jako některé volné se nesmí odložit a bere je všechny, jak se hraje v Dominikánské republice.
page-royal-hints-1 = Nenechávej stůl, který jedna hodnota vezme celý. Osamělá vysoká karta je celkem bezpečná, dvě stejné nejsou.
page-royal-hints-2 = Esa si šetři na čtrnáctky: berou největší součty ze všech a každé je samo bod.
page-royal-hints-3 = Před cílem { $target } znamená pořadí víc než součet. Máš-li { $low } bodů, jdi po kartách, máš-li { $middle }, po 10♦. Piky se počítají před oběma kasiny, esa po nich.
