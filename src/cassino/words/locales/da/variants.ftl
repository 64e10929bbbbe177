### Spillene: navn og en linje om hvert.

variant-classic = Klassisk kasino
variant-classic-line = Spillet at begynde med: billedkort tager kun deres egen slags, og svuppere tæller ikke.
variant-royal = Royal Kasino
variant-royal-line = Billedkort tæller 11, 12 og 13, esset 1 eller 14, og svuppere giver point.
variant-danish = Dansk kasino
variant-danish-line = Kort med to værdier, en femmer, der rydder bordet, og et stik, man skylder efter at have bygget.
variant-dominican = Dominikansk Royal Kasino
variant-dominican-line = Ens kort skal tages, og de sidste point før 21 er svære at få.
variant-royal-na = Royal Kasino, nordamerikansk
variant-royal-na-line = Royal Kasino, hvor svuppere ikke giver point.
variant-swedish = Svensk kasino
variant-swedish-line = Royal uden bygninger, til 16, med to point for flest spar.
variant-finnish = Finsk kasino
variant-finnish-line = Svensk, med kort, der er høje på hånden og lave på bordet.
variant-laistokasino = Laistokasino
variant-laistokasino-line = Finsk vendt på hovedet: man skal tage, og point er dårlige.
variant-byggkasino = Byggkasino
variant-byggkasino-line = Finsk med bygninger, til 21.
variant-spade = Sparkasino
variant-spade-line = Klassisk, hvor hver spar giver point med det samme, til 61.
variant-draw = Trækkasino
variant-draw-line = Klassisk for to, med et nyt kort efter hvert udspil.

variant-house = { $name } med husregler
