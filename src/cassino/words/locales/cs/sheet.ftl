### List pravidel: nadpis skupiny, název přepínače, věta pro každé nastavení.

sheet-title = Pravidla tohoto stolu
sheet-differs = Domácí pravidlo
sheet-source = Rozhoduje { $rules }
sheet-same = Hraje se přesně podle hry { $name }.
sheet-changed = { $count ->
    [one] { $count } domácí pravidlo se liší od hry { $name }.
    [few] { $count } domácí pravidla se liší od hry { $name }.
   *[other] { $count } domácích pravidel se liší od hry { $name }.
}
sheet-no-effect = Tady nemá o čem rozhodovat.
sheet-partners-true = Čtyři hrají dva proti dvěma, partneři sedí naproti sobě.
sheet-partners-false = Každý hraje sám za sebe.

sheet-group-deal = Rozdávání a pořadí
sheet-group-cards = Hodnoty karet
sheet-group-capture = Braní
sheet-group-build = Stavění
sheet-group-obligation = Povinnosti stavitele
sheet-group-sweep = Smetení stolu
sheet-group-scoring = Body
sheet-group-match = Konec zápasu

## Rozdávání a pořadí

switch-direction = Směr
sheet-direction-clockwise = Hraje se a rozdává po směru hodinových ručiček.
sheet-direction-counter-clockwise = Hraje se a rozdává proti směru hodinových ručiček.

switch-deal-order = Pořadí prvního rozdávání
sheet-deal-order-others-table-dealer = Po dvou dostávají karty ostatní hráči, stůl a nakonec rozdávající.
sheet-deal-order-players-table = Po dvou dostávají karty všichni hráči a nakonec stůl.

switch-later-hands-led-by = Kdo začíná další kola
sheet-later-hands-led-by-same-rotation = Každé kolo začíná hráč po rozdávajícím.
sheet-later-hands-led-by-next-seat = Každé další kolo začíná následující hráč.

switch-refill = Dobírání
sheet-refill-false = Čtyři nové karty dostane každý, až jsou všechny ruce prázdné.
sheet-refill-true = Po každém tahu se dobírá karta z balíčku, dokud nějaká zbývá.

## Hodnoty karet

switch-face-values = Kluk, dáma, král
sheet-face-values-none = Kluk, dáma a král nemají číselnou hodnotu; berou jen svůj druh.
sheet-face-values-11-12-13 = Kluk platí 11, dáma 12, král 13.

switch-high-cards = Vysoké hodnoty
sheet-high-cards-none = Žádná karta nemá vedle své hodnoty ještě vysokou.
sheet-high-cards = Vysoké hodnoty: { $cards }.

switch-dual-values = Kde platí vysoké hodnoty
sheet-dual-values-any = Karta s dvěma hodnotami může platit za kteroukoli, v ruce i na stole.
sheet-dual-values-low-on-table = Karta s dvěma hodnotami může v ruce platit za kteroukoli, na stole jen za nízkou.
sheet-dual-values-hand-high = Karta s dvěma hodnotami platí v ruce za vysokou, na stole za nízkou.

## Braní

switch-face-capture = Stejné obrázky
sheet-face-capture-one = Obrázek bere jednu kartu stejného druhu.
sheet-face-capture-all = Obrázek bere libovolný počet karet stejného druhu.
sheet-face-capture-one-or-three = Obrázek bere jednu kartu stejného druhu nebo všechny tři, nikdy dvě.

switch-five-of-spades-clears = Piková pětka
sheet-five-of-spades-clears-false = 5♠ je obyčejná pětka.
sheet-five-of-spades-clears-true = 5♠ smí vzít všechno na stole, i stavby.

switch-compulsory = Musí se brát?
sheet-compulsory-none = Nikdo nic brát nemusí.
sheet-compulsory-matching-loose = Karta stejná jako některé volné se nesmí odložit: vezme je všechny, nebo se s ní staví.
sheet-compulsory-if-able = Kdo může brát, brát musí, ale vybírá si co.
sheet-compulsory-maximal = Karta, která může brát, brát musí, a to vše, co může.

## Stavění

switch-builds = Stavění
sheet-builds-true = Karty se smějí spojovat do staveb.
sheet-builds-false = Nestaví se.

switch-raise-own = Zvyšování vlastní stavby
sheet-raise-own-true = Zvyšovat se smí každá jednoduchá stavba, i vlastní.
sheet-raise-own-false = Zvyšovat se smějí jen stavby ostatních.

switch-table-cards-may-raise = Volné karty při zvyšování
sheet-table-cards-may-raise-false = Stavbu zvyšuje jen zahraná karta.
sheet-table-cards-may-raise-true = Volné karty smějí zahrané kartě pomoci stavbu zvýšit.

switch-build-as-card = Stavby v součtech
sheet-build-as-card-false = Stavbu bere jen karta její hodnoty, nikdy jako část součtu.
sheet-build-as-card-true = Jednoduchá stavba smí být při braní částí součtu.

switch-same-value-builds = Stavby stejné hodnoty
sheet-same-value-builds-allowed = Dvě stavby stejné hodnoty smějí ležet vedle sebe.
sheet-same-value-builds-merge = Od každé hodnoty je nejvýš jedna stavba; zvýšením na tu hodnotu se obě spojí.
sheet-same-value-builds-forbidden = Od každé hodnoty je nejvýš jedna stavba a zvýšit na tu hodnotu se nesmí.

switch-max-own-builds = Vlastní stavby najednou
sheet-max-own-builds-none = Hráč smí mít libovolný počet staveb.
sheet-max-own-builds = { $number ->
    [1] Hráč smí mít najednou jednu stavbu.
    [few] Hráč smí mít najednou { $number } stavby.
   *[other] Hráč smí mít najednou { $number } staveb.
}

switch-group-max-cards = Karty ve skupině
sheet-group-max-cards-none = Skupina ve stavbě smí mít libovolný počet karet.
sheet-group-max-cards = { $number ->
    [one] Skupina ve stavbě smí mít nejvýš { $number } kartu.
    [few] Skupina ve stavbě smí mít nejvýš { $number } karty.
   *[other] Skupina ve stavbě smí mít nejvýš { $number } karet.
}

switch-table-only-builds = Stavby jen z karet stolu
sheet-table-only-builds-false = Zahraná karta musí být součástí stavby.
sheet-table-only-builds-true = Kdo kartu odkládá, smí zároveň spojit volné karty do stavby.

switch-for-partner = Stavění pro partnera
sheet-for-partner-never = Kartu na svou stavbu musíš mít v ruce ty; partnerova nestačí.
sheet-for-partner-provable = Pro partnera se smí stavět, když dosavadní hra ukázala, že kartu má.
sheet-for-partner-allowed = Pro partnera se smí stavět v důvěře, že kartu má.

## Povinnosti stavitele

switch-owner-may-trail = Odkládání vlastníka stavby
sheet-owner-may-trail-false = Kdo má stavbu, nesmí odkládat.
sheet-owner-may-trail-true = Kdo má stavbu, smí odkládat, ale kartu na ni si nechává.

switch-after-build = Tah po stavění
sheet-after-build-none = V tahu po stavění se brát nemusí.
sheet-after-build-capture-next = V tahu po stavění se musí něco vzít, pokud to jde.
sheet-after-build-capture-or-extend = V tahu po stavění se musí něco vzít nebo pokračovat ve vlastní stavbě, pokud to jde.

## Smetení stolu

switch-sweep-points = Body za smetení
sheet-sweep-points = { $number ->
    [0] Smetení stolu se nepočítá.
    [one] Smetení stolu platí { $number } bod.
    [few] Smetení stolu platí { $number } body.
   *[other] Smetení stolu platí { $number } bodů.
}

switch-sweep-cancel = Rušení smetení
sheet-sweep-cancel-none = Smetení se navzájem neruší.
sheet-sweep-cancel-all-sides = Mají-li smetení všichni, každému se jedno škrtá, dokud někdo nemá žádné.
sheet-sweep-cancel-pairwise = Boduje jen ten, kdo má smetení nejvíc, a to za náskok před druhým.
sheet-sweep-cancel-sequential = Nové smetení nejprve zruší jedno soupeřovo, místo aby se počítalo.

switch-sweeps-blocked-from = Smetení blízko cíle
sheet-sweeps-blocked-from-none = Smetení se počítá při každém stavu.
sheet-sweeps-blocked-from = { $number ->
    [one] Od { $number } bodu výše se za smetení neboduje.
   *[other] Od { $number } bodů výše se za smetení neboduje.
}

switch-sweeps-block = Čí smetení se nepočítají
sheet-sweeps-block-side = Za smetení neboduje jen ten, kdo sám tolik bodů má.
sheet-sweeps-block-everyone = Jakmile někdo tolik bodů má, za smetení neboduje nikdo.

switch-sweeps-in-last-hand = Smetení v posledním kole
sheet-sweeps-in-last-hand-true = Smetení se počítá i v posledním kole.
sheet-sweeps-in-last-hand-false = V posledním kole se smetení nepočítá.

## Body

switch-residue = Karty, které na konci zbudou
sheet-residue-last-capturer = Karty, které na konci zbudou, dostane ten, kdo bral poslední.
sheet-residue-nobody = Karty, které na konci zbudou, nedostane nikdo.
sheet-residue-dealer-side = Karty, které na konci zbudou, dostane strana rozdávajícího.

switch-last-capture-point = Poslední zdvih
sheet-last-capture-point = Poslední zdvih: { $number ->
    [0] bez bodu
    [one] { $number } bod
    [few] { $number } body
   *[other] { $number } bodů
}.
switch-most-cards = Nejvíce karet
sheet-most-cards = Nejvíce karet: { $number ->
    [0] bez bodu
    [one] { $number } bod
    [few] { $number } body
   *[other] { $number } bodů
}.
switch-most-spades = Nejvíce piků
sheet-most-spades = Nejvíce piků: { $number ->
    [0] bez bodu
    [one] { $number } bod
    [few] { $number } body
   *[other] { $number } bodů
}.
switch-big-casino = Velké kasino (10♦)
sheet-big-casino = Velké kasino, 10♦: { $number ->
    [0] bez bodu
    [one] { $number } bod
    [few] { $number } body
   *[other] { $number } bodů
}.
switch-little-casino = Malé kasino (2♠)
sheet-little-casino = Malé kasino, 2♠: { $number ->
    [0] bez bodu
    [one] { $number } bod
    [few] { $number } body
   *[other] { $number } bodů
}.
switch-ace = Každé eso
sheet-ace = Každé eso: { $number ->
    [0] bez bodu
    [one] { $number } bod
    [few] { $number } body
   *[other] { $number } bodů
}.
switch-each-spade = Každý pik
sheet-each-spade = Každý pik: { $number ->
    [0] bez bodu
    [one] { $number } bod
    [few] { $number } body
   *[other] { $number } bodů
}.
switch-jack-of-spades = Pikový kluk
sheet-jack-of-spades = J♠ sám o sobě: { $number ->
    [0] bez bodu
    [one] { $number } bod
    [few] { $number } body
   *[other] { $number } bodů
}.

switch-majority-ties = Shoda v počtu karet nebo piků
sheet-majority-ties-none = Má-li nejvíc karet nebo piků více stran zároveň, ty body nedostane nikdo.
sheet-majority-ties-split = Má-li nejvíc karet nebo piků více stran zároveň, o ty body se dělí.
sheet-majority-ties-carry = Má-li nejvíc karet nebo piků více stran zároveň, ty body čekají na příští rozdání.

## Konec zápasu

switch-target = Cíl
sheet-target = { $number ->
    [one] Hraje se do { $number } bodu.
   *[other] Hraje se do { $number } bodů.
}

switch-reach = Dosažení cíle
sheet-reach-at-least = Přesně { $target } stačí.
sheet-reach-more-than = Přesně { $target } nestačí; je třeba víc.

switch-end-resolution = Když cíle dosáhne více stran
sheet-end-resolution-highest = Když { $target } dosáhne v jednom rozdání více stran, vyhrává nejvyšší součet.
sheet-end-resolution-count-out = Když { $target } dosáhne v jednom rozdání více stran, body se počítají popořadě a vyhrává, kdo je tam první.
sheet-end-resolution-closest = Když { $target } dosáhne v jednom rozdání více stran, vyhrává, kdo je nejblíž.

switch-objective = Oč jde
sheet-objective-most = Body jsou dobré: vyhrává, kdo dosáhne { $target }.
sheet-objective-fewest = Body jsou špatné: jakmile někdo dosáhne { $target }, vyhrává, kdo jich má nejméně.

switch-count-at-once = Kdy se body počítají
sheet-count-at-once-false = Body se počítají na konci každého rozdání.
sheet-count-at-once-true = Body platí hned a zápas může skončit uprostřed rozdání.

switch-near-target = Omezení blízko cíle
sheet-near-target-false = Blízko cíle žádná omezení nejsou.
sheet-near-target-true = Kdo má před rozdáním { $low }, může v něm vyhrát jen ziskem nejvíce karet, s { $middle } jen ziskem Velkého kasina.

switch-near-target-20 = Bod před cílem
sheet-near-target-20-little-casino = Kdo má před rozdáním { $score }, může v něm vyhrát jen ziskem Malého kasina.
sheet-near-target-20-most-spades = Kdo má před rozdáním { $score }, může v něm vyhrát jen ziskem nejvíce piků.

switch-near-target-miss = Nesplněné omezení
sheet-near-target-miss-cap-at-20 = Kdo svou podmínku nesplní, body si přičte, ale nejvýš do { $score }.
sheet-near-target-miss-freeze = Kdo svou podmínku nesplní, nepřičte si nic.
sheet-near-target-miss-accrue = Kdo svou podmínku nesplní, body si přičte, ale v tom rozdání nevyhrává.
