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
