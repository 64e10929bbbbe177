### Další důvody rady; důvody pro braní a stavění jsou u stolu.

hint-why-takes-over = Udělá ze soupeřovy stavby tvou.
hint-why-few-left = { $count ->
    [0] Ve hře už není žádná karta, která se rovná { $card }.
    [one] Ve hře zbývá už jen jedna karta, která se rovná { $card }.
    [few] Ve hře zbývají už jen { $count } karty, které se rovnají { $card }.
   *[other] Ve hře zbývá už jen { $count } karet, které se rovnají { $card }.
}
hint-why-keeps = Nechá ti { $card } v ruce na později.
hint-why-free = Teď se nedá nic vzít ani stavět.
hint-why-others-worse = Každý jiný tah dává soupeřům víc.

hint-why-least = V této hře jsou body na škodu a tenhle tah jich stojí nejméně.
hint-why-nothing = V této hře jsou body na škodu a tenhle tah žádné nebere.

hint-why-tells = Prozradí ostatním, že držíš kartu za { $value }.
hint-why-answer = { $percent ->
    [0] Další soupeř pak nebude moci nic vzít.
    [100] Další soupeř pak určitě může něco vzít.
   *[other] Další soupeř pak může něco vzít s pravděpodobností { $percent }{"\u00A0"}%.
}
hint-why-build-answer = { $percent ->
    [0] Další soupeř tu stavbu vzít nemůže.
    [100] Další soupeř tu stavbu určitě může vzít.
   *[other] Další soupeř může tu stavbu vzít s pravděpodobností { $percent }{"\u00A0"}%.
}
