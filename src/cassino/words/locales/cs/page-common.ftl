### Stránky pravidel: nadpisy a to, co je v několika hrách stejné.

## Kolem textu

page-common-contents = Na této stránce
page-common-switches = Domácí pravidla jako přepínače
page-common-changed = Takhle se hra hraje obvykle. Domácí pravidla tohoto stolu, vyznačená v seznamu na konci, mají přednost.
page-common-relative = Příbuzná hra: { $game }. Co níže uvedený seznam nemění, hraje se tak, jak se popisuje tam.
page-common-read = Přečíst pravidla: { $game }
page-common-on-table = Na stole
page-common-in-hand = V ruce
page-common-each-sweep = Každé smetení

## Nadpisy

page-common-head-idea = O co jde
page-common-head-deal = Rozdávání
page-common-head-values = Hodnoty karet
page-common-head-turn = Tvůj tah
page-common-head-taking = Braní
page-common-head-building = Stavění
page-common-head-owe = Tvoje povinnosti
page-common-head-sweeps = Smetení stolu
page-common-head-end = Konec rozdání
page-common-head-counting = Počítání
page-common-head-winning = Vítězství
page-common-head-house = Domácí pravidla odjinud
page-common-head-hints = Tři rady

## O co jde

page-common-idea-players = Hrají dva, tři nebo čtyři hráči; čtyři také ve dvou dvojicích, partneři naproti sobě. Potřebujete 52 karet bez žolíků a něco, kam psát skóre.

## Rozdávání

page-common-deal-chance = Kdo rozdává první, ať rozhodne náhoda, třeba tažením karet.
page-common-deal-first = Zamíchej a rozdávej po dvou, dvakrát dokola: po dvou kartách ostatním hráčům, počínaje tím po levici rozdávajícího, dvě lícem nahoru na stůl, dvě rozdávajícímu. Každý drží čtyři karty a čtyři leží odkryté uprostřed.
page-common-deal-more = Až jsou všechny ruce prázdné, dá rozdávající každému další čtyři karty, ale na stůl už žádnou, a tak dál, dokud balíček nedojde. Každému takovému kolu čtyř karet se říká prostě kolo: v rozdání pro dva hráče je jich { $two }, pro tři { $three }, pro čtyři { $four }. Před tím závěrečným rozdávající ohlásí „poslední!“.
page-common-deal-turns = Hraje se po směru hodinových ručiček. Každé kolo začíná hráč po levici rozdávajícího a ten také příště rozdává.

## Hodnoty karet

page-common-values-royal = Karty od dvojky do desítky platí, kolik ukazují, kluk 11, dáma 12, král 13. Eso platí 1 nebo 14, jak potřebuješ.
page-common-values-aces = Eso, které hraješ, má po celý tah jednu hodnotu. Každé eso na stole platí tak, jak to součet potřebuje.

## Tvůj tah

page-common-turn-one = Zahraj právě jednu kartu z ruky. Buď s ní bereš karty ze stolu, nebo stavíš, nebo ji odložíš: položíš ji na stůl a tam zůstane jako další volná karta.

## Braní

page-common-taking-groups = Karta s číselnou hodnotou bere skupiny, které mají stejnou hodnotu jako ona: volnou kartu té hodnoty, volné karty, které dávají ten součet, nebo celou stavbu té hodnoty. Najednou smíš vzít libovolný počet skupin, ale každá karta patří jen do jedné.
page-common-taking-free = Dokud nemáš žádnou povinnost (o těch níže), smíš nechat ležet i to, co vzít lze, a dokonce odložit kartu, která by něco vzala.
page-common-taking-build = Stavba se bere celá, kartou své hodnoty, a nikdy není částí součtu.
page-common-taking-pile = Zahraná karta i to, co vzala, jde lícem dolů na tvou hromádku; partneři mají společnou.
page-common-taking-faces = Obrázky jsou čísla jako všechna ostatní: kluk bere šestku s pětkou.
page-common-taking-example = 8♠ bere 8♦ a s ní i 5♣+3♥.
page-common-taking-example-once = 8♠ bere 5♣+3♥ nebo 5♣+3♦, ale ne obojí: jediná pětka poslouží jen jedné trojce.
page-common-taking-example-jack = J♦ bere J♣ a s ním i 6♥+5♦.
page-common-taking-example-ace = Jako 14 bere A♠ skupinu 9♣+5♦ i A♥; jako 1 bere jen A♥.

## Stavění

page-common-building-new = Místo braní můžeš položit kartu na volné karty a říct, kolik dohromady dávají: „stavím osm“. Zůstanou spolu, dokud je někdo nevezme osmičkou. Kartu té hodnoty musíš mít v ruce, a to i po zahrání.
page-common-building-groups = Jedna skupina je jednoduchá stavba. Několik skupin, z nichž každá má tu hodnotu, je vícenásobná stavba: „stavím osmičky“. Smíš jich položit několik najednou. Tvá karta musí do některé patřit; vedle jiné skupiny smí být i sama skupinou.
page-common-building-say = Pětka položená na pětku je „deset“, nebo „pětky“: řekni které.
page-common-building-owner = Stavba patří tomu, kdo ji založil, zvýšil nebo k ní přidal jako poslední.
page-common-building-raise = Zvýšit: polož jednu kartu z ruky na jednoduchou stavbu, cizí nebo svou, a řekni novou hodnotu, na kterou musíš mít kartu. Volné karty nemohou pomoci ji změnit, ale volné skupiny, které novou hodnotu už dávají, se smějí v témže tahu připojit.
page-common-building-add = Přidat: karta, která sama nebo s volnými kartami dává hodnotu stavby, smí do kterékoli stavby, tvé i cizí, zůstane-li ti v ruce karta, která ji vezme. Stavba je pak vícenásobná a tvoje.
page-common-building-fixed = Vícenásobná stavba už svou hodnotu nemění. Karty ve stavbě se nikdy nerozdělují a dvě stavby se nikdy nespojují.
page-common-building-up-to = Stavět se smí ze všech karet, až do hodnoty { $highest }.
page-common-building-example = Máš v ruce 8♠, takže z 3♦+5♣ může být stavba osm.
page-common-building-example-groups = Máš v ruce 6♠, takže z A♦+5♠ a 6♦ může být naráz stavba šestek.
page-common-building-example-raise = 3♥ zvýší soupeřovu stavbu z pěti na osm, protože máš 8♥.
page-common-building-example-fixed = 2♦ tuto stavbu na deset nezvýší, i když máš 10♣: má dvě skupiny.

## Tvoje povinnosti

page-common-owe-trail = Dokud je nějaká stavba tvoje, nesmíš odkládat. V každém tahu musíš něco vzít (nemusí to být ta stavba), založit novou stavbu, nebo některou zvýšit či k ní přidat.
page-common-owe-card = Nech si kartu, která tvou stavbu vezme: žádným tahem se jí nesmíš zbavit.
page-common-owe-cards = Stavby různých hodnot potřebují různé karty; na dvě stejné hodnoty stačí jedna. Že kartu má tvůj partner, nestačí.
page-common-owe-stuck = Nikdy tedy neuvázneš: poslední kartou své stavby vždycky vezmeš.
page-common-owe-free = Když jiný hráč tvou stavbu zvýší nebo k ní přidá, je jeho a ty nemáš žádnou povinnost. Partnerova stavba tě neváže.
page-common-owe-example = Stavba devět je tvoje. Odložit 4♣ nesmíš, ale 4♣+5♠ dá další devítku a 9♦ vezme tu první.

## Smetení stolu

page-common-sweeps-face-up = Kartu, která stůl smetla, dej na hromádku lícem nahoru, aby se dala nakonec spočítat. Další hráč může jen odložit.
page-common-sweeps-point = Kdo vezme všechno, takže stůl zůstane prázdný, smetl stůl. { $sweep ->
    [0] Tady se to nepočítá.
    [one] Platí to { $sweep } bod.
    [few] Platí to { $sweep } body.
   *[other] Platí to { $sweep } bodů.
}

## Konec rozdání

page-common-end-left = Po poslední kartě dostane zbylé volné karty ten, kdo bral poslední. Smetení to není. Pokud nikdo nic nevzal, nedostane je nikdo.

## Počítání

page-common-counting-piles = Projděte hromádky; partneři počítají dohromady.
page-common-counting-ties = Mají-li dvě strany stejně nejvíc karet nebo piků, ty body nedostane nikdo.
page-common-counting-total = Bez smetení je v každém rozdání { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}.

## Vítězství

page-common-winning-target = Hraje se rozdání za rozdáním, dokud po sečtení nemá někdo { $target } nebo víc, a ten vyhrává.
page-common-winning-several = Dosáhne-li toho v jednom rozdání více stran, vyhrává nejvyšší součet. Při shodě se hraje další rozdání.

## Domácí pravidla a rady

page-common-house-agree = Kasino se hraje na mnoho způsobů, a tak se domluvte před prvním rozdáním:
page-common-house-raise-others = Tvou stavbu smějí zvyšovat jen ostatní.
page-common-house-owner-trails = Kdo má stavbu, smí odkládat, ale nechá si kartu, která ji vezme.
page-common-house-highest = Dosáhne-li { $target } více stran, vyhrává prostě nejvyšší součet.
