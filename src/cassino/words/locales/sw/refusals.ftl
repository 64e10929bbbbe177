### Kwa nini mchezo haukubaliki. Kadi kwa alama: 10♦, 5♣+3♥.

refusal-rule = Sheria { $rule }

refusal-card-not-in-hand = Huna { $card } mkononi.
refusal-card-not-on-table = { $card } haipo mezani.
refusal-card-twice = Umetaja { $card } mara mbili, lakini kadi huhesabiwa mara moja tu.
refusal-card-in-a-build = { $card } iko ndani ya jengo la { $value }, na jengo haligawanywi.
refusal-card-no-such-build = Hakuna jengo lenye { $cards } mezani.

refusal-turn-must-capture = Zamu iliyopita ulijenga, kwa hiyo sasa lazima unase kitu.
refusal-turn-must-capture-or-extend = Zamu iliyopita ulijenga, kwa hiyo sasa lazima unase kitu au uendeleze jengo lako.
refusal-turn-must-take-if-able = Anayeweza kunasa lazima anase, na wewe unaweza.

refusal-trail-owns-build = Jengo la { $value } ni lako, kwa hiyo huwezi kuacha tu { $card } mezani.
refusal-trail-equal-loose = { $equal } iko mezani, kwa hiyo huwezi kuacha tu { $card }: nasa au jenga nayo.
refusal-trail-can-capture = { $card } inaweza kunasa kitu, kwa hiyo huwezi kuiacha tu mezani.

refusal-capture-takes-nothing = Chagua kadi ambazo { $card } itanasa.
refusal-capture-empty-table = Hakuna kitu mezani ambacho { $card } inaweza kunasa.
refusal-capture-does-not-sum = { $size ->
    [1] { $card } haiwezi kunasa { $cards }.
   *[other] { $card } haiwezi kunasa { $cards }: hazigawanyiki katika vikundi vya { $value }.
}
refusal-capture-group-sum = { $sum ->
    [0] { $cards } haziwezi kujumlishwa kuwa { $value }.
   *[other] { $cards } ni { $sum }, si { $value }.
}
refusal-capture-has-no-value = { $card } haina namba, kwa hiyo { $played } haiwezi kuinasa.
refusal-capture-wrong-value = { $card } haiwezi kuhesabiwa { $value }.
refusal-capture-face-pairs-only = { $card } haina namba: hunasa tu kadi huru za aina yake, kila moja peke yake.
refusal-capture-one-face = { $card } hunasa kadi moja tu ya aina yake.
refusal-capture-one-or-three-faces = { $card } hunasa kadi moja ya aina yake au zote tatu, kamwe si mbili.
refusal-capture-build-value = Jengo hilo lina thamani ya { $worth }, na { $card } haiwezi kuhesabiwa { $worth }.
refusal-capture-build-in-sum = Jengo haliingii katika jumla: hilo hunaswa zima na kadi ya { $worth } tu.
refusal-capture-multiple-build-in-sum = Jengo la vikundi vingi haliingii katika jumla: hilo hunaswa na kadi ya { $worth } tu.
refusal-capture-leaves-equal = { $card } lazima inase kadi huru zote za thamani yake, hata { $left }.
refusal-capture-not-all = { $card } lazima inase kila inachoweza, na kitu cha { $value } kingebaki.
refusal-capture-no-power = Ni 5♠ tu inayoweza kusafisha meza, pale sheria za nyumbani zinaporuhusu, na hapo hunasa vyote.

refusal-build-no-builds = Katika mchezo huu hakuna kujenga.
refusal-build-face-card = { $card } haina namba, kwa hiyo haiingii katika jengo.
refusal-build-one-card = { $card } peke yake si jengo: chagua kadi za mezani za kuambatana nayo.
refusal-build-played-card-outside = { $card } lazima iwe sehemu ya jengo la { $value }; kadi za mezani peke yake hazijengi.
refusal-build-does-not-sum = { $cards } hazilingani: kila kikundi cha jengo hilo lazima kiwe { $value }.
refusal-build-group-sum = { $sum ->
    [0] { $cards } haziwezi kujumlishwa, lakini kila kikundi cha jengo hilo lazima kiwe { $value }.
   *[other] { $cards } ni { $sum }, lakini jengo hilo lina thamani ya { $value }.
}
refusal-build-no-card-in-hand = Huna kadi nyingine ya { $value }, kwa hiyo usingeweza kunasa jengo hilo.
refusal-build-one-card-two-values = Kila jengo lako linahitaji kadi yake mkononi, na hakuna iliyobaki kwa { $value }.
refusal-build-left-without-card = Bila { $card } huna kadi ya jengo lako la { $value }.
refusal-build-group-too-large = Kikundi katika jengo kinaweza kuwa na kadi zisizozidi { $count }.
refusal-build-value-stands = Jengo la { $value } lipo tayari, na hayawezi kuwa mawili.
refusal-build-too-many = Unaweza kuwa na { $count ->
    [1] jengo moja tu
   *[other] majengo { $count } tu
} kwa wakati mmoja.
refusal-build-multiple-is-fixed = Jengo hilo haliwezi kuwa { $value }: lina vikundi viwili, kwa hiyo thamani yake { $worth } haibadiliki.
refusal-build-raise-own = Jengo la { $worth } ni lako, na unaweza kuongeza thamani ya majengo ya wengine tu.
refusal-build-raise-with-table-cards = Ni kadi unayocheza tu inayoweza kuongeza jengo hadi { $value }; kadi huru hazisaidii.
refusal-build-raise-is-higher = Thamani huongezwa tu: jengo hilo tayari ni { $worth }, kwa hiyo haliwezi kuwa { $value }.
refusal-build-add-other-value = Jengo hilo lina thamani ya { $worth }, kwa hiyo huwezi kuongeza kwake kama { $value }.
refusal-build-joins-builds = { $card } iko ndani ya jengo jingine, na majengo mawili hayaunganishwi.
