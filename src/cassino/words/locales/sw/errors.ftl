### Makosa yenye namba ambayo mtu anaweza kukutana nayo.

error-unknown = Kuna hitilafu ({ $code }).
error-title = Haikufaulu
error-code = Msimbo wa kosa: { $code }
error-try-again = Jaribu tena

error-page-not-found = Hakuna kitu kwenye anwani hii.
error-table-not-found = Hakuna meza kama hiyo. Labda mechi iliisha zamani.
error-table-broken = Meza hii imelazimika kusimama. Kumbukumbu yake imehifadhiwa.
error-move-illegal = Mchezo huo hauruhusiwi.
error-session-expired = Umekuwa mbali kwa muda mrefu. Tafadhali fungua meza tena.
error-link-invalid = Kiungo hiki hakielekei meza yoyote. Huenda sehemu yake imekosekana.
error-request-invalid = Meza haikuelewa hilo.
error-request-field = Meza haikuelewa “{ $field }”.
error-speech-unknown = Hakuna ishara wala usemi uitwao “{ $name }”.
error-request-too-large = Hicho ni kikubwa mno kwa mara moja.
error-request-too-many = Polepole, tafadhali: maombi ni mengi mno kwa mara moja.
error-server-busy = Kuna shughuli nyingi sasa. Tafadhali jaribu tena baada ya muda mfupi.
error-server-failed = Kuna hitilafu kwenye seva. Mechi iko salama.
error-agent-failed = Mchezaji wa kompyuta amejikwaa; mwingine rahisi anaendelea.
error-server-stopping = Seva inafungwa au inaanza upya. Kila kitu kimehifadhiwa; rudi baada ya muda mfupi.
error-offline = Hakuna muunganisho sasa.

error-table-malformed = Meza haikuelewa hilo.
error-table-version-ahead = Ukurasa huu na meza havilingani. Tafadhali upakie tena.
error-table-stale = Meza imeshaendelea mbele; tazama tena.
error-table-not-open = Meza hii bado haijafunguliwa.
error-table-already-open = Meza hii tayari imefunguliwa.
error-table-closed = Meza hii imefungwa.
error-table-house-only = Ni nyumba tu inayoweza kufanya hivyo.
error-table-host-only = Ni mwenyeji wa meza tu anayeweza kufanya hivyo.
error-table-needs-guest = Kwanza njoo mezani.
error-table-not-here = Hupo kwenye meza hii.
error-table-already-here = Tayari uko kwenye meza hii.
error-table-full = Meza hii imejaa.
error-table-bad-name = Jina ni mstari mmoja wa herufi 1 hadi 24, zote zikionekana.
error-name-too-long = Jina hilo ni refu mno: herufi zisizidi { $most }.
error-name-unseen = Jina hilo lina herufi zisizoonekana.
error-table-bad-level = Hakuna kiwango kama hicho.
error-table-bad-seats = Mchezo huu si wa idadi hiyo ya wachezaji.
error-table-bad-clock = Saa haiwezi kuwekwa hivyo.
error-table-nothing-changes = Hilo halitabadilisha kitu.
error-table-no-such-seat = Meza hii haina kiti hicho.
error-table-seat-taken = Kuna mtu ameshakaa hapo.
error-table-seat-waits = Kiti kimoja kinamsubiri mtu ambaye bado hajafika.
error-table-not-your-seat = Hicho si kiti chako.
error-table-saw-another-hand = Umeshaona kadi za mwingine katika mgao huu, kwa hiyo huwezi kukaa hapo kabla haujaisha.
error-table-match-on = Haiwezekani wakati mechi inaendelea.
error-table-no-match = Hakuna mechi inayoendelea.
error-table-match-not-over = Mechi bado haijaisha.
error-table-no-deal = Hakuna mgao unaoendelea sasa.
error-table-deal-on = Tayari kuna mgao unaoendelea.
error-table-bad-shuffle = Kadi hizo haziwezi kugawiwa.
error-table-shuffle-used = Kadi hizo zilishagawiwa.
error-table-already-committed = Kadi zinazofuata zimeshapangwa.
error-table-not-committed = Kadi zinazofuata bado hazijapangwa.
error-table-bad-salt = Neno hilo halitumiki kuchanganyia.
error-table-salt-given = Umeshachanganya kadi hizi.
error-table-not-your-turn = Si zamu yako.
error-table-computer-plays = Kompyuta inacheza kwenye kiti hicho.
error-table-not-a-computer = Hakuna kompyuta inayocheza kwenye kiti hicho.
error-table-wrong-view = Kompyuta iliona meza nyingine.
error-table-illegal-move = Mchezo huo hauruhusiwi.
error-table-nothing-to-undo = Hakuna cha kurudisha.
error-table-undo-too-late = Umechelewa kurudisha hilo.
error-table-already-asked = Hilo limeshaulizwa.
error-table-not-asked = Hakuna aliyeuliza hilo.
error-table-not-yours-to-answer = Si wewe wa kujibu hilo.
error-table-not-absent = Mchezaji huyo yupo na ana muda.
error-table-chat-off = Maongezi huru yamezimwa kwenye meza hii.
error-table-bad-words = Hilo haliwezi kusemwa hapa: ni refu mno, au tupu.
error-table-two-sides-only = Unaweza kukubali kushindwa pale pande mbili tu zinapocheza.
error-table-partner-plays-on = Una mshirika mezani, kwa hiyo huwezi kukubali kushindwa peke yako.

error-card-invalid = Hiyo si kadi.
error-option-invalid = Sheria ya nyumbani imewekwa kwa namna isiyowezekana.
error-option-unknown = Hakuna mchezo wala sheria ya nyumbani kama hiyo.
error-option-invalid-named = { $switch } haiwezi kuwa “{ $given }”.
error-option-unknown-named = Hakuna mchezo wala sheria ya nyumbani iitwayo “{ $name }”.
option-expected-yes-no = Inaweza kuwa yes (ndiyo) au no (hapana).
option-expected-choice = Inaweza kuwa mojawapo ya hizi: { $settings }.
option-expected-number = Inaweza kuwa namba kamili kuanzia { $least } hadi { $most }.
option-expected-number-none = Inaweza kuwa namba kamili kuanzia { $least } hadi { $most }, au none (hakuna).
# $example stays as it is.
option-expected-text = Inaweza kuwa ngazi au karata zenye thamani 11 hadi 16, kwa mfano { $example }, au kutokuwa na kitu.
error-seats-invalid = Mchezo huu si wa idadi hiyo ya wachezaji.
error-deck-invalid = Hizo si kadi 52 kamili.
error-position-invalid = Hali hiyo haiwezekani.
error-notation-syntax = Hilo halisomeki kama mchezo.
error-notation-ambiguous = Hilo linaweza kumaanisha michezo kadhaa.
error-record-invalid = Kumbukumbu hiyo haisomeki.
error-record-too-large = Kumbukumbu hiyo ni kubwa mno.
error-too-many-moves = Michezo ni mingi mno hapa kuorodheshwa yote.

## A typed move that can't be read

# $column counts from 1; $found is what stands there; $expected is one of the next messages.
typed-fault = Herufi ya { $column }: panatakiwa { $expected }, lakini kuna “{ $found }”.
typed-fault-end = Herufi ya { $column }: panatakiwa { $expected }, lakini mchezo umeishia hapo.
typed-card = karata, kwa mfano 5c
typed-card-or-build = karata, kwa mfano 5c, au [
typed-end-of-build = +, | au ]
typed-value = = na thamani ya jengo
typed-number = namba
typed-short-number = namba isiyozidi tarakimu tatu
typed-suits = karata zaidi zenye aina zake
typed-end = mwisho wa mchezo
typed-shorter = mchezo mfupi zaidi
typed-example = Mchezo huandikwa hivi: { $example }.
typed-several = Hilo laweza kuwa na maana kadhaa: { $moves }.
