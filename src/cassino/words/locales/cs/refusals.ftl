### Proč tah nejde. Jedna věta, karty jako značky: 10♦, 5♣+3♥.

refusal-rule = Pravidlo { $rule }

refusal-card-not-in-hand = Kartu { $card } nemáš v ruce.
refusal-card-not-on-table = Karta { $card } na stole neleží.
refusal-card-twice = Kartu { $card } uvádíš dvakrát, ale počítá se jen jednou.
refusal-card-in-a-build = Karta { $card } leží ve stavbě { $value } a ta se nerozděluje.
refusal-card-no-such-build = Na stole není žádná stavba s kartami { $cards }.

refusal-turn-must-capture = V tahu po stavění musíš něco vzít.
refusal-turn-must-capture-or-extend = V tahu po stavění musíš něco vzít nebo pokračovat ve své stavbě.
refusal-turn-must-take-if-able = Kdo může brát, brát musí, a ty můžeš.

refusal-trail-owns-build = Stavba { $value } patří tobě, takže kartu { $card } nesmíš jen tak odložit.
refusal-trail-equal-loose = Na stole leží { $equal }, takže kartu { $card } nesmíš jen tak odložit: vezmi s ní nebo s ní stav.
refusal-trail-can-capture = Karta { $card } může něco vzít, takže ji nesmíš jen tak odložit.

refusal-capture-takes-nothing = Vyber, co má karta { $card } vzít.
refusal-capture-empty-table = Na stole není nic, co by karta { $card } mohla vzít.
refusal-capture-does-not-sum = { $size ->
    [1] Karta { $card } nemůže vzít { $cards }.
   *[other] Karta { $card } nemůže vzít { $cards }: nedá se to rozdělit na skupiny po { $value }.
}
refusal-capture-group-sum = { $sum ->
    [0] { $cards } se nedá sečíst na { $value }.
   *[other] { $cards } dává { $sum }, ne { $value }.
}
refusal-capture-has-no-value = Karta { $card } nemá číselnou hodnotu, takže ji { $played } nemůže vzít.
refusal-capture-wrong-value = Karta { $card } nemůže platit za { $value }.
refusal-capture-face-pairs-only = Karta { $card } nemá číselnou hodnotu: bere jen volné karty stejného druhu, každou zvlášť.
refusal-capture-one-face = Karta { $card } bere jen jednu kartu stejného druhu.
refusal-capture-one-or-three-faces = Karta { $card } bere jednu kartu stejného druhu nebo všechny tři, nikdy dvě.
refusal-capture-build-value = Ta stavba má hodnotu { $worth } a karta { $card } za { $worth } platit nemůže.
refusal-capture-build-in-sum = Stavba nemůže být částí součtu: tuto vezme jen karta v hodnotě { $worth }, a to celou.
refusal-capture-multiple-build-in-sum = Vícenásobná stavba nemůže být částí součtu: tuto vezme jen karta v hodnotě { $worth }.
refusal-capture-leaves-equal = Karta { $card } musí vzít všechny volné karty stejné hodnoty, i { $left }.
refusal-capture-not-all = Karta { $card } musí vzít vše, co může, a na stole by zůstalo něco v hodnotě { $value }.
refusal-capture-no-power = Vyčistit stůl může jen 5♠, kde to domácí pravidla dovolují, a bere pak všechno.

refusal-build-no-builds = V této hře se nestaví.
refusal-build-face-card = Karta { $card } nemá číselnou hodnotu, takže do stavby nemůže.
refusal-build-one-card = Samotná { $card } není stavba: vyber k ní karty ze stolu.
refusal-build-played-card-outside = Karta { $card } musí být součástí stavby { $value }; karty na stole ji samy tvořit nemohou.
refusal-build-does-not-sum = { $cards } nevychází: každá skupina té stavby musí dát { $value }.
refusal-build-group-sum = { $sum ->
    [0] { $cards } se nedá sečíst, ale každá skupina té stavby musí dát { $value }.
   *[other] { $cards } dává { $sum }, ale ta stavba má hodnotu { $value }.
}
refusal-build-no-card-in-hand = Žádnou další kartu v hodnotě { $value } nemáš, takže nemáš čím tu stavbu vzít.
refusal-build-one-card-two-values = Každá tvá stavba potřebuje v ruce vlastní kartu a na { $value } už žádná nezbývá.
refusal-build-left-without-card = Bez karty { $card } nemáš čím vzít svou stavbu { $value }.
refusal-build-group-too-large = Skupina ve stavbě smí mít nejvýš { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
refusal-build-value-stands = Stavba { $value } už na stole je a dvě být nesmějí.
refusal-build-too-many = Najednou smíš mít jen { $count ->
    [1] jednu stavbu
    [few] { $count } stavby
   *[other] { $count } staveb
}.
refusal-build-multiple-is-fixed = Z té stavby nemůže být { $value }: má dvě skupiny, takže její hodnota { $worth } se už nemění.
refusal-build-raise-own = Stavba { $worth } je tvoje a zvyšovat smíš jen stavby ostatních.
refusal-build-raise-with-table-cards = Stavbu na { $value } může zvýšit jen karta, kterou hraješ; volné karty nepomáhají.
refusal-build-raise-is-higher = Zvyšuje se jen nahoru: ta stavba už má hodnotu { $worth }, takže z ní nemůže být { $value }.
refusal-build-add-other-value = Ta stavba má hodnotu { $worth }, takže k ní nelze přidat { $value }.
refusal-build-joins-builds = Karta { $card } leží v jiné stavbě a dvě stavby se nikdy nespojují.
