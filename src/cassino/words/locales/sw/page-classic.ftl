### Ukurasa wa sheria za Kasino ya Kawaida.

page-classic-idea-1 = Kasino ni mchezo wa kunasa kadi za mezani. Nane hunasa nane, na pia tano na tatu pamoja. Usichoweza kunasa bado unaweza kukiandaa: unaunganisha kadi kuwa jengo ulinase baadaye, kama hakuna atakayekutangulia.
page-classic-idea-2 = Kila mgao una pointi { $total }, na wa kwanza kufikia { $target } hushinda. Yeyote anayeweza kujumlisha hadi kumi anaweza kucheza.
page-classic-values-1 = Ree ni 1, kadi za mbili hadi kumi ni kama zinavyoonyesha. Ghulamu, malkia na mfalme hawana namba: hunasa aina yao tu.
page-classic-taking-1 = Picha hunasa kadi huru moja ya aina yake, kamwe si zaidi.
page-classic-taking-example = Q♦ inanasa Q♠ au Q♥, lakini si zote mbili.
page-classic-building-1 = Hujengwa kwa kadi zenye namba tu, kwa hiyo jengo haliwezi kuzidi kumi. Unaweza kuwa na majengo kadhaa.
page-classic-sweeps-1 = { $sweep ->
    [0] Katika mchezo huu kumaliza kadi zote mezani hakuleti kitu kwenyewe. Meza nyingi hutoa pointi moja kwa hilo, na huita kufagia.
   *[other] Ukinasa na meza ikabaki tupu, umefagia, na hapa unapata pointi { $sweep }.
}
page-classic-house-1 = Picha inaweza kunasa kadi zote za aina yake.
page-classic-house-2 = Kunasa kunakomaliza kadi zote mezani ni pointi moja.
page-classic-house-3 = { $target } kamili hazitoshi; inahitajika moja zaidi.
page-classic-hints-1 = Nasa kwanza ree, jembe, 10♦ na 2♠, kisha kadi nyingi tu. Kwa wachezaji wawili, kadi 27 na jembe 7 ni zaidi ya nusu.
page-classic-hints-2 = Acha mezani kadi isiyowafaa wengine. Picha ndiyo salama zaidi; ree ni zawadi. Na usiruhusu jumla ya kumi mezani wakati 10♦ bado haijatoka.
page-classic-hints-3 = Jengo humwonyesha kila mtu kadi moja ya mkononi mwako. Jenga thamani ambayo kadi zake nyingine zimekwisha au unazo wewe. Jengo moja la thamani ndogo linaweza kuongezwa na kuchukuliwa; majengo mengi yako salama.
