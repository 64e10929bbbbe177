### Regelsiden for dansk kasino.

page-danish-idea-1 = Dansk kasino er hurtigt, lidt frækt og fuldt af kort med to ansigter. Du tager kort fra bordet med et kort, der er lige så meget værd. Du må samle kort i bygninger, men har du bygget, skal du tage et stik allerede i din næste tur.
page-danish-idea-2 = 5♠ kan rydde hele bordet, den, der tømmer bordet, får en svupper, og det sidste stik hedder sidsten. Den, der først når { $target } point, vinder.
page-danish-idea-3 = I er to, tre eller fire, alle hver for sig, med 52 kort uden jokere. Hav papir klar til stillingen.
page-danish-deal-1 = Bland, og giv to kort ad gangen, to gange rundt: to kort til hver spiller, først til den efter kortgiveren, så to på bordet med billedsiden op. Alle har nu fire kort, og fire ligger åbent på bordet.
page-danish-deal-2 = Der spilles og gives med uret. Spilleren efter kortgiveren begynder første hånd, den næste spiller den anden: udspillet flytter én plads for hver hånd. Og det er her, man siger »sidsten!« til sidst.
page-danish-values-1 = Kort fra to til ti tæller, hvad de viser, knægten 11, damen 12, kongen 13. Nogle har også en høj værdi: hvert es tæller 1 eller 14, 2♠ tæller 2 eller 15, 10♦ tæller 10 eller 16.
page-danish-values-2 = Det kort, du spiller, har én værdi i hele udspillet; et kort på bordet tæller, som summen kræver.
page-danish-taking-1 = Spillet fra hånden må 5♠ tage alt på bordet, også bygninger, hvis der ligger mindst ét kort. Den må også bruges som en femmer, og på bordet er den en almindelig femmer.
page-danish-taking-example = 10♦ tager 9♣+7♦ som 16 eller 6♥+4♠ som 10, men ikke begge dele på én gang.
page-danish-taking-example-five = 5♠ rydder bordet: Q♥, 2♦ og bygningen 5♥+4♣.
page-danish-building-1 = Videre: læg ét kort på en enkelt bygning, en andens eller senere din egen, hvis du har et kort af den nye værdi. Løse grupper af den nye værdi må lægges til i samme udspil.
page-danish-building-2 = Mere: grupper af samme værdi må lægges til en bygning, hvis du stadig har et kort, der tager den. Det må også et kort, der lægges på et andet af samme værdi: »mere syv«.
page-danish-building-example = Du har 7♠ på hånden, så 7♣, 7♦ og 4♣+3♥ må blive en bygning: »mere syv«.
page-danish-owe-1 = I turen efter at have bygget, videre eller mere, skal du tage et stik: bygningen eller noget andet. Er din bygning overtaget, og er der intet, du kan tage, er du fri.
page-danish-owe-2 = Du må eje én bygning ad gangen. Mens den ligger der, kan du ikke begynde på en ny og heller ikke bygge på andres. Når du har taget det stik, du skyldte, må du smide ud igen eller gå videre med din egen.
page-danish-owe-3 = Så der kan ikke bygges med det sidste kort på en hånd, og dit sidste kort skal tage din bygning. Når en anden bygger videre eller mere på den, er den vedkommendes.
page-danish-owe-example = Du har lige bygget 5♣+4♦. Tag den nu med 9♥, eller tag 3♠ med 3♦. Du må ikke smide K♣ ud.
page-danish-sweeps-1 = Et stik, der tømmer bordet, er en svupper, også med 5♠, og også allersidst i runden. { $sweep ->
    [0] Den giver ingen point her.
   *[other] Den giver { $sweep } point.
}
page-danish-sweeps-2 = Ved optællingen ophæver svuppere hinanden: så længe alle har mindst én, mister hver én.
page-danish-end-1 = Den, der tog sidste stik, har også sidsten: { $last ->
    [0] ingen point her.
   *[other] { $last } point.
}
page-danish-counting-1 = Se stikbunkerne igennem, og tæl:
page-danish-house-1 = Af dem, der når { $target }, vinder den, der er tættest på.
page-danish-house-2 = 5♠ er en almindelig femmer.
page-danish-house-3 = Man skylder ikke noget stik efter at have bygget.
page-danish-house-4 = Der spilles til 50, når aftenen er lang.
page-danish-hints-1 = Byg kun, hvis du kan sige, hvilket stik du tager næste gang, og hvad du gør, hvis bygningen er væk til den tid.
page-danish-hints-2 = Gem 5♠, til bordet er rigt eller har en bygning, du ikke kan tage, men ikke for længe: ved et tomt bord er kraften intet værd.
page-danish-hints-3 = Spar er mere værd end kort: er I to, er syv af dem et flertal. Og vid, hvem der spiller sidst i sidste hånd, for udspillet er flyttet.
