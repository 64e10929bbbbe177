### Ukurasa wa sheria za Kasino ya Kidenmaki.

page-danish-idea-1 = Kasino ya Kidenmaki ni ya haraka, yenye utundu kidogo, na imejaa kadi zenye sura mbili. Unanasa kadi za mezani kwa kadi yenye thamani sawa. Unaweza kuunganisha kadi kuwa majengo, lakini ukishajenga lazima unase kitu katika zamu yako inayofuata.
page-danish-idea-2 = 5♠ inaweza kusafisha meza yote, anayeacha meza tupu hupata pointi za kufagia (svupper), na mnaso wa mwisho huitwa sidsten. Wa kwanza kufikia pointi { $target } hushinda.
page-danish-idea-3 = Hucheza wawili, watatu au wanne, kila mmoja peke yake, kwa kadi 52 bila jokari. Wekeni karatasi ya kuandikia alama.
page-danish-deal-1 = Changanya kadi, kisha gawa mbili mbili, mara mbili: kadi mbili kwa kila mchezaji kuanzia anayefuata mgawaji, kisha mbili mezani zikiwa wazi. Sasa kila mmoja ana kadi nne, na nne ziko wazi mezani.
page-danish-deal-2 = Zamu na migao hufuata mwendo wa saa. Mchezaji baada ya mgawaji huanza awamu ya kwanza, anayefuata huanza ya pili: kila awamu mwanzo husogea kiti kimoja. Kwa Kidenmaki “mwisho!” ni “sidsten!”.
page-danish-values-1 = Kadi za mbili hadi kumi ni kama zinavyoonyesha, ghulamu 11, malkia 12, mfalme 13. Nyingine zina thamani ya juu pia: kila ree ni 1 au 14, 2♠ ni 2 au 15, 10♦ ni 10 au 16.
page-danish-values-2 = Kadi unayocheza ina thamani moja katika mchezo huo wote; kadi iliyo mezani huhesabiwa kama jumla inavyohitaji.
page-danish-taking-1 = Ikichezwa kutoka mkononi, 5♠ inaweza kunasa kila kitu mezani, hata majengo, ikiwa ipo angalau kadi moja. Inaweza pia kutumika kama tano, na ikishawekwa mezani ni tano ya kawaida.
page-danish-taking-example = 10♦ kama 16 inanasa 9♣+7♦, kama 10 inanasa 6♥+4♠, lakini si yote kwa mara moja.
page-danish-taking-example-five = 5♠ inasafisha meza: Q♥, 2♦ na jengo la 5♥+4♣.
page-danish-building-1 = Kuongeza thamani (“videre”, kwenda mbele): weka kadi moja juu ya jengo moja, la mwingine au baadaye lako, ikiwa una kadi ya thamani mpya. Vikundi huru vya thamani mpya vinaweza kujiunga katika mchezo huohuo.
page-danish-building-2 = Kuongeza kadi (“mere”, zaidi): vikundi vya thamani sawa vinaweza kuingia katika jengo, ikiwa bado unabaki na kadi ya kulinasa. Vivyo hivyo kadi inayowekwa juu ya inayolingana nayo: “mere syv”, saba zaidi.
page-danish-building-example = Una 7♠ mkononi, kwa hiyo 7♣, 7♦ na 4♣+3♥ zinaweza kuwa jengo la saba.
page-danish-owe-1 = Katika zamu baada ya kujenga, kuongeza thamani au kuongeza kadi lazima unase kitu: jengo hilo au kingine chochote. Jengo lako likichukuliwa na mwingine na hakuna cha kunasa, uko huru.
page-danish-owe-2 = Unaweza kuwa na jengo moja kwa wakati mmoja. Likiwa mezani huwezi kuanza jingine, wala kuongeza thamani au kadi kwenye la mwingine. Ukishanasa ulivyopaswa, unaweza tena kuacha kadi mezani au kuendeleza lako.
page-danish-owe-3 = Kwa hiyo huwezi kujenga kwa kadi ya mwisho ya awamu, na kadi yako ya mwisho lazima inase jengo lako. Mchezaji mwingine akiongeza thamani yake au kadi kwake, ni lake.
page-danish-owe-example = Umejenga 5♣+4♦ sasa hivi. Zamu hii linase kwa 9♥, au nasa 3♠ kwa 3♦. Huwezi kuacha K♣ mezani.
page-danish-sweeps-1 = Ukinasa na meza ikabaki tupu, umefagia, hata kwa 5♠, na hata mwisho kabisa wa mgao. { $sweep ->
    [0] Hapa hakuna pointi.
   *[other] Unapata pointi { $sweep }.
}
page-danish-sweeps-2 = Wakati wa kuhesabu, kufagia hufutana: wote wakiwa wamefagia, kila mmoja hufutiwa moja, hadi mmoja abaki bila.
page-danish-end-1 = Aliyenasa mwisho ana pia sidsten: { $last ->
    [0] hapa hakuna pointi.
   *[other] pointi { $last }.
}
page-danish-counting-1 = Angalieni marundo mhesabu:
page-danish-house-1 = Kati ya waliofikia { $target }, aliye karibu zaidi nayo hushinda.
page-danish-house-2 = 5♠ ni tano ya kawaida.
page-danish-house-3 = Baada ya kujenga si lazima kunasa.
page-danish-house-4 = Mchezo ni wa pointi 50, kwa jioni ndefu.
page-danish-hints-1 = Jenga tu ikiwa unajua utanasa nini zamu inayofuata, na utafanya nini jengo likiwa limekwisha chukuliwa.
page-danish-hints-2 = Baki na 5♠ hadi meza iwe tajiri au iwe na jengo usiloweza kunasa, lakini si muda mrefu mno: mbele ya meza tupu nguvu yake haina thamani.
page-danish-hints-3 = Jembe ni muhimu kuliko kadi: kwa wachezaji wawili, saba ni zaidi ya nusu. Na ujue nani anacheza mwisho katika awamu ya mwisho, kwa kuwa mwanzo umesogea.
