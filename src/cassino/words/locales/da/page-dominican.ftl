### Regelsiden for dominikansk Royal Kasino.

page-dominican-idea-1 = Sådan spilles Royal Kasino i Den Dominikanske Republik. Du tager kort fra bordet med et kort, der er lige så meget værd, og samler kort i bygninger, som du tager senere. Knægt, dame og konge er 11, 12 og 13 værd, esset er 1 eller 14.
page-dominican-idea-2 = Ens kort skal tages, og det alle sammen. Kun andre bygger videre på din bygning. Og den, der begynder en runde tæt på { $target }, kan kun vinde i den på én måde.
page-dominican-idea-3 = I er to eller tre, eller fire to mod to, makkere over for hinanden, med 52 kort uden jokere. Hav papir klar til stillingen.
page-dominican-deal-1 = Bland, og giv to kort ad gangen, to gange rundt: to kort til hver af de andre spillere, først til højre for kortgiveren, to på bordet med billedsiden op, to til kortgiveren. Alle har nu fire kort, og fire ligger åbent på bordet.
page-dominican-deal-2 = Alt går mod uret. Spilleren til højre for kortgiveren begynder hver hånd og giver kort næste gang.
page-dominican-taking-1 = Har dit kort samme værdi som løse kort, må du ikke smide det ud. Enten tager det, og så er alle løse kort af den værdi med, eller også bruges det til at bygge.
page-dominican-taking-2 = Et es skal tage alle løse esser; et, der er del af en fjorten, regnes for taget. Summer og bygninger vælger du frit.
page-dominican-taking-example = 7♠ skal tage 7♣ og må tage 4♦+3♥ med, men ikke 4♦+3♥ alene.
page-dominican-taking-example-ace = A♠ tager A♥, som 1 alene eller som 14 sammen med 9♣+5♦. Det må ikke lade A♥ ligge.
page-dominican-building-1 = En bygning må lade et kort ligge, der har samme værdi som dit.
page-dominican-building-2 = Videre: læg ét kort fra hånden på en andens enkelte bygning, og sig den nye værdi, som du skal have et kort til. Løse grupper af den nye værdi må lægges til. Din egen bygger du aldrig videre på; på din makkers må du, hvis du selv har kortet.
page-dominican-building-example = Bygningen på syv er din. 2♣ må ikke bygge den videre til ni, selv om du har 9♠.
page-dominican-owe-1 = Reglen om ens kort binder alle, hvad enten de ejer en bygning eller ej.
page-dominican-sweeps-1 = Svuppere ophæver hinanden: så længe alle sider har mindst én, mister hver én.
page-dominican-sweeps-2 = En side, der begynder runden med { $blocked } point eller flere, får intet for svuppere, men de ophæver stadig andres.
page-dominican-winning-1 = Hvad en side skal opnå, afgøres af dens stilling, når runden begynder. Under { $low } vinder den som sædvanlig ved at have { $target } eller mere, når der er talt op.
page-dominican-winning-2 = Med { $low } vinder den kun ved flest kort, med { $middle } kun ved at tage 10♦, med { $near } kun ved at tage 2♠.
page-dominican-winning-3 = Den, der opfylder det krav, har vundet, hvad de andre end får. Den, der ikke gør, får rundens point, men højst op til { $near }.
page-dominican-winning-4 = Opfylder to sider deres krav i samme runde, går flest kort før 10♦, og 10♦ før 2♠. Når flere { $target } fra under { $low }, vinder den højeste sum; er de lige, spilles videre uden disse spærrer, til nogen er foran.
page-dominican-house-1 = Med { $near } point vinder man ved flest spar, ikke ved 2♠.
page-dominican-house-2 = Der er ingen spærrer tæt på målet; { $target } vinder.
page-dominican-house-3 = Ens kort må blive liggende eller smides ud.
page-dominican-house-4 = Du må bygge videre på din egen bygning.
page-dominican-hints-1 = Før du smider ud, så se efter ens kort: dit kort kan blive tvunget til at tage på et dårligt tidspunkt.
page-dominican-hints-2 = Din bygning kan ikke vokse ved din egen hånd, men andre kan bygge videre på den. Byg altså højt, eller byg flerdobbelt.
page-dominican-hints-3 = Planlæg, hvor du lander: et point eller to under { $low } med frit valg er ofte mere værd end { $low } med kun én udvej.
