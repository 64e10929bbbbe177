### Flere grunde til et tip; grundene til at tage og bygge står ved bordet.

hint-why-takes-over = Det gør en modstanders bygning til din.
hint-why-few-left = { $count ->
    [0] Der er intet kort med samme værdi som { $card } tilbage.
    [one] Der er kun ét kort med samme værdi som { $card } tilbage.
   *[other] Der er kun { $count } kort med samme værdi som { $card } tilbage.
}
hint-why-keeps = Det beholder { $card } på hånden til senere.
hint-why-free = Lige nu er der intet at tage eller bygge.
hint-why-others-worse = Ethvert andet træk giver mere væk.

hint-why-least = I dette spil tæller point imod dig, og dette træk koster færrest.
hint-why-nothing = I dette spil tæller point imod dig, og dette træk tager ingen.

hint-why-tells = Det fortæller de andre, at du har et kort til { $value }.
hint-why-answer = { $percent ->
    [0] Den næste modstander kan intet tage bagefter.
    [100] Den næste modstander kan helt sikkert tage noget bagefter.
   *[other] Der er { $percent }{"\u00A0"}% chance for, at den næste modstander kan tage noget bagefter.
}
hint-why-build-answer = { $percent ->
    [0] Den næste modstander kan ikke tage den bygning.
    [100] Den næste modstander kan helt sikkert tage den bygning.
   *[other] Der er { $percent }{"\u00A0"}% chance for, at den næste modstander kan tage den bygning.
}
