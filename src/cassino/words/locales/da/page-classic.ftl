### Regelsiden for klassisk kasino.

page-classic-idea-1 = Kasino er et spil om at tage kort fra bordet. En otter tager en otter, men også en femmer og en treer tilsammen. Hvad du ikke kan tage endnu, kan du forberede: du samler kort i en bygning, som du tager senere, hvis ingen er hurtigere.
page-classic-idea-2 = Der er { $total } point i hver runde, og den, der først har { $target }, vinder. Alle, der kan lægge sammen til ti, kan være med.
page-classic-values-1 = Et es tæller 1, kortene fra to til ti tæller, hvad de viser. Knægt, dame og konge har ingen talværdi: de tager kun deres egen slags.
page-classic-taking-1 = Et billedkort tager ét løst kort af samme slags, aldrig flere.
page-classic-taking-example = Q♦ tager Q♠ eller Q♥, men ikke begge.
page-classic-building-1 = Kun kort med talværdi bruges til at bygge, så en bygning er højst ti værd. Du må eje flere.
page-classic-sweeps-1 = { $sweep ->
    [0] I dette spil giver det ikke noget i sig selv at tømme bordet. Mange steder giver det et point og kaldes en svupper.
   *[other] Et stik, der tømmer bordet, er en svupper og giver { $sweep } point her.
}
page-classic-house-1 = Et billedkort må tage alle kort af samme slags.
page-classic-house-2 = Et stik, der tømmer bordet, giver et point.
page-classic-house-3 = Præcis { $target } er ikke nok; der skal ét point mere til.
page-classic-hints-1 = Tag først esser, spar, 10♦ og 2♠, og ellers bare flest mulige kort. For to spillere er 27 kort og 7 spar et flertal.
page-classic-hints-2 = Smid det ud, som de andre har mindst brug for. Et billedkort er det mest uskyldige; et es er en gave. Og lad ikke bordet kunne give ti, så længe 10♦ stadig er ude.
page-classic-hints-3 = En bygning viser alle et kort på din hånd. Byg på en værdi, hvis andre kort er væk eller er dine egne. En lav enkelt bygning kan blive bygget videre væk fra dig; en flerdobbelt er sikker for det.
