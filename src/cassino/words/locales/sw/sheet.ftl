### Orodha ya sheria: kichwa cha kundi, jina la chaguo, sentensi ya kila mpangilio.

sheet-title = Sheria za meza hii
sheet-differs = Sheria ya nyumbani
sheet-source = Huamuliwa na { $rules }
sheet-same = Kama { $name } inavyochezwa hapa.
sheet-changed = { $count ->
    [one] Sheria { $count } ya nyumbani inatofautiana na { $name }.
   *[other] Sheria { $count } za nyumbani zinatofautiana na { $name }.
}
sheet-no-effect = Haina la kuamua hapa.
sheet-partners-true = Wanne hucheza wawili kwa wawili, washirika wakikaa wakitazamana.
sheet-partners-false = Kila mmoja hucheza peke yake.

sheet-group-deal = Kugawa na zamu
sheet-group-cards = Thamani za kadi
sheet-group-capture = Kunasa
sheet-group-build = Kujenga
sheet-group-obligation = Wajibu wa mjenzi
sheet-group-sweep = Kufagia
sheet-group-scoring = Pointi
sheet-group-match = Mechi

## Kugawa na zamu

switch-direction = Mwelekeo
sheet-direction-clockwise = Zamu na mgao huenda kufuata mwendo wa saa.
sheet-direction-counter-clockwise = Zamu na mgao huenda kinyume na mwendo wa saa.

switch-deal-order = Mpangilio wa mgao wa kwanza
sheet-deal-order-others-table-dealer = Kadi hugawiwa mbili mbili kwa wachezaji wengine, meza na mwisho mgawaji.
sheet-deal-order-players-table = Kadi hugawiwa mbili mbili kwa wachezaji wote na mwisho meza.

switch-later-hands-led-by = Anayeanza awamu zinazofuata
sheet-later-hands-led-by-same-rotation = Mchezaji baada ya mgawaji huanza kila awamu.
sheet-later-hands-led-by-next-seat = Kila awamu mpya huanzwa na anayefuata mezani.

switch-refill = Kuokota
sheet-refill-false = Kadi nne mpya hugawiwa kila mmoja wote wanapomaliza.
sheet-refill-true = Baada ya kila mchezo kadi moja huokotwa, mradi zimebaki.

## Thamani za kadi

switch-face-values = Ghulamu, malkia, mfalme
sheet-face-values-none = Ghulamu, malkia na mfalme hawana namba; hunasa aina yao tu.
sheet-face-values-11-12-13 = Ghulamu ni 11, malkia 12, mfalme 13.

switch-high-cards = Thamani za juu
sheet-high-cards-none = Hakuna kadi yenye thamani ya juu zaidi ya hiyo.
sheet-high-cards = Thamani za juu: { $cards }.

switch-dual-values = Thamani za juu zinapotumika
sheet-dual-values-any = Kadi yenye thamani mbili huhesabiwa yoyote, mkononi na mezani.
sheet-dual-values-low-on-table = Kadi yenye thamani mbili huhesabiwa yoyote mkononi, lakini ya chini tu mezani.
sheet-dual-values-hand-high = Kadi yenye thamani mbili huhesabiwa ya juu mkononi na ya chini mezani.

## Kunasa

switch-face-capture = Picha zinazofanana
sheet-face-capture-one = Picha hunasa kadi moja ya aina yake.
sheet-face-capture-all = Picha hunasa kadi zozote za aina yake.
sheet-face-capture-one-or-three = Picha hunasa kadi moja ya aina yake au zote tatu, kamwe si mbili.

switch-five-of-spades-clears = Tano ya jembe
sheet-five-of-spades-clears-false = 5♠ ni tano ya kawaida.
sheet-five-of-spades-clears-true = 5♠ inaweza kunasa vyote vilivyo mezani, hata majengo.

switch-compulsory = Je, ni lazima kunasa?
sheet-compulsory-none = Hakuna anayelazimika kunasa.
sheet-compulsory-matching-loose = Kadi inayolingana na kadi huru haiachwi tu: huzinasa zote au hutumika kujenga.
sheet-compulsory-if-able = Anayeweza kunasa lazima anase, lakini anachagua cha kunasa.
sheet-compulsory-maximal = Kadi inayoweza kunasa lazima inase, na kila inachoweza.

## Kujenga

switch-builds = Kujenga
sheet-builds-true = Kadi zinaweza kuunganishwa kuwa majengo.
sheet-builds-false = Hakuna kujenga.

switch-raise-own = Kuongeza jengo lako mwenyewe
sheet-raise-own-true = Unaweza kuongeza thamani ya jengo moja lolote, hata lako.
sheet-raise-own-false = Unaweza kuongeza thamani ya majengo ya wengine tu.

switch-table-cards-may-raise = Kadi huru katika kuongeza
sheet-table-cards-may-raise-false = Ni kadi inayochezwa tu inayoongeza jengo.
sheet-table-cards-may-raise-true = Kadi huru zinaweza kusaidia kadi inayochezwa kuongeza jengo.

switch-build-as-card = Majengo katika jumla
sheet-build-as-card-false = Jengo hunaswa na kadi ya thamani yake tu, kamwe si kama sehemu ya jumla.
sheet-build-as-card-true = Jengo moja linaweza kuwa sehemu ya jumla wakati wa kunasa.

switch-same-value-builds = Majengo ya thamani sawa
sheet-same-value-builds-allowed = Majengo mawili ya thamani sawa yanaweza kukaa pamoja.
sheet-same-value-builds-merge = Kuna jengo moja tu la kila thamani; kuongeza hadi thamani hiyo huunganisha mawili.
sheet-same-value-builds-forbidden = Kuna jengo moja tu la kila thamani, na hairuhusiwi kuongeza hadi thamani hiyo.

switch-max-own-builds = Majengo yako kwa wakati mmoja
sheet-max-own-builds-none = Unaweza kuwa na majengo yoyote.
sheet-max-own-builds = { $number ->
    [1] Unaweza kuwa na jengo moja kwa wakati mmoja.
   *[other] Unaweza kuwa na majengo { $number } kwa wakati mmoja.
}

switch-group-max-cards = Kadi katika kikundi
sheet-group-max-cards-none = Kikundi katika jengo kinaweza kuwa na kadi zozote.
sheet-group-max-cards = Kikundi katika jengo kinaweza kuwa na kadi zisizozidi { $number }.

switch-table-only-builds = Majengo ya kadi za mezani pekee
sheet-table-only-builds-false = Kadi unayocheza lazima iwe sehemu ya jengo.
sheet-table-only-builds-true = Unapoacha kadi mezani unaweza pia kuunganisha kadi huru kuwa jengo.

switch-for-partner = Kumjengea mshirika
sheet-for-partner-never = Lazima uwe na kadi ya jengo lako mwenyewe; ya mshirika haitoshi.
sheet-for-partner-provable = Unaweza kumjengea mshirika mchezo ukiwa umeonyesha kwamba ana kadi hiyo.
sheet-for-partner-allowed = Unaweza kumjengea mshirika ukiamini kwamba ana kadi hiyo.

## Wajibu wa mjenzi

switch-owner-may-trail = Mwenye jengo kuacha kadi
sheet-owner-may-trail-false = Mwenye jengo haruhusiwi kuacha kadi mezani.
sheet-owner-may-trail-true = Mwenye jengo anaweza kuacha kadi mezani, lakini anabaki na kadi ya kulinasa.

switch-after-build = Zamu baada ya kujenga
sheet-after-build-none = Zamu baada ya kujenga si lazima kunasa.
sheet-after-build-capture-next = Zamu baada ya kujenga lazima kunasa kitu, ikiwezekana.
sheet-after-build-capture-or-extend = Zamu baada ya kujenga lazima kunasa kitu au kuendeleza jengo lako, ikiwezekana.

## Kufagia

switch-sweep-points = Pointi za kufagia
sheet-sweep-points = { $number ->
    [0] Kumaliza kadi zote mezani, yaani kufagia, hakuna pointi.
   *[other] Kumaliza kadi zote mezani, yaani kufagia, ni pointi { $number }.
}

switch-sweep-cancel = Kufutana kwa kufagia
sheet-sweep-cancel-none = Kufagia hakufutani.
sheet-sweep-cancel-all-sides = Wote wakiwa wamefagia, kila mmoja hufutiwa moja, hadi mmoja abaki bila.
sheet-sweep-cancel-pairwise = Ni aliyefagia mara nyingi zaidi tu anayepata pointi, kwa tofauti yake na wa pili.
sheet-sweep-cancel-sequential = Kufagia kupya kwanza hufuta kumoja kwa mpinzani badala ya kuhesabiwa.

switch-sweeps-blocked-from = Kufagia karibu na lengo
sheet-sweeps-blocked-from-none = Kufagia huhesabiwa kwa alama zozote.
sheet-sweeps-blocked-from = Kuanzia pointi { $number } kufagia hakuna pointi.

switch-sweeps-block = Nani hahesabiwi kufagia
sheet-sweeps-block-side = Ni upande wenye pointi hizo tu usiohesabiwa kufagia.
sheet-sweeps-block-everyone = Upande mmoja ukifikia pointi hizo, hakuna anayehesabiwa kufagia.

switch-sweeps-in-last-hand = Kufagia katika awamu ya mwisho
sheet-sweeps-in-last-hand-true = Kufagia huhesabiwa hata katika awamu ya mwisho.
sheet-sweeps-in-last-hand-false = Katika awamu ya mwisho kufagia hakuhesabiwi.

## Pointi

switch-residue = Kadi zinazobaki mwishoni
sheet-residue-last-capturer = Kadi zinazobaki mwishoni ni za aliyenasa mwisho.
sheet-residue-nobody = Kadi zinazobaki mwishoni si za mtu.
sheet-residue-dealer-side = Kadi zinazobaki mwishoni ni za upande wa mgawaji.

switch-last-capture-point = Mnaso wa mwisho
sheet-last-capture-point = Mnaso wa mwisho: pointi { $number }.
switch-most-cards = Kadi nyingi zaidi
sheet-most-cards = Kadi nyingi zaidi: pointi { $number }.
switch-most-spades = Jembe nyingi zaidi
sheet-most-spades = Jembe nyingi zaidi: pointi { $number }.
switch-big-casino = Kasino Kubwa (10♦)
sheet-big-casino = Kasino Kubwa, 10♦: pointi { $number }.
switch-little-casino = Kasino Ndogo (2♠)
sheet-little-casino = Kasino Ndogo, 2♠: pointi { $number }.
switch-ace = Kila ree
sheet-ace = Kila ree: pointi { $number }.
switch-each-spade = Kila jembe
sheet-each-spade = Kila jembe: pointi { $number }.
switch-jack-of-spades = Ghulamu wa jembe
sheet-jack-of-spades = J♠ peke yake: pointi { $number }.

switch-majority-ties = Sare ya kadi au jembe nyingi
sheet-majority-ties-none = Kukiwa na sare ya kadi au jembe nyingi zaidi, hakuna anayepata pointi hizo.
sheet-majority-ties-split = Kukiwa na sare ya kadi au jembe nyingi zaidi, walio sawa hugawana pointi hizo.
sheet-majority-ties-carry = Kukiwa na sare ya kadi au jembe nyingi zaidi, pointi hizo husubiri mgao unaofuata.

## Mechi

switch-target = Lengo
sheet-target = Mechi ni ya pointi { $number }.

switch-reach = Kufikia lengo
sheet-reach-at-least = { $target } kamili zinatosha.
sheet-reach-more-than = { $target } kamili hazitoshi; lazima zizidi.

switch-end-resolution = Wengi wakifikia lengo
sheet-end-resolution-highest = Wengi wakifikia { $target } katika mgao mmoja, jumla kubwa zaidi hushinda.
sheet-end-resolution-count-out = Wengi wakifikia { $target } katika mgao mmoja, pointi huhesabiwa kwa mpangilio na wa kwanza kufika hushinda.
sheet-end-resolution-closest = Wengi wakifikia { $target } katika mgao mmoja, aliye karibu zaidi nayo hushinda.

switch-objective = Nia
sheet-objective-most = Pointi ni nzuri: fikia { $target } ushinde.
sheet-objective-fewest = Pointi ni mbaya: mmoja akifikia { $target }, mwenye chache zaidi hushinda.

switch-count-at-once = Pointi zinapohesabiwa
sheet-count-at-once-false = Pointi huhesabiwa mwisho wa kila mgao.
sheet-count-at-once-true = Pointi huhesabiwa papo hapo, na mechi inaweza kuisha katikati ya mgao.

switch-near-target = Vizuizi karibu na lengo
sheet-near-target-false = Hakuna vizuizi karibu na lengo.
sheet-near-target-true = Mwenye { $low } kabla ya mgao hushinda kwa kadi nyingi zaidi tu, mwenye { $middle } kwa Kasino Kubwa tu.

switch-near-target-20 = Pointi moja kabla ya lengo
sheet-near-target-20-little-casino = Mwenye { $score } kabla ya mgao hushinda kwa Kasino Ndogo tu.
sheet-near-target-20-most-spades = Mwenye { $score } kabla ya mgao hushinda kwa jembe nyingi zaidi tu.

switch-near-target-miss = Kukosa sharti
sheet-near-target-miss-cap-at-20 = Anayekosa sharti lake huongezewa pointi, lakini zisizidi { $score }.
sheet-near-target-miss-freeze = Anayekosa sharti lake haongezewi pointi.
sheet-near-target-miss-accrue = Anayekosa sharti lake huongezewa pointi, lakini hashindi katika mgao huo.
