### Kurasa za sheria: vichwa, na yaliyo sawa katika michezo kadhaa.

## Kuzunguka maandishi

page-common-contents = Katika ukurasa huu
page-common-switches = Sheria za nyumbani moja moja
page-common-changed = Hivi ndivyo mchezo huchezwa kwa kawaida. Sheria za nyumbani za meza hii, zilizowekewa alama katika orodha ya mwisho, hutangulia.
page-common-relative = Ni ndugu wa { $game }: yasiyobadilishwa na orodha iliyo hapa chini huchezwa kama ilivyoelezwa huko.
page-common-read = Soma sheria za { $game }
page-common-on-table = Mezani
page-common-in-hand = Mkononi
page-common-each-sweep = Kila kufagia

## Vichwa

page-common-head-idea = Wazo la mchezo
page-common-head-deal = Kugawa
page-common-head-values = Thamani za kadi
page-common-head-turn = Zamu yako
page-common-head-taking = Kunasa
page-common-head-building = Kujenga
page-common-head-owe = Wajibu wako
page-common-head-sweeps = Kufagia
page-common-head-end = Mwisho wa mgao
page-common-head-counting = Kuhesabu
page-common-head-winning = Kushinda
page-common-head-house = Sheria za nyumbani za wengine
page-common-head-hints = Madokezo matatu

## Wazo la mchezo

page-common-idea-players = Hucheza watu wawili, watatu au wanne; wanne wanaweza pia kucheza wawili kwa wawili, washirika wakitazamana. Mnahitaji kadi 52 bila jokari, na kitu cha kuandikia alama.

## Kugawa

page-common-deal-chance = Bahati iamue nani agawe kwanza, kwa mfano kwa kuvuta kadi.
page-common-deal-first = Changanya kadi, kisha gawa mbili mbili, mara mbili: kadi mbili kwa kila mchezaji mwingine kuanzia kushoto kwa mgawaji, mbili mezani zikiwa wazi, mbili kwa mgawaji. Sasa kila mmoja ana kadi nne, na nne ziko wazi mezani.
page-common-deal-more = Wote wakimaliza kadi zao, mgawaji humpa kila mmoja nne nyingine, lakini meza haipati, hadi kadi zote ziishe. Kila mara ni awamu moja: mgao wa wachezaji wawili una awamu { $two }, wa watatu { $three }, wa wanne { $four }. Kwenye awamu ya mwisho mgawaji husema “mwisho!”.
page-common-deal-turns = Zamu hufuata mwendo wa saa. Mchezaji wa kushoto kwa mgawaji huanza kila awamu, na ndiye atakayegawa mgao unaofuata.

## Thamani za kadi

page-common-values-royal = Kadi za mbili hadi kumi ni kama zinavyoonyesha, ghulamu 11, malkia 12, mfalme 13. Ree ni 1 au 14, kama unavyohitaji.
page-common-values-aces = Ree unayocheza ina thamani moja katika mchezo huo wote. Kila ree iliyo mezani huhesabiwa kama jumla inavyohitaji.

## Zamu yako

page-common-turn-one = Cheza kadi moja tu ya mkononi. Kwa kadi hiyo unanasa kadi za mezani, au unajenga, au unaiacha mezani, ambako inabaki kuwa kadi huru nyingine.

## Kunasa

page-common-taking-groups = Kadi yenye namba hunasa vikundi vyenye thamani sawa nayo: kadi huru ya thamani hiyo, kadi huru ambazo jumla yake ni hiyo, au jengo zima la thamani hiyo. Nasa vikundi vingi upendavyo kwa mara moja, lakini kila kadi iwe katika kikundi kimoja tu.
page-common-taking-free = Mradi huna wajibu wowote (tazama hapa chini), unaweza kuacha unachoweza kunasa, na hata kuacha mezani kadi inayoweza kunasa.
page-common-taking-build = Jengo hunaswa zima, kwa kadi ya thamani yake, na kamwe si sehemu ya jumla.
page-common-taking-pile = Kadi yako na ilizonasa huwekwa kifudifudi kwenye rundo lako; washirika wana rundo moja.
page-common-taking-faces = Picha ni namba kama kadi nyingine: ghulamu hunasa sita na tano pamoja.
page-common-taking-example = 8♠ inanasa 8♦, pamoja na 5♣+3♥.
page-common-taking-example-once = 8♠ inanasa 5♣+3♥ au 5♣+3♦, lakini si zote mbili: tano moja hutosha tatu moja tu.
page-common-taking-example-jack = J♦ inanasa J♣, pamoja na 6♥+5♦.
page-common-taking-example-ace = Kama 14, A♠ inanasa 9♣+5♦ na A♥; kama 1 inanasa A♥ peke yake.

## Kujenga

page-common-building-new = Badala ya kunasa, unaweza kuweka kadi yako juu ya kadi huru na kutaja jumla yake: “najenga nane”. Zinakaa pamoja hadi mtu azinase kwa nane. Lazima uwe na kadi ya thamani hiyo mkononi, hata baada ya kucheza.
page-common-building-groups = Kikundi kimoja ni jengo moja. Vikundi kadhaa, kila kimoja cha thamani hiyo, ni majengo mengi: “najenga za nane”. Unaweza kuweka kadhaa kwa mara moja. Kadi yako lazima iwe katika kikundi kimojawapo; inaweza pia kuwa kikundi peke yake kando ya kingine.
page-common-building-say = Tano juu ya tano ni “kumi” au “za tano”: sema ipi.
page-common-building-owner = Jengo ni la aliyelijenga, kuongeza thamani yake au kuongeza kadi kwake mwisho.
page-common-building-raise = Kuongeza thamani: weka kadi moja ya mkononi juu ya jengo moja, la yeyote au lako, na utaje thamani mpya, ambayo lazima uwe na kadi yake. Kadi huru hazisaidii kubadilisha thamani, lakini vikundi huru vyenye thamani mpya vinaweza kujiunga katika mchezo huohuo.
page-common-building-add = Kuongeza kadi: kadi ambayo peke yake au pamoja na kadi huru ina thamani ya jengo inaweza kuingia katika jengo lolote, lako au la mwingine, ikiwa bado unabaki na kadi ya kulinasa. Kisha jengo huwa majengo mengi, na ni lako.
page-common-building-fixed = Majengo mengi hayabadilishi thamani kamwe. Kadi za jengo hazitenganishwi, na majengo mawili hayaunganishwi.
page-common-building-up-to = Kila kadi inaweza kujengewa, hadi jengo la { $highest }.
page-common-building-example = Una 8♠ mkononi, kwa hiyo 3♦+5♣ zinaweza kuwa jengo la nane.
page-common-building-example-groups = Una 6♠ mkononi, kwa hiyo A♦+5♠ na 6♦ zinaweza kuwa jengo la sita mara moja.
page-common-building-example-raise = 3♥ inaongeza jengo la mwingine kutoka tano hadi nane, kwa kuwa una 8♥.
page-common-building-example-fixed = 2♦ haiwezi kuongeza jengo hili hadi kumi, ingawa una 10♣: lina vikundi viwili.

## Wajibu wako

page-common-owe-trail = Wakati jengo ni lako huruhusiwi kuacha kadi mezani. Kila zamu lazima unase kitu (si lazima jengo hilo), ujenge jengo jipya, au uongeze thamani ya jengo au kadi kwake.
page-common-owe-card = Baki na kadi ya kunasa jengo lako: mchezo wowote usikuache bila hiyo.
page-common-owe-cards = Majengo ya thamani tofauti huhitaji kadi tofauti; mawili ya thamani sawa huhitaji moja tu. Kadi iliyo kwa mshirika wako haitoshi.
page-common-owe-stuck = Kwa hiyo huwezi kukwama: kwa kadi yako ya mwisho daima unanasa majengo yako.
page-common-owe-free = Mchezaji mwingine akiongeza thamani ya jengo lako au kadi kwake, ni lake, nawe uko huru. Jengo la mshirika wako halikufungi.
page-common-owe-example = Jengo la tisa ni lako. Huwezi kuacha 4♣ mezani, lakini 4♣+5♠ ni tisa nyingine, na 9♦ inanasa ile ya kwanza.

## Kufagia

page-common-sweeps-face-up = Weka kadi iliyofagia ikiwa wazi kwenye rundo lako, ihesabiwe baadaye. Anayefuata anaweza tu kuacha kadi mezani.
page-common-sweeps-point = Ukinasa na meza ikabaki tupu, umefagia. { $sweep ->
    [0] Hapa hakuna pointi.
   *[other] Unapata pointi { $sweep }.
}

## Mwisho wa mgao

page-common-end-left = Baada ya kadi ya mwisho, kadi huru zilizobaki ni za aliyenasa mwisho. Huko si kufagia kamwe. Ikiwa hakuna aliyenasa chochote, hakuna anayezipata.

## Kuhesabu

page-common-counting-piles = Angalieni marundo; washirika huhesabu pamoja.
page-common-counting-ties = Wawili wakiwa sare kwa kadi nyingi au jembe nyingi zaidi, hakuna anayepata pointi hizo.
page-common-counting-total = Bila kufagia, kila mgao una pointi { $total }.

## Kushinda

page-common-winning-target = Mgao hufuata mgao hadi mtu awe na { $target } au zaidi baada ya kuhesabu, naye hushinda.
page-common-winning-several = Wengi wakifika katika mgao mmoja, jumla kubwa zaidi hushinda. Zikiwa sawa, chezeni mgao mwingine.

## Sheria za nyumbani na madokezo

page-common-house-agree = Kasino huchezwa kwa njia nyingi, kwa hiyo kubalianeni kabla ya mgao wa kwanza:
page-common-house-raise-others = Ni wengine tu wanaoweza kuongeza thamani ya jengo lako.
page-common-house-owner-trails = Mwenye jengo anaweza kuacha kadi mezani, lakini anabaki na kadi ya kulinasa.
page-common-house-highest = Wengi wakifikia { $target }, jumla kubwa zaidi hushinda tu.
