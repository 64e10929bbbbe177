### Hvorfor et træk ikke er tilladt.

refusal-rule = Regel { $rule }

refusal-card-not-in-hand = Du har ikke { $card } på hånden.
refusal-card-not-on-table = { $card } ligger ikke på bordet.
refusal-card-twice = Du nævner { $card } to gange, men et kort tæller kun én gang.
refusal-card-in-a-build = { $card } ligger i bygningen på { $value }, og den bliver samlet.
refusal-card-no-such-build = Der er ingen bygning med { $cards } på bordet.

refusal-turn-must-capture = Du byggede sidst, så nu skal du tage et stik.
refusal-turn-must-capture-or-extend = Du byggede sidst, så nu skal du tage et stik eller bygge på din egen bygning.
refusal-turn-must-take-if-able = Den, der kan tage, skal tage, og det kan du.

refusal-trail-owns-build = Du ejer bygningen på { $value }, så du må ikke bare smide { $card } ud.
refusal-trail-equal-loose = { $equal } ligger på bordet, så { $card } må ikke bare smides ud: tag eller byg med det.
refusal-trail-can-capture = { $card } kan tage noget og må derfor ikke bare smides ud.

refusal-capture-takes-nothing = Vælg, hvad { $card } skal tage.
refusal-capture-empty-table = Der ligger intet på bordet, som { $card } kan tage.
refusal-capture-does-not-sum = { $size ->
    [1] { $card } kan ikke tage { $cards }.
   *[other] { $card } kan ikke tage { $cards }: det går ikke op i grupper, der hver giver { $value }.
}
refusal-capture-group-sum = { $sum ->
    [0] { $cards } kan ikke lægges sammen til { $value }.
   *[other] { $cards } giver { $sum }, ikke { $value }.
}
refusal-capture-has-no-value = { $card } har ingen talværdi, så { $played } kan ikke tage det.
refusal-capture-wrong-value = { $card } kan ikke tælle { $value }.
refusal-capture-face-pairs-only = { $card } har ingen talværdi: det tager kun løse kort af samme slags, hvert for sig.
refusal-capture-one-face = { $card } tager ét kort af samme slags, ikke flere.
refusal-capture-one-or-three-faces = { $card } tager ét kort af samme slags eller alle tre, aldrig to.
refusal-capture-build-value = Den bygning er { $worth } værd, og { $card } kan ikke tælle { $worth }.
refusal-capture-build-in-sum = En bygning indgår aldrig i en sum: kun et kort, der tæller { $worth }, tager den, og så hele.
refusal-capture-multiple-build-in-sum = En flerdobbelt bygning indgår aldrig i en sum: kun et kort, der tæller { $worth }, tager den på { $worth }.
refusal-capture-leaves-equal = { $card } skal tage alle løse kort med samme værdi, også { $left }.
refusal-capture-not-all = { $card } skal tage alt, hvad det kan, og der ville ligge noget på { $value } tilbage.
refusal-capture-no-power = Kun 5♠ kan rydde bordet, hvor husreglerne tillader det, og så tager den alt.

refusal-build-no-builds = Der bygges ikke i dette spil.
refusal-build-face-card = { $card } har ingen talværdi og kan ikke indgå i en bygning.
refusal-build-one-card = { $card } alene er ingen bygning: vælg kort på bordet, der hører til.
refusal-build-played-card-outside = { $card } skal være en del af bygningen på { $value }; kortene på bordet kan ikke danne den alene.
refusal-build-does-not-sum = { $cards } går ikke op: hver gruppe i den bygning skal give { $value }.
refusal-build-group-sum = { $sum ->
    [0] { $cards } kan ikke lægges sammen, men hver gruppe i den bygning skal give { $value }.
   *[other] { $cards } giver { $sum }, men den bygning er { $value } værd.
}
refusal-build-no-card-in-hand = Du har intet andet kort, der tæller { $value }, så du kunne ikke tage den bygning.
refusal-build-one-card-two-values = Hver af dine bygninger kræver sit eget kort på hånden, og der er intet tilbage til { $value }.
refusal-build-left-without-card = Uden { $card } har du intet kort til din bygning på { $value }.
refusal-build-group-too-large = En gruppe i en bygning må højst have { $count } kort.
refusal-build-value-stands = Der står allerede en bygning på { $value }, og der kan ikke være to.
refusal-build-too-many = Du må kun eje { $count ->
    [1] én bygning
   *[other] { $count } bygninger
} ad gangen.
refusal-build-multiple-is-fixed = Den bygning kan ikke blive { $value }: den har to grupper, og så ligger værdien fast på { $worth }.
refusal-build-raise-own = Bygningen på { $worth } er din egen, og du må kun bygge videre på andres.
refusal-build-raise-with-table-cards = Kun det kort, du spiller, kan bygge videre til { $value }; løse kort kan ikke hjælpe.
refusal-build-raise-is-higher = Man bygger videre opad: bygningen er allerede { $worth } værd og kan ikke blive { $value }.
refusal-build-add-other-value = Den bygning er { $worth } værd, så der kan ikke bygges mere { $value } på den.
refusal-build-joins-builds = { $card } ligger i en anden bygning, og to bygninger slås aldrig sammen.
