### Michezo: jina na mstari mmoja.

variant-classic = Kasino ya Kawaida
variant-classic-line = Mchezo wa kuanzia: picha hunasa aina yake tu, na kufagia hakuhesabiwi.
variant-royal = Kasino ya Kifalme
variant-royal-line = Picha ni 11, 12 na 13, ree 1 au 14, na kufagia kuna pointi.
variant-danish = Kasino ya Kidenmaki
variant-danish-line = Kadi zenye thamani mbili, tano inayosafisha meza, na deni la kunasa baada ya kujenga.
variant-dominican = Kasino ya Kifalme ya Dominika
variant-dominican-line = Kadi sawa lazima zinaswe, na pointi za mwisho kabla ya 21 ni ngumu kupata.
variant-royal-na = Kasino ya Kifalme ya Amerika Kaskazini
variant-royal-na-line = Kasino ya Kifalme ambamo kufagia hakuna pointi.
variant-swedish = Kasino ya Kiswidi
variant-swedish-line = Ya Kifalme bila kujenga, hadi 16, jembe nyingi zaidi zikiwa pointi mbili.
variant-finnish = Kasino ya Kifini
variant-finnish-line = Ya Kiswidi, yenye kadi za juu mkononi na za chini mezani.
variant-laistokasino = Laistokasino
variant-laistokasino-line = Ya Kifini kinyume: lazima kunasa, na pointi ni mbaya.
variant-byggkasino = Byggkasino
variant-byggkasino-line = Ya Kifini yenye kujenga, hadi 21.
variant-spade = Kasino ya Jembe
variant-spade-line = Ya Kawaida ambamo kila jembe ni pointi papo hapo, hadi 61.
variant-draw = Kasino ya Kuokota
variant-draw-line = Ya Kawaida kwa wawili, yenye kadi mpya baada ya kila mchezo.

variant-house = { $name } yenye sheria za nyumbani
