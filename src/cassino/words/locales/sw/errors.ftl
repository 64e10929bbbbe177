### Makosa yenye namba ambayo mtu anaweza kukutana nayo.

error-unknown = Kuna hitilafu ({ $code }).
error-title = Haikufaulu
error-try-again = Jaribu tena

error-page-not-found = Hakuna kitu kwenye anwani hii.
error-table-not-found = Hakuna meza kama hiyo. Labda mechi iliisha zamani.
error-table-full = Viti vyote vya meza hii vimejaa.
error-table-closed = Meza hii imefungwa.
error-table-broken = Meza hii imelazimika kusimama. Kumbukumbu yake imehifadhiwa.
error-seat-taken = Kuna mtu ameshakaa hapo.
error-seat-not-yours = Hicho si kiti chako.
error-seat-unknown = Meza hii haina kiti hicho.
error-seat-none = Hujakaa kwenye meza hii.
error-turn-not-yours = Si zamu yako.
error-turn-no-deal = Hakuna mgao unaoendelea sasa.
error-turn-over = Mechi imeisha.
error-turn-stale = Meza imeshaendelea mbele; tazama tena.
error-move-illegal = Mchezo huo hauruhusiwi.
error-undo-not-allowed = Hakuna kinachoweza kurudishwa hapa.
error-host-only = Ni mwenyeji wa meza tu anayeweza kufanya hivyo.
error-name-empty = Tafadhali andika jina.
error-name-too-long = Jina hilo ni refu mno.
error-name-taken = Kuna mtu mwenye jina hilo kwenye meza hii.
error-chat-off = Maongezi huru yamezimwa kwenye meza hii.
error-chat-too-long = Hayo ni marefu mno.
error-session-expired = Umekuwa mbali kwa muda mrefu. Tafadhali fungua meza tena.
error-link-invalid = Kiungo hiki si cha kiti chochote.
error-request-invalid = Meza haikuelewa hilo.
error-request-too-large = Hicho ni kikubwa mno kwa mara moja.
error-request-too-many = Polepole, tafadhali: maombi ni mengi mno kwa mara moja.
error-server-busy = Kuna shughuli nyingi sasa. Tafadhali jaribu tena baada ya muda mfupi.
error-server-failed = Kuna hitilafu kwenye seva. Mechi iko salama.
error-agent-failed = Mchezaji wa kompyuta amejikwaa; mwingine rahisi anaendelea.
error-offline = Hakuna muunganisho sasa.

error-card-invalid = Hiyo si kadi.
error-option-invalid = Sheria ya nyumbani imewekwa kwa namna isiyowezekana.
error-option-unknown = Hakuna mchezo wala sheria ya nyumbani kama hiyo.
error-seats-invalid = Mchezo huu si wa idadi hiyo ya wachezaji.
error-deck-invalid = Hizo si kadi 52 kamili.
error-position-invalid = Hali hiyo haiwezekani.
error-notation-syntax = Hilo halisomeki kama mchezo.
error-notation-ambiguous = Hilo linaweza kumaanisha michezo kadhaa.
error-record-invalid = Kumbukumbu hiyo haisomeki.
error-record-too-large = Kumbukumbu hiyo ni kubwa mno.
error-too-many-moves = Michezo ni mingi mno hapa kuorodheshwa yote.
