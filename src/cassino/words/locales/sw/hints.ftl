### Sababu nyingine za kidokezo; sababu za kunasa na kujenga ziko pamoja na meza.

hint-why-takes-over = Jengo la mpinzani linakuwa lako.
hint-why-few-left = { $count ->
    [0] Hakuna kadi sawa na { $card } iliyobaki.
    [one] Imebaki kadi moja tu sawa na { $card }.
   *[other] Zimebaki kadi { $count } tu sawa na { $card }.
}
hint-why-keeps = Unabaki na { $card } mkononi kwa baadaye.
hint-why-free = Sasa hakuna cha kunasa wala cha kujenga.
hint-why-others-worse = Mchezo mwingine wowote ungewapa wengine zaidi.

hint-why-least = Hapa pointi ni hasara, na kwa kadi hii unapata chache zaidi.
hint-why-nothing = Hapa pointi ni hasara, na kwa kadi hii hupati yoyote.

hint-why-tells = Wengine wanajua kwamba una kadi ya { $value }.
hint-why-answer = { $percent ->
    [0] Mpinzani anayefuata hataweza kunasa chochote.
    [100] Mpinzani anayefuata hakika ataweza kunasa kitu.
   *[other] Uwezekano wa mpinzani anayefuata kunasa kitu ni asilimia { $percent }.
}
hint-why-build-answer = { $percent ->
    [0] Mpinzani anayefuata hawezi kunasa jengo hilo.
    [100] Mpinzani anayefuata hakika anaweza kunasa jengo hilo.
   *[other] Uwezekano wa mpinzani anayefuata kunasa jengo hilo ni asilimia { $percent }.
}
