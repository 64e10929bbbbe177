### Regelsiden for Royal Kasino.

page-royal-idea-1 = Royal Kasino er kasino, hvor hoffet har lært at regne. Du tager kort fra bordet med et kort, der er lige så meget værd, og samler kort i bygninger, som du tager senere. Knægt, dame og konge er 11, 12 og 13 værd, esset er 1 eller 14, og at rydde bordet giver point.
page-royal-idea-2 = Den, der først har { $target } point, vinder, og tæt på målet betyder det noget, i hvilken rækkefølge der tælles.
page-royal-taking-1 = En dame tager én dame, to eller alle tre og gerne en tier med en toer oveni.
page-royal-taking-example = Q♦ må tage Q♠ alene, eller begge damer, eller Q♠, Q♥ og 10♣+2♦ på én gang.
page-royal-building-1 = Du må eje så mange bygninger, du vil, også to af samme værdi. Et es lagt på et es er »etter« eller »fjortener«: sig hvilket.
page-royal-owe-1 = Ét es kan ikke dække både en bygning på en og en bygning på fjorten.
page-royal-sweeps-1 = Svuppere ophæver ikke hinanden. Et stik med det allersidste kort tæller også, hvis bordet bliver tomt.
page-royal-counting-1 = Rækkefølgen betyder noget tæt på målet: flest kort, flest spar, Store kasino, Lille kasino, så spar es, klør es, hjerter es og ruder es og til sidst svuppere.
page-royal-winning-1 = Den første, der når { $target } eller mere, vinder. Kunne to nå dertil i samme runde, lægges pointene til i den rækkefølge, de tælles, og den, der først når { $target }, har vundet, selv om den andens sum ville blive højere.
page-royal-winning-2 = To kan kun nå dertil ved samme post på grund af svuppere. Så vinder den højeste sum, og er de lige, spilles en runde til.
page-royal-house-1 = Svuppere giver ingen point, som ved mange nordamerikanske borde.
page-royal-house-2 = Svuppere, som alle sider har, ophæver hinanden.
page-royal-house-3 = Et kort med samme værdi som løse kort må ikke smides ud og tager dem alle, som i Den Dominikanske Republik.
page-royal-hints-1 = Efterlad ikke et bord, som én værdi kan tage helt. Et højt kort alene er nogenlunde sikkert, to ens er det ikke.
page-royal-hints-2 = Gem esser til fjortener: de tager de største summer af alle, og hvert af dem er et point i sig selv.
page-royal-hints-3 = Tæt på { $target } betyder rækkefølgen mere end summen. Med { $low } point går du efter kort, med { $middle } efter 10♦. Spar tælles før begge kasinoer, esser efter.
