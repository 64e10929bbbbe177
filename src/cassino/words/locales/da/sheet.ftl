### Regelarket: en overskrift pr. gruppe, et navn pr. valg, en sætning pr. indstilling.

sheet-title = Reglerne ved dette bord
sheet-differs = Husregel
sheet-source = Afgøres af { $rules }
sheet-same = Præcis som { $name } spilles her.
sheet-changed = { $count ->
    [one] { $count } husregel afviger fra { $name }.
   *[other] { $count } husregler afviger fra { $name }.
}
sheet-no-effect = Har intet at afgøre her.
sheet-partners-true = Fire spiller to mod to, makkere over for hinanden.
sheet-partners-false = Alle spiller hver for sig.

sheet-group-deal = Kortgivning og tur
sheet-group-cards = Kortenes værdi
sheet-group-capture = At tage stik
sheet-group-build = At bygge
sheet-group-obligation = Byggerens pligter
sheet-group-sweep = Svuppere
sheet-group-scoring = Point
sheet-group-match = Spillets ende

## Kortgivning og tur

switch-direction = Retning
sheet-direction-clockwise = Der spilles og gives med uret.
sheet-direction-counter-clockwise = Der spilles og gives mod uret.

switch-deal-order = Rækkefølge ved første kortgivning
sheet-deal-order-others-table-dealer = Kortene gives to ad gangen til de andre spillere, bordet og til sidst kortgiveren.
sheet-deal-order-players-table = Kortene gives to ad gangen til alle spillere og til sidst bordet.

switch-later-hands-led-by = Hvem der begynder senere hænder
sheet-later-hands-led-by-same-rotation = Spilleren efter kortgiveren begynder hver hånd.
sheet-later-hands-led-by-next-seat = Hver ny hånd begyndes af den næste ved bordet.

switch-refill = At trække kort
sheet-refill-false = Der gives fire nye kort til hver, når alle hænder er tomme.
sheet-refill-true = Efter hvert udspil trækkes et kort fra bunken, så længe der er nogen.

## Kortenes værdi

switch-face-values = Knægt, dame, konge
sheet-face-values-none = Knægt, dame og konge har ingen talværdi; de tager kun deres egen slags.
sheet-face-values-11-12-13 = Knægten tæller 11, damen 12, kongen 13.

switch-high-cards = Høje værdier
sheet-high-cards-none = Ingen kort har en høj værdi ved siden af.
sheet-high-cards = Høje værdier: { $cards }.

switch-dual-values = Hvor høje værdier gælder
sheet-dual-values-any = Et kort med to værdier kan tælle begge dele, på hånden og på bordet.
sheet-dual-values-low-on-table = Et kort med to værdier kan tælle begge dele på hånden, men kun den lave på bordet.
sheet-dual-values-hand-high = Et kort med to værdier tæller den høje på hånden og den lave på bordet.

## At tage stik

switch-face-capture = Ens billedkort
sheet-face-capture-one = Et billedkort tager ét kort af samme slags.
sheet-face-capture-all = Et billedkort tager så mange af samme slags, man vil.
sheet-face-capture-one-or-three = Et billedkort tager ét kort af samme slags eller alle tre, aldrig to.

switch-five-of-spades-clears = Spar fem
sheet-five-of-spades-clears-false = 5♠ er en almindelig femmer.
sheet-five-of-spades-clears-true = 5♠ kan tage alt på bordet, også bygninger.

switch-compulsory = Skal man tage?
sheet-compulsory-none = Ingen er tvunget til at tage noget.
sheet-compulsory-matching-loose = Et kort med samme værdi som løse kort må ikke smides ud: det tager dem alle eller bruges til at bygge.
sheet-compulsory-if-able = Den, der kan tage, skal tage, men vælger selv hvad.
sheet-compulsory-maximal = Et kort, der kan tage, skal tage, og det alt, hvad det kan.

## At bygge

switch-builds = At bygge
sheet-builds-true = Kort kan samles i bygninger.
sheet-builds-false = Der bygges ikke.

switch-raise-own = At bygge videre på sit eget
sheet-raise-own-true = Man må bygge videre på enhver enkelt bygning, også sin egen.
sheet-raise-own-false = Man må kun bygge videre på andres bygninger.

switch-table-cards-may-raise = Løse kort, når der bygges videre
sheet-table-cards-may-raise-false = Kun det spillede kort bygger videre.
sheet-table-cards-may-raise-true = Løse kort må hjælpe det spillede kort, når der bygges videre.

switch-build-as-card = Bygninger i summer
sheet-build-as-card-false = En bygning tages kun af et kort med dens værdi, aldrig som del af en sum.
sheet-build-as-card-true = En enkelt bygning må indgå i en sum, når der tages.

switch-same-value-builds = Bygninger af samme værdi
sheet-same-value-builds-allowed = To bygninger af samme værdi må ligge side om side.
sheet-same-value-builds-merge = Der er højst én bygning af hver værdi; bygges der videre til den værdi, bliver de to til én.
sheet-same-value-builds-forbidden = Der er højst én bygning af hver værdi, og der må ikke bygges videre til den.

switch-max-own-builds = Egne bygninger ad gangen
sheet-max-own-builds-none = Man må eje så mange bygninger, man vil.
sheet-max-own-builds = { $number ->
    [1] Man må eje én bygning ad gangen.
   *[other] Man må eje { $number } bygninger ad gangen.
}

switch-group-max-cards = Kort i en gruppe
sheet-group-max-cards-none = En gruppe i en bygning må have så mange kort, det skal være.
sheet-group-max-cards = En gruppe i en bygning må højst have { $number } kort.

switch-table-only-builds = Bygninger af bordets kort alene
sheet-table-only-builds-false = Det spillede kort skal være en del af bygningen.
sheet-table-only-builds-true = Når man smider et kort ud, må man samtidig samle løse kort i en bygning.

switch-for-partner = At bygge for makker
sheet-for-partner-never = Man skal selv have kortet til sin bygning; makkers kort gælder ikke.
sheet-for-partner-provable = Man må bygge for sin makker, når spillet har vist, at makker har kortet.
sheet-for-partner-allowed = Man må bygge for sin makker i tillid til, at makker har kortet.

## Byggerens pligter

switch-owner-may-trail = At smide ud som ejer
sheet-owner-may-trail-false = Den, der ejer en bygning, må ikke smide ud.
sheet-owner-may-trail-true = Den, der ejer en bygning, må smide ud, men beholder kortet, der tager den.

switch-after-build = Turen efter at have bygget
sheet-after-build-none = Man behøver ikke tage stik i turen efter at have bygget.
sheet-after-build-capture-next = I turen efter at have bygget skal man tage et stik, hvis man kan.
sheet-after-build-capture-or-extend = I turen efter at have bygget skal man tage et stik eller bygge på sin egen bygning, hvis man kan.

## Svuppere

switch-sweep-points = Point for en svupper
sheet-sweep-points = { $number ->
    [0] At rydde bordet, en svupper, giver ingen point.
   *[other] At rydde bordet, en svupper, giver { $number } point.
}

switch-sweep-cancel = Svuppere mod svuppere
sheet-sweep-cancel-none = Svuppere ophæver ikke hinanden.
sheet-sweep-cancel-all-sides = Når alle har mindst én svupper, mister hver én, indtil en af dem ingen har.
sheet-sweep-cancel-pairwise = Kun den, der har flest svuppere, får point, for sit forspring til nummer to.
sheet-sweep-cancel-sequential = En ny svupper fjerner først en af en modstanders i stedet for at tælle.

switch-sweeps-blocked-from = Svuppere tæt på målet
sheet-sweeps-blocked-from-none = Svuppere tæller ved enhver stilling.
sheet-sweeps-blocked-from = Fra { $number } point gives der ikke point for svuppere.

switch-sweeps-block = Hvis svuppere der ikke tæller
sheet-sweeps-block-side = Kun den, der selv har så mange point, får intet for svuppere.
sheet-sweeps-block-everyone = Så snart én har så mange point, får ingen noget for svuppere.

switch-sweeps-in-last-hand = Svuppere i sidste hånd
sheet-sweeps-in-last-hand-true = Svuppere tæller også i sidste hånd.
sheet-sweeps-in-last-hand-false = Der er ingen svuppere i sidste hånd.

## Point

switch-residue = Kort tilbage til sidst
sheet-residue-last-capturer = Kort tilbage til sidst går til den, der tog sidste stik.
sheet-residue-nobody = Kort tilbage til sidst går ikke til nogen.
sheet-residue-dealer-side = Kort tilbage til sidst går til kortgiverens side.

switch-last-capture-point = Sidste stik
sheet-last-capture-point = Sidste stik (sidsten): { $number ->
    [0] ingen point
   *[other] { $number } point
}.
switch-most-cards = Flest kort
sheet-most-cards = Flest kort: { $number ->
    [0] ingen point
   *[other] { $number } point
}.
switch-most-spades = Flest spar
sheet-most-spades = Flest spar: { $number ->
    [0] ingen point
   *[other] { $number } point
}.
switch-big-casino = Store kasino (10♦)
sheet-big-casino = Store kasino, 10♦: { $number ->
    [0] ingen point
   *[other] { $number } point
}.
switch-little-casino = Lille kasino (2♠)
sheet-little-casino = Lille kasino, 2♠: { $number ->
    [0] ingen point
   *[other] { $number } point
}.
switch-ace = Hvert es
sheet-ace = Hvert es: { $number ->
    [0] ingen point
   *[other] { $number } point
}.
switch-each-spade = Hver spar
sheet-each-spade = Hver spar: { $number ->
    [0] ingen point
   *[other] { $number } point
}.
switch-jack-of-spades = Spar knægt
sheet-jack-of-spades = J♠ for sig: { $number ->
    [0] ingen point
   *[other] { $number } point
}.

switch-majority-ties = Lige mange kort eller spar
sheet-majority-ties-none = Står flere lige med flest kort eller spar, får ingen de point.
sheet-majority-ties-split = Står flere lige med flest kort eller spar, deler de pointene.
sheet-majority-ties-carry = Står flere lige med flest kort eller spar, venter de point til næste runde.

## Spillets ende

switch-target = Mål
sheet-target = Der spilles til { $number } point.

switch-reach = At nå målet
sheet-reach-at-least = Præcis { $target } er nok.
sheet-reach-more-than = Præcis { $target } er ikke nok; der skal mere til.

switch-end-resolution = Hvis flere når det
sheet-end-resolution-highest = Når flere { $target } i samme runde, vinder den højeste sum.
sheet-end-resolution-count-out = Når flere { $target } i samme runde, tælles pointene i rækkefølge, og den første, der når dertil, vinder.
sheet-end-resolution-closest = Når flere { $target } i samme runde, vinder den, der er tættest på.

switch-objective = Det gælder om
sheet-objective-most = Point er gode: den, der når { $target }, vinder.
sheet-objective-fewest = Point er dårlige: når nogen når { $target }, vinder den med færrest.

switch-count-at-once = Hvornår point tæller
sheet-count-at-once-false = Point tælles efter hver runde.
sheet-count-at-once-true = Point tæller med det samme, og spillet kan ende midt i en runde.

switch-near-target = Spærrer tæt på målet
sheet-near-target-false = Der er ingen spærrer tæt på målet.
sheet-near-target-true = Den, der har { $low } før en runde, kan kun vinde i den ved flest kort, med { $middle } kun ved Store kasino.

switch-near-target-20 = Ét point fra målet
sheet-near-target-20-little-casino = Den, der har { $score } før en runde, kan kun vinde i den ved Lille kasino.
sheet-near-target-20-most-spades = Den, der har { $score } før en runde, kan kun vinde i den ved flest spar.

switch-near-target-miss = Når kravet ikke nås
sheet-near-target-miss-cap-at-20 = Den, der ikke opfylder sit krav, får sine point, men højst op til { $score }.
sheet-near-target-miss-freeze = Den, der ikke opfylder sit krav, får ingen point.
sheet-near-target-miss-accrue = Den, der ikke opfylder sit krav, får sine point, men vinder ikke den runde.
