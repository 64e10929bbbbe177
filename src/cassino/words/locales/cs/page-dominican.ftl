### Stránka pravidel dominikánského královského kasina.

page-dominican-idea-1 = Takhle se královské kasino hraje v Dominikánské republice. Bereš karty ze stolu kartou, která má stejnou hodnotu, a spojuješ karty do staveb, které vezmeš později. Kluk, dáma a král platí 11, 12 a 13, eso 1 nebo 14.
page-dominican-idea-2 = Stejné karty se brát musí, a to všechny. Tvou stavbu zvyšují jen ostatní. A kdo začíná rozdání blízko { $target }, může v něm vyhrát jen jedním způsobem.
page-dominican-idea-3 = Hrají dva nebo tři, nebo čtyři ve dvou dvojicích, partneři naproti sobě, s 52 kartami bez žolíků. Na skóre si připravte papír.
page-dominican-deal-1 = Zamíchej a rozdávej po dvou, dvakrát dokola: po dvou kartách ostatním hráčům, počínaje tím po pravici rozdávajícího, dvě lícem nahoru na stůl, dvě rozdávajícímu. Každý drží čtyři karty a čtyři leží odkryté uprostřed.
page-dominican-deal-2 = Všechno jde proti směru hodinových ručiček. Každé kolo začíná hráč po pravici rozdávajícího a ten také příště rozdává.
page-dominican-taking-1 = Je-li tvá karta stejná jako některé volné, nesmíš ji odložit. Buď bere, a to pak všechny volné karty jí rovné, nebo se s ní staví.
page-dominican-taking-2 = Eso musí vzít všechna volná esa; to, které je součástí čtrnáctky, se počítá jako vzaté. Součty a stavby zůstávají na tvé vůli.
page-dominican-taking-example = 7♠ musí vzít 7♣ a smí s ní vzít 4♦+3♥, ale ne 4♦+3♥ samotné.
page-dominican-taking-example-ace = A♠ bere A♥: jako 1 samotné, nebo jako 14 spolu s 9♣+5♦. Nechat A♥ ležet nesmí.
page-dominican-building-1 = Při stavění smí na stole zůstat karta stejná jako ta tvoje.
page-dominican-building-2 = Zvýšit: polož jednu kartu z ruky na jednoduchou stavbu jiného hráče a řekni novou hodnotu, na kterou musíš mít kartu. Volné skupiny nové hodnoty se smějí připojit. Svou stavbu nezvyšuješ nikdy, partnerovu smíš, máš-li kartu ty.
page-dominican-building-example = Stavba sedm je tvoje. 2♣ ji na devět zvýšit nesmí, i když máš 9♠.
page-dominican-owe-1 = Pravidlo o stejných kartách platí pro všechny, ať stavbu mají, nebo ne.
page-dominican-sweeps-1 = Smetení se ruší: mají-li je všechny strany, každé se jedno škrtá, dokud některá nemá žádné.
page-dominican-sweeps-2 = Kdo začíná rozdání s { $blocked } nebo více body, za smetení neboduje, ale jeho smetení dál ruší smetení ostatních.
page-dominican-winning-1 = Co která strana potřebuje, se řídí jejím stavem na začátku rozdání. Pod { $low } vyhrává jako obvykle, má-li po sečtení rozdání { $target } nebo víc.
page-dominican-winning-2 = S { $low } vyhrává jen ziskem nejvíce karet, s { $middle } jen ziskem 10♦, s { $near } jen ziskem 2♠.
page-dominican-winning-3 = Kdo tu podmínku splní, vyhrál, ať ostatní získali cokoli. Kdo ji nesplní, body rozdání si přičte, ale jen do { $near }.
page-dominican-winning-4 = Splní-li v jednom rozdání svou podmínku dvě strany, má přednost nejvíce karet před 10♦ a 10♦ před 2♠. Dosáhne-li { $target } více stran, které měly pod { $low }, vyhrává nejvyšší součet; při shodě se hraje dál bez těchto omezení, dokud někdo nevede.
page-dominican-house-1 = S { $near } body strana vyhrává ziskem nejvíce piků, ne ziskem 2♠.
page-dominican-house-2 = Blízko konce nejsou žádná omezení; vyhrává { $target }.
page-dominican-house-3 = Stejné karty se smějí nechat ležet nebo odložit.
page-dominican-house-4 = Svou stavbu zvyšovat smíš.
page-dominican-hints-1 = Než odložíš, podívej se po stejných kartách: tvá karta může být nucena brát ve špatnou chvíli.
page-dominican-hints-2 = Tvá stavba ti pod rukama neporoste, ale ostatní ji zvýšit mohou. Stav tedy vysoko, nebo vícenásobně.
page-dominican-hints-3 = Plánuj, kde přistaneš: bod nebo dva pod { $low } s volnou cestou bývají víc než { $low } s jediným východiskem.
