### Mezani: vyote asomavyo mchezaji, isipokuwa kadi, michezo, makatazo na hesabu.

## Vichwa, pia kwa visoma-skrini

heading-others = Wachezaji wengine
heading-layout = Meza
heading-builds = Majengo
heading-loose = Kadi huru
heading-hand = Kadi zako mkononi
heading-actions = Unachoweza kufanya
heading-log = Yaliyotokea
heading-score = Alama
heading-trackers = Zilizonaswa hadi sasa
heading-chat = Maongezi

## Juu ya meza

bar-deal = Mgao wa { $deal }
bar-hand = Awamu { $hand }/{ $hands }
bar-last = Awamu ya mwisho
bar-stock = { $count ->
    [0] Hakuna kadi za kugawa
   *[other] Kadi za kugawa: { $count }
}
bar-target = Hadi { $target }
bar-track = { $who ->
    [you] Wewe: { $score } kati ya { $target }
    [ours] Wewe na { $name }: { $score } kati ya { $target }
   *[one] { $name }: { $score } kati ya { $target }
}
menu-undo = Rudisha
menu-hint = Kidokezo
menu-replay-last = Onyesha tena mchezo wa mwisho
menu-sheet = Sheria za meza hii
menu-log = Yaliyotokea
menu-sound-on = Washa sauti
menu-sound-off = Zima sauti
menu-keys = Vitufe
menu-settings = Mipangilio
menu-fair = Uthibitisho wa kuchanganya
menu-new = Mechi mpya
menu-leave = Ondoka mezani
menu-leave-confirm = Uondoke? Wengine wanaweza kuendelea na kompyuta kwenye kiti chako.
menu-resign = Kubali kushindwa
menu-resign-confirm = Ukubali kushindwa? Upande mwingine utashinda mechi hii.
menu-end = Maliza mechi

## Viti

seat-you = Wewe
seat-guest = Mgeni
# Somebody who gave no name; $number is the seat's, from 1.
seat-player = Mchezaji { $number }
seat-computer = Kompyuta
seat-computer-numbered = Kompyuta { $number }
seat-plays = anacheza
seat-your-turn = zamu yako
seat-thinks = anafikiri
seat-partner = mshirika
seat-dealer = mgawaji
seat-leads = anaanza
seat-away = hayupo
seat-reconnecting = anaunganishwa tena
seat-replaced = kompyuta inacheza
seat-held = { $count ->
    [0] hakuna kadi mkononi
   *[other] kadi { $count } mkononi
}
seat-taken = { $count ->
    [0] hakuna kadi zilizonaswa
   *[other] kadi { $count } zimenaswa
}
seat-sweeps = { $count ->
    [0] hakuna kufagia
   *[other] kufagia mara { $count }
}
seat-clock = imebaki { $time }
pile-label = Rundo lako: { $taken }
pile-label-sweeps = Rundo lako: { $taken }, { $sweeps }

## Mstari unaosema kinachoendelea

line-your-turn = Zamu yako: chagua kadi.
line-your-turn-owner = Zamu yako. Una jengo, kwa hiyo lazima unase, ujenge au uongeze.
line-your-turn-must-take = Zamu yako. Ulijenga zamu iliyopita, kwa hiyo lazima unase.
line-choose = Chagua kadi mezani, au mchezo mmoja.
line-no-move = Kadi hizi hazifanyi mchezo. Chagua nyingine.
line-two-ways = Hii inaweza kuchezwa kwa njia mbili: chagua moja.
line-turn = { $name } anacheza.
line-thinking = { $name } anafikiri …
line-waiting = Tunamsubiri { $name }.
line-dealing = Kadi zinagawiwa.
line-last = Awamu ya mwisho: zitakazobaki ni za atakayenasa mwisho.
line-counting = Mgao unahesabiwa.
line-over = Mechi imeisha.
line-watching = Unatazama.
line-running-sum = { $sum } = { $total }
chosen-card = { $card } imechaguliwa
chosen-not = { $card } imerudishwa
chosen-sum = jumla { $total }
chosen-clear = Hakuna kilichochaguliwa
owner-tag-you = lako
owner-tag = { $name }

## Vitufe kando ya michezo

actions-more = Zaidi
actions-less = Chache
actions-clear = Futa chaguo
actions-typed = Andika mchezo
actions-typed-send = Cheza
actions-played = Imechezwa: { $move }

## Kurudisha mchezo

undo-ask = Omba kurudisha
undo-done = { $name } amerudisha mchezo.
undo-done-you = Umerudisha mchezo.
undo-not-now = Anayefuata ameshacheza, kwa hiyo hakuna cha kurudisha.
undo-dealt = Kadi mpya zimegawiwa, kwa hiyo hakuna cha kurudisha.
undo-nothing = Hakuna cha kurudisha.
undo-marked = Katika mechi hii michezo imerudishwa.

## Vidokezo: nini, na kwa nini

hint-thinking = Inatafuta mchezo mzuri …
hint-move = Kidokezo: { $move }
hint-card = Kwa { $card }: { $move }
hint-why-only = Ni mchezo pekee uliopo.
hint-why-big = Unapata Kasino Kubwa.
hint-why-little = Unapata Kasino Ndogo.
hint-why-aces = { $count ->
    [one] Unapata ree.
   *[other] Unapata ree { $count }.
}
hint-why-spades = { $count ->
    [one] Unapata jembe.
   *[other] Unapata jembe { $count }.
}
hint-why-cards = Unapata kadi { $count }.
hint-why-sweep = Unamaliza kadi zote mezani: kufagia.
hint-why-last = Anayenasa mwisho hupata zinazobaki.
hint-why-own-build = Unanasa jengo lako kabla mwingine hajalinasa.
hint-why-their-build = Unanasa jengo la mpinzani.
hint-why-safe-build = Hakuna mwingine anayeweza kuwa na kadi ya jengo hilo.
hint-why-build = Unaziweka kadi hizo pamoja hadi zamu yako ijayo.
hint-why-fixed = Jengo lenye vikundi viwili haliwezi kuongezwa thamani tena.
hint-why-quiet = Unawaachia wengine machache ya kunasa.
hint-why-no-sweep = Humwachii anayefuata nafasi ya kufagia.
hint-why-search = Ulifanya vizuri zaidi katika migao mingi iliyojaribiwa.
hint-why-exact = Imehesabiwa hadi mwisho wa mgao.

## Vitufe vya kibodi

key-title = Vitufe
key-arrows = Mishale
key-arrows-does = kutoka kadi hadi kadi
key-enter = Enter
key-enter-does = chagua kadi, au iache
key-play = Ctrl + Enter
key-play-does = cheza, mchezo ukiwa mmoja tu
key-escape = Esc
key-escape-does = acha zote
key-tab = Tab
key-tab-does = endelea: meza, mkono, michezo
key-digits = 1 hadi 9
key-digits-does = bonyeza mchezo wa namba hiyo
key-undo = U
key-undo-does = rudisha
key-hint = H
key-hint-does = kidokezo
key-last = L
key-last-does = onyesha tena mchezo wa mwisho
key-text = M
key-text-does = andika mchezo, kama 8s x 5c+3h
key-help = ?
key-help-does = orodha hii

## Ishara na misemo

emote-title = Ishara
emote-thumbs-up = Safi
emote-laugh = Kicheko
emote-thinking = Ninafikiri
emote-ouch = Aa!
emote-clap = Makofi
emote-hurry = Haraka
emote-good-game = Mchezo mzuri
emote-thanks = Asante
emote-shown = { $name }: { $emote }
phrase-hello = Habari!
phrase-good-luck = Kila la heri!
phrase-well-played = Umecheza vizuri!
phrase-nice-build = Jengo zuri!
phrase-nice-sweep = Umefagia kweli!
phrase-thanks = Asante!
phrase-sorry = Samahani!
phrase-oops = Lo!
phrase-my-build = Nililitaka jengo hilo!
phrase-moment = Subiri kidogo, tafadhali.
phrase-your-turn = Ni zamu yako.
phrase-close = Ilikuwa karibu!
phrase-good-game = Mchezo mzuri!
phrase-again = Tucheze tena?
phrase-bye = Kwaheri!
chat-say = Sema
chat-placeholder = Andikia meza
chat-mute = Mnyamazishe { $name }
chat-unmute = Msikilize tena { $name }
chat-muted = { $name } amenyamazishwa.
chat-off = Maongezi huru yamezimwa kwenye meza hii.

## Yanayotokea kuzunguka meza; pia mistari ya kumbukumbu

room-came = { $name } amefika mezani.
room-left = { $name } ameondoka mezani.
room-sat = { $who ->
    [you] Umekaa.
   *[one] { $name } amekaa.
}
room-computer = Kiti { $seat } ni cha kompyuta.
room-empty = Kiti { $seat } ni kitupu.
room-renamed = { $old } sasa anaitwa { $name }.
room-rules = Sheria za meza zimebadilika.
room-closed = Meza imefungwa.
room-match = Mechi mpya inaanza.
room-stirred = { $who ->
    [you] Umechanganya kadi.
   *[one] { $name } amechanganya kadi.
}
room-resigned = { $who ->
    [you] Umekubali kushindwa.
   *[one] { $name } amekubali kushindwa.
}

## Maswali kwa wengine

question-undo = { $name } angependa kurudisha mchezo wa mwisho. Unakubali?
question-undo-mine = Ungependa kurudisha mchezo wako wa mwisho. Wengine wanaulizwa.
question-next-deal = Tugawe kadi nyingine?
question-next-deal-mine = Uko tayari. Tunawasubiri wengine.
question-next-deal-watch = Wachezaji wanasubiriwa waendelee.
question-next-deal-first = Mechi inaanza. Kadi za kwanza zigawanywe?
question-rematch = { $name } angependa mechi nyingine. Nawe pia?
question-rematch-mine = Ungependa mechi nyingine. Wengine wanaulizwa.
question-agree = Kubali
question-refuse = Kataa
question-withdraw = Ondoa
question-agreed = { $who ->
    [you] Umekubali.
   *[one] { $name } amekubali.
}
question-refused = { $who ->
    [you] Umekataa.
   *[one] { $name } amekataa.
}

## Muunganisho

connection-lost = Muunganisho umekatika. Utarudi wenyewe; kiti chako kinatunzwa.
connection-back = Umeunganishwa tena.
connection-slow = Muunganisho ni wa polepole.
connection-elsewhere = Kiti hiki kimefunguliwa kwenye dirisha jingine.
connection-here = Cheza hapa
stand-in-offer = { $name } hachezi kwa sasa. Kompyuta icheze zamu hii?
stand-in-agree = Icheze
stand-in-wait = Subiri
stand-in-plays = Kompyuta inacheza badala ya { $name }.
stand-in-ended = { $name } anacheza mwenyewe tena.
stand-in-ended-you = Unacheza mwenyewe tena.
stand-in-plays-you = Kompyuta inacheza badala yako.
stand-in-back = Nicheze mwenyewe tena

## Saa

clock-none = Bila saa
clock-move = Sekunde { $seconds } kwa kila mchezo
clock-bank = Dakika { $minutes } na sekunde { $seconds } kwa kila mchezo
clock-low = Zimebaki sekunde { $seconds }
clock-out = { $who ->
    [you] Muda wako umeisha; kompyuta inacheza zamu hii.
   *[one] Muda wa { $name } umeisha; kompyuta inacheza zamu hii.
}
clock-out-asked = { $who ->
    [you] Muda wako umeisha; wengine wanaweza kuiacha kompyuta icheze zamu hii.
   *[one] Muda wa { $name } umeisha; wengine wanaweza kuiacha kompyuta icheze zamu hii.
}
clock-paused = Saa imesimama.

## Kutazama

watch-count = { $count ->
    [0] Hakuna watazamaji
    [one] Mtazamaji { $count }
   *[other] Watazamaji { $count }
}
watch-hidden = Kadi za mkononi hufichwa mgao ukiendelea.
watch-pause = Simamisha
watch-go-on = Endelea

## Mwisho wa mechi

end-title = Mechi imeisha
end-won = { $who ->
    [you] Umeshinda!
    [ours] Wewe na { $name } mmeshinda!
    [pair] { $name } wameshinda.
   *[one] { $name } ameshinda.
}
end-broken-off = Mechi imekatizwa.
end-deals = Mgao kwa mgao
end-again = Marudiano
end-replay = Rudia
end-analyse = Chambua
end-share = Shiriki
end-home = Maliza

## Kurudia na kuchambua

replay-title = Kurudia
replay-first = Hadi mwanzo
replay-previous = Nyuma
replay-play = Endesha
replay-pause = Simamisha
replay-next = Mbele
replay-last = Hadi mwisho
replay-place = Mgao wa { $deal }, mchezo wa { $move }

## Mgao wa haki

fair-title = Uthibitisho wa kuchanganya
fair-intro = Kabla ya kila mgao kadi hupangwa na alama yake huonyeshwa. Bandika hapa kumbukumbu ya mechi: kivinjari chako kitachanganya tena na kulinganisha.
fair-record = Kumbukumbu ya mechi
fair-before = Kadi zilipangwa kabla ya mgao. Alama yake: { $hash }
fair-after = Siri imetolewa. Yeyote anaweza kugawa kadi zilezile tena: { $seed }
fair-salt = Neno lako mwenyewe la kuchanganyia
fair-check = Hakiki hapa
fair-good = Zinalingana: hizi ni kadi zilizopangwa kabla ya mgao.
fair-bad = Hazilingani. Hizi si kadi zilizopangwa kabla ya mgao.

## Kujifunza mezani

learn-title = Jifunze
learn-next = Endelea
learn-finish = Maliza
learn-again = Tangu mwanzo
learn-back = Nyuma
learn-skip = Ruka somo
learn-done = Ni hayo tu. Furahia!
learn-take = Gusa kadi yako, kisha kadi ya mezani yenye thamani sawa, uinase.
learn-sum = Kadi zinazojumlishwa kuwa kadi yako hunaswa pia: nane hunasa tano na tatu.
learn-many = Kadi moja inaweza kunasa vikundi kadhaa kama hivyo kwa pamoja.
learn-face = Ghulamu, malkia na mfalme hunasa kadi moja ya aina yake.
learn-points = Mwishoni huhesabiwa: kadi nyingi zaidi 3, jembe nyingi zaidi 1, 10♦ 2, 2♠ 1, kila ree 1.
learn-trail = Usipotaka kunasa wala kujenga, acha kadi moja mezani.
learn-build = Jenga: weka tatu juu ya tano na useme nane. Lazima uwe na nane mkononi.
learn-own = Jengo likiwa lako huwezi kuacha kadi tu. Nasa kitu, jenga au ongeza.
learn-steal = Yeyote mwenye nane anaweza kunasa jengo lako la nane.
learn-raise = Jengo moja linaweza kuongezwa: ree juu ya nane ni tisa, ukiwa na tisa.
learn-multiple = Vikundi viwili vya thamani sawa ni jengo la vikundi vingi; halipandishwi tena.
learn-last = Kadi za mwisho mezani ni za aliyenasa mwisho.
