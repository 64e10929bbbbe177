### Regelsiderne: overskrifter og det, der er ens i flere spil.

## Rundt om teksten

page-common-contents = På denne side
page-common-switches = Husreglerne som valg
page-common-changed = Sådan spilles spillet som regel. Husreglerne ved dette bord, som er mærket i listen til sidst, går forud.
page-common-relative = Beslægtet med { $game }: hvad listen nedenfor ikke ændrer, spilles som fortalt dér.
page-common-read = Læs reglerne for { $game }
page-common-on-table = På bordet
page-common-in-hand = På hånden
page-common-each-sweep = Hver svupper

## Overskrifter

page-common-head-idea = Hvad det går ud på
page-common-head-deal = Kortgivning
page-common-head-values = Hvad kortene tæller
page-common-head-turn = Din tur
page-common-head-taking = At tage stik
page-common-head-building = At bygge
page-common-head-owe = Hvad du skylder
page-common-head-sweeps = Svuppere
page-common-head-end = Rundens slutning
page-common-head-counting = Optælling
page-common-head-winning = At vinde
page-common-head-house = Husregler, som andre spiller med
page-common-head-hints = Tre gode råd

## Hvad det går ud på

page-common-idea-players = I kan være to, tre eller fire; fire kan også spille to mod to, makkere over for hinanden. I skal bruge 52 kort uden jokere og noget at skrive stillingen på.

## Kortgivning

page-common-deal-chance = Lad tilfældet afgøre, hvem der giver først, for eksempel ved at trække kort.
page-common-deal-first = Bland, og giv to kort ad gangen, to gange rundt: to kort til hver af de andre spillere, først til venstre for kortgiveren, to på bordet med billedsiden op, to til kortgiveren. Alle har nu fire kort, og fire ligger åbent på bordet.
page-common-deal-more = Når alle hænder er tomme, får alle fire kort til af kortgiveren, men bordet ingen, indtil bunken er brugt op. Hver gang kaldes en hånd: der er { $two } i en runde med to spillere, { $three } med tre, { $four } med fire. Ved den allersidste siger kortgiveren »sidsten!«.
page-common-deal-turns = Der spilles med uret. Spilleren til venstre for kortgiveren begynder hver hånd og giver kort næste gang.

## Hvad kortene tæller

page-common-values-royal = Kort fra to til ti tæller, hvad de viser, knægten 11, damen 12, kongen 13. Et es tæller 1 eller 14, som du har brug for.
page-common-values-aces = Det es, du spiller, har én værdi i hele udspillet. Hvert es på bordet tæller, som summen kræver.

## Din tur

page-common-turn-one = Spil netop ét kort fra hånden. Med det tager du kort fra bordet, eller du bygger, eller du smider det ud: du lægger det på bordet, hvor det bliver liggende som endnu et løst kort.

## At tage stik

page-common-taking-groups = Et kort med talværdi tager grupper, der er lige så meget værd som det selv: et løst kort af samme værdi, løse kort, der tilsammen giver værdien, eller en hel bygning på den værdi. Tag så mange grupper på én gang, du vil, men hvert kort hører kun til én gruppe.
page-common-taking-free = Så længe du ikke skylder noget (mere om det nedenfor), må du lade det ligge, som du kunne tage, og endda smide et kort ud, der kunne tage noget.
page-common-taking-build = En bygning tages hel af et kort med dens egen værdi og indgår aldrig i en sum.
page-common-taking-pile = Dit kort og det, det tog, lægges med bagsiden op i din stikbunke; makkere har én sammen.
page-common-taking-faces = Billedkort er tal som alle andre: en knægt tager en sekser og en femmer.
page-common-taking-example = 8♠ tager 8♦ og 5♣+3♥ i samme stik.
page-common-taking-example-once = 8♠ tager 5♣+3♥ eller 5♣+3♦, men ikke begge: den ene femmer rækker kun til én treer.
page-common-taking-example-jack = J♦ tager J♣ og 6♥+5♦ i samme stik.
page-common-taking-example-ace = Som 14 tager A♠ både 9♣+5♦ og A♥; som 1 tager det kun A♥.

## At bygge

page-common-building-new = I stedet for at tage kan du lægge dit kort på løse kort og sige, hvad de giver: »bygger otte«. De bliver liggende samlet, til nogen tager dem med en otter. Du skal have et kort af den værdi på hånden, også efter udspillet.
page-common-building-groups = Én gruppe er en enkelt bygning. Flere grupper, der hver er værdien værd, er en flerdobbelt bygning: »bygger ottere«. Du må lægge flere på én gang. Dit kort skal høre til en af dem; det må være en gruppe for sig ved siden af en anden.
page-common-building-say = En femmer lagt på en femmer er »ti« eller »femmere«: sig hvilket.
page-common-building-owner = En bygning tilhører den, der sidst lavede den, byggede videre på den eller byggede mere på den.
page-common-building-raise = Videre: læg ét kort fra hånden på en enkelt bygning, andres eller din egen, og sig den nye værdi, som du skal have et kort til. Løse kort kan ikke hjælpe med at ændre den, men løse grupper, der giver den nye værdi, må lægges til i samme udspil.
page-common-building-add = Mere: et kort, der alene eller sammen med løse kort giver bygningens værdi, må lægges til enhver bygning, din eller andres, hvis du stadig har et kort, der tager den. Så er den flerdobbelt, og den er din.
page-common-building-fixed = En flerdobbelt bygning ændrer aldrig værdi. Kort i en bygning skilles aldrig ad, og to bygninger slås aldrig sammen.
page-common-building-up-to = Alle kort kan bruges til at bygge, op til en bygning på { $highest }.
page-common-building-example = Du har 8♠ på hånden, så 3♦+5♣ må blive en bygning på otte.
page-common-building-example-groups = Du har 6♠ på hånden, så A♦+5♠ og 6♦ må på én gang blive en bygning af seksere.
page-common-building-example-raise = 3♥ bygger videre på en andens bygning fra fem til otte, for du har 8♥.
page-common-building-example-fixed = 2♦ kan ikke bygge den videre til ti, selv om du har 10♣: den har to grupper.

## Hvad du skylder

page-common-owe-trail = Så længe en bygning er din, må du ikke smide ud. I hver tur skal du tage noget (det behøver ikke være bygningen), lave en ny bygning eller bygge videre eller mere på en.
page-common-owe-card = Behold det kort, der tager din bygning: intet udspil må efterlade dig uden.
page-common-owe-cards = Bygninger af forskellig værdi kræver hver sit kort; til to af samme værdi er ét nok. At din makker har kortet, er ikke nok.
page-common-owe-stuck = Så du sidder aldrig fast: med dit sidste kort tager du altid dine bygninger.
page-common-owe-free = Når en anden bygger videre eller mere på din bygning, er den vedkommendes, og du er fri. Din makkers bygning binder dig ikke.
page-common-owe-example = Bygningen på ni er din. Du må ikke smide 4♣ ud, men 4♣+5♠ giver en nier til, og 9♦ tager den første.

## Svuppere

page-common-sweeps-face-up = Læg det kort, der gjorde det, med billedsiden op i stikbunken, så det kan tælles til sidst. Den næste kan kun smide ud.
page-common-sweeps-point = Et stik, der tømmer bordet, er en svupper. { $sweep ->
    [0] Den giver ingen point her.
   *[other] Den giver { $sweep } point.
}

## Rundens slutning

page-common-end-left = Efter det sidste kort går de løse kort, der er tilbage, til den, der tog sidste stik. Det er aldrig en svupper. Tog ingen noget, får ingen dem.

## Optælling

page-common-counting-piles = Se stikbunkerne igennem; makkere tæller sammen.
page-common-counting-ties = Står to lige med flest kort eller flest spar, får ingen de point.
page-common-counting-total = Uden svuppere er der { $total } point i hver runde.

## At vinde

page-common-winning-target = Der spilles runde efter runde, til nogen har { $target } eller mere, når der er talt op, og så vinder.
page-common-winning-several = Når flere dertil i samme runde, vinder den højeste sum. Er de lige, spilles en runde til.

## Husregler og råd

page-common-house-agree = Kasino spilles på mange måder, så bliv enige før første runde:
page-common-house-raise-others = Kun andre må bygge videre på din bygning.
page-common-house-owner-trails = Den, der ejer en bygning, må smide ud, men beholder kortet, der tager den.
page-common-house-highest = Når flere når { $target }, vinder ganske enkelt den højeste sum.
