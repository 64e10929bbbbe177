### Hry: název a jedna řádka.

variant-classic = Klasické kasino
variant-classic-line = Hra pro začátek: obrázky berou jen svůj druh a smetení stolu se nepočítá.
variant-royal = Královské kasino
variant-royal-line = Obrázky platí 11, 12 a 13, eso 1 nebo 14 a smetení stolu boduje.
variant-danish = Dánské kasino
variant-danish-line = Karty s dvěma hodnotami, pětka, která vyčistí stůl, a povinnost brát po stavění.
variant-dominican = Dominikánské královské kasino
variant-dominican-line = Stejné karty se brát musí a poslední body před 21 se získávají těžko.
variant-royal-na = Severoamerické královské kasino
variant-royal-na-line = Královské kasino, v němž smetení stolu neboduje.
variant-swedish = Švédské kasino
variant-swedish-line = Královské bez stavění, do 16, se dvěma body za nejvíce piků.
variant-finnish = Finské kasino
variant-finnish-line = Švédské s kartami, které jsou v ruce vysoké a na stole nízké.
variant-laistokasino = Laistokasino
variant-laistokasino-line = Finské naruby: brát se musí a body jsou špatné.
variant-byggkasino = Byggkasino
variant-byggkasino-line = Finské se stavěním, do 21.
variant-spade = Pikové kasino
variant-spade-line = Klasické, v němž hned boduje každý pik, do 61.
variant-draw = Dobírané kasino
variant-draw-line = Klasické pro dva, s novou kartou po každém tahu.

variant-house = { $name } s domácími pravidly
