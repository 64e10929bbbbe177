### Ukurasa wa sheria za Kasino ya Kifalme.

page-royal-idea-1 = Kasino ya Kifalme ni Kasino ambamo ikulu imejifunza kuhesabu. Unanasa kadi za mezani kwa kadi yenye thamani sawa, na unaunganisha kadi kuwa majengo ya kunasa baadaye. Ghulamu, malkia na mfalme ni 11, 12 na 13, ree ni 1 au 14, na kusafisha meza kuna pointi.
page-royal-idea-2 = Wa kwanza kufikia pointi { $target } hushinda, na karibu na mwisho mpangilio wa kuhesabu pointi ni muhimu.
page-royal-taking-1 = Malkia hunasa malkia mmoja, wawili au wote watatu, pamoja na kumi na mbili pia.
page-royal-taking-example = Q♦ inaweza kunasa Q♠ peke yake, au malkia wote wawili, au Q♠, Q♥ na 10♣+2♦ kwa mara moja.
page-royal-building-1 = Unaweza kuwa na majengo yoyote, hata mawili ya thamani sawa. Ree juu ya ree ni “moja moja” au “kumi na nne”: sema ipi.
page-royal-owe-1 = Ree moja haiwezi kutosha jengo la moja na jengo la kumi na nne kwa pamoja.
page-royal-sweeps-1 = Kufagia hakufutani. Kunasa kwa kadi ya mwisho kabisa pia ni kufagia, meza ikibaki tupu.
page-royal-counting-1 = Karibu na mwisho mpangilio ni muhimu: kadi nyingi zaidi, jembe nyingi zaidi, Kasino Kubwa, Kasino Ndogo, kisha ree za jembe, maua, kopa na uru, na mwisho kufagia.
page-royal-winning-1 = Wa kwanza kufikia { $target } au zaidi hushinda. Kama wawili wangeweza kufika katika mgao mmoja, pointi huongezwa kwa mpangilio wa kuhesabu, na wa kwanza kufikia { $target } ameshinda, hata kama jumla ya mwingine ingekuwa kubwa zaidi.
page-royal-winning-2 = Wawili wanaweza kufika kwa kipengele kimoja kwa sababu ya kufagia tu. Hapo jumla kubwa zaidi hushinda, na zikiwa sawa huchezwa mgao mwingine.
page-royal-house-1 = Kufagia hakuna pointi, kama kwenye meza nyingi za Amerika Kaskazini.
page-royal-house-2 = Kufagia kwa pande zote hufutana.
page-royal-house-3 = Kadi inayolingana na kadi huru haiachwi mezani, na huzinasa zote, kama Wadominika wanavyocheza.
page-royal-hints-1 = Usiache meza inayoweza kunaswa yote kwa thamani moja. Kadi moja ya juu iliyo peke yake ni salama kiasi; mbili zinazolingana si salama.
page-royal-hints-2 = Weka ree kwa ajili ya kumi na nne: hunasa jumla kubwa kuliko zote, na kila moja ni pointi yenyewe.
page-royal-hints-3 = Karibu na { $target } mpangilio ni muhimu kuliko jumla. Ukiwa na pointi { $low } tafuta kadi, ukiwa na { $middle } tafuta 10♦. Jembe huhesabiwa kabla ya Kasino zote mbili, ree baada yake.
