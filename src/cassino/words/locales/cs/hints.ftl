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
