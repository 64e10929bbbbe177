### Ukurasa wa sheria za Kasino ya Kifalme ya Dominika.

page-dominican-idea-1 = Hii ni Kasino ya Kifalme kama inavyochezwa katika Jamhuri ya Dominika. Unanasa kadi za mezani kwa kadi yenye thamani sawa, na unaunganisha kadi kuwa majengo ya kunasa baadaye. Ghulamu, malkia na mfalme ni 11, 12 na 13, ree ni 1 au 14.
page-dominican-idea-2 = Kadi sawa lazima zinaswe, zote. Ni wengine tu wanaoongeza thamani ya jengo lako. Na upande unaoanza mgao karibu na { $target } unaweza kushinda mgao huo kwa njia moja tu.
page-dominican-idea-3 = Hucheza wawili au watatu, au wanne wawili kwa wawili, washirika wakitazamana, kwa kadi 52 bila jokari. Wekeni karatasi ya kuandikia alama.
page-dominican-deal-1 = Changanya kadi, kisha gawa mbili mbili, mara mbili: kadi mbili kwa kila mchezaji mwingine kuanzia kulia kwa mgawaji, mbili mezani zikiwa wazi, mbili kwa mgawaji. Sasa kila mmoja ana kadi nne, na nne ziko wazi mezani.
page-dominican-deal-2 = Kila kitu huenda kinyume na mwendo wa saa. Mchezaji wa kulia kwa mgawaji huanza kila awamu, na ndiye atakayegawa mgao unaofuata.
page-dominican-taking-1 = Kadi yako ikilingana na kadi huru, huwezi kuiacha mezani. Ama inanasa, na kadi huru zote zinazolingana nayo ziwe kati ya zinazonaswa, au inatumika kujenga.
page-dominican-taking-2 = Ree lazima inase kila ree huru; iliyo sehemu ya kumi na nne huhesabiwa kuwa imenaswa. Jumla na majengo ni hiari yako.
page-dominican-taking-example = 7♠ lazima inase 7♣, na inaweza kunasa 4♦+3♥ pamoja nayo, lakini si 4♦+3♥ peke yake.
page-dominican-taking-example-ace = A♠ inanasa A♥, kama 1 peke yake au kama 14 pamoja na 9♣+5♦. Haiwezi kuacha A♥.
page-dominican-building-1 = Ukijenga unaweza kuacha mezani kadi inayolingana na yako.
page-dominican-building-2 = Kuongeza thamani: weka kadi moja ya mkononi juu ya jengo moja la mchezaji mwingine, na utaje thamani mpya, ambayo lazima uwe na kadi yake. Vikundi huru vya thamani mpya vinaweza kujiunga. Lako huliongezi kamwe; la mshirika wako unaweza, ikiwa kadi unayo wewe.
page-dominican-building-example = Jengo la saba ni lako. 2♣ haiwezi kuliongeza hadi tisa, ingawa una 9♠.
page-dominican-owe-1 = Sheria ya kadi sawa humfunga kila mtu, awe na jengo au la.
page-dominican-sweeps-1 = Kufagia hufutana: pande zote zikiwa zimefagia, kila mmoja hufutiwa moja, hadi mmoja ubaki bila.
page-dominican-sweeps-2 = Upande unaoanza mgao ukiwa na pointi { $blocked } au zaidi haupati pointi za kufagia, lakini bado hufuta za wengine.
page-dominican-winning-1 = Upande unachohitaji huamuliwa na alama zake mgao unapoanza. Chini ya { $low } hushinda kama kawaida, kwa kuwa na { $target } au zaidi baada ya kuhesabu.
page-dominican-winning-2 = Ukiwa na { $low } hushinda kwa kadi nyingi zaidi tu, ukiwa na { $middle } kwa kunasa 10♦ tu, ukiwa na { $near } kwa kunasa 2♠ tu.
page-dominican-winning-3 = Anayetimiza sharti hilo ameshinda, hata wengine wapate nini. Anayelikosa huongezewa pointi za mgao, lakini zisizidi { $near }.
page-dominican-winning-4 = Pande mbili zikitimiza masharti yao katika mgao mmoja, kadi nyingi hutangulia 10♦, na 10♦ hutangulia 2♠. Wengi wakifikia { $target } kutoka chini ya { $low }, jumla kubwa zaidi hushinda; zikiwa sawa, mchezo huendelea bila vizuizi hivi hadi mmoja aongoze.
page-dominican-house-1 = Mwenye pointi { $near } hushinda kwa jembe nyingi zaidi, si kwa 2♠.
page-dominican-house-2 = Hakuna vizuizi karibu na mwisho; { $target } hushinda.
page-dominican-house-3 = Kadi sawa zinaweza kuachwa bila kunaswa, au kuachwa mezani.
page-dominican-house-4 = Unaweza kuongeza thamani ya jengo lako mwenyewe.
page-dominican-hints-1 = Kabla ya kuacha kadi mezani, tafuta zinazolingana nayo: kadi yako inaweza kulazimika kunasa wakati mbaya.
page-dominican-hints-2 = Huwezi kulikuza jengo lako mwenyewe, lakini wengine wanaweza kuliongeza. Kwa hiyo jenga juu, au jenga majengo mengi.
page-dominican-hints-3 = Panga utakapofikia: pointi moja au mbili chini ya { $low } ukiwa na uhuru mara nyingi ni bora kuliko { $low } yenye njia moja tu.
