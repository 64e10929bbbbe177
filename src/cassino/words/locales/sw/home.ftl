### Kabla ya meza: ukurasa wa kwanza, kujiunga, sheria za nyumbani, mipangilio.

## Kila ukurasa

page-title = Kasino
page-tagline = Mchezo wa zamani wa kadi wa kunasa na kujenga.
page-skip = Nenda mezani
page-menu = Menyu
page-home = Mwanzo
page-rules = Sheria
page-settings = Mipangilio
page-language = Lugha
page-back = Rudi
page-close = Funga
page-save = Hifadhi
page-cancel = Ghairi
page-yes = Ndiyo
page-no = Hapana
page-loading = Inapakia …
page-needs-script = Meza hii inahitaji JavaScript, ambayo imezimwa kwenye kivinjari chako.

## Ukurasa wa kwanza

home-play = Cheza
home-play-note = { $game } kwa wawili, dhidi ya kompyuta ({ $level })
home-resume = Rudi kwenye mechi yako
home-games = Michezo
home-all-games = Michezo zaidi
home-rules = Sheria
home-seats = Wachezaji
home-seats-2 = Wawili
home-seats-3 = Watatu
home-seats-4 = Wanne
home-seats-partners = Wawili kwa wawili
home-level = Kiwango
level-beginner = Mwanafunzi
level-easy = Rahisi
level-medium = Wastani
level-hard = Ngumu
level-expert = Mtaalamu
level-master = Bingwa
level-random = Bahati nasibu
level-greedy = Mlafi
level-counting = Mhesabu
level-sampling = Mjaribu
level-searching = Mtafiti
level-measured = { $level }, nguvu { $rating }
home-house-rules = Sheria za nyumbani
home-house-rules-line = Weka kila sheria ya meza kama unavyoijua.
home-friends = Pamoja na marafiki
home-friends-line = Tuma kiungo; kompyuta hujaza viti vitupu.
home-hotseat = Pokezana simu
home-hotseat-line = Wachezaji kadhaa kwa kifaa kimoja, kadi zikifichwa kati ya zamu.
home-learn = Jifunze
home-learn-line = Dakika kumi mezani, tangu mwanzo.
home-watch = Tazama kompyuta mbili
home-watch-line = Tulia uone zinavyocheza.
home-matches = Mechi zako
home-matches-line = Endelea, rudia, chambua.
home-start = Gawa

## Kujiunga kwa kiungo

join-title = { $name } anakualika kucheza
join-title-table = Jiunge na meza hii
join-your-name = Jina lako
join-sit = Kaa
join-sit-here = Kaa hapa
join-take-over = Chukua nafasi ya kompyuta
join-watch = Tazama tu
join-stand-up = Simama
join-seat = Kiti { $seat }
join-seat-free = Kitupu
join-seat-computer = Kompyuta ({ $level })
join-full = Viti vyote vimejaa. Unaweza kutazama.
join-link = Kiungo kwa marafiki zako
join-copy = Nakili kiungo
join-copied = Kiungo kimenakiliwa
join-share = Shiriki
join-qr = Msimbo wa kusomwa kwa simu
# $option starts a server that other devices reach; it stays as it is.
join-this-device = Anwani hii hufunguka kwenye kifaa hiki tu. Ili wengine waingie, anzisha seva kwa { $option } kisha fungua ukurasa huu kwa anwani ya kompyuta kwenye mtandao wako.
join-waiting = { $count ->
    [0] Wote wapo.
    [one] Anasubiriwa mchezaji { $count } zaidi.
   *[other] Wanasubiriwa wachezaji { $count } zaidi.
}
join-fill = Jaza viti vitupu kwa kompyuta
join-begin = Anza
join-only-host = { $name } ataanzisha mechi.
join-read-rules = Soma sheria za meza hii kabla ya kukaa.

## Sheria za nyumbani

house-title = Sheria za nyumbani
house-from = Kutokana na
house-intro = Kila sheria ya meza inaweza kubadilishwa hapa. Inayotofautiana na { $name } imewekewa alama.
house-reset = Rudi kwenye { $name }
house-reset-one = Kama { $name }
house-changed = Imebadilishwa
house-number-none = Bila kikomo
house-apply = Cheza kwa sheria hizi

## Pokezana simu

hotseat-title = Pokezana simu
hotseat-names = Nani wanacheza?
hotseat-name = Jina la mchezaji wa { $seat }
hotseat-pass = Mpe { $name } simu
hotseat-ready = Mimi ni { $name }: onyesha kadi zangu
hotseat-hidden = Kadi zimefichwa.
hotseat-last-move = Tangu zamu yako iliyopita

## Mechi zako

matches-title = Mechi zako
matches-none = Bado hakuna mechi.
matches-running = Zinaendelea
matches-finished = Zimeisha
matches-resume = Endelea
matches-replay = Rudia
matches-analyse = Chambua
matches-download = Hifadhi kumbukumbu
matches-open = Fungua kumbukumbu
matches-delete = Futa
matches-result = { $name }: { $score }

## Mipangilio

setting-title = Mipangilio
setting-sound = Sauti
setting-sound-on = Imewashwa
setting-sound-off = Imezimwa
setting-speed = Kasi
setting-speed-off = Bila mwendo
setting-speed-slow = Polepole
setting-speed-normal = Kawaida
setting-speed-fast = Haraka
setting-colours = Rangi za kadi
setting-colours-four = Rangi nne
setting-colours-two = Rangi mbili
setting-size = Ukubwa wa kadi
setting-size-small = Ndogo
setting-size-medium = Wastani
setting-size-large = Kubwa
setting-light = Meza
setting-light-auto = Kama kifaa
setting-light-light = Angavu
setting-light-dark = Nyeusi
setting-marks = Pointi kwenye kadi zenye pointi
setting-only-move = Nichezee pale mchezo ni mmoja tu
setting-trackers = Onyesha zilizonaswa
setting-text-moves = Sehemu ya kuandika michezo
setting-chat = Maongezi huru
setting-phrases = Misemo na ishara
setting-clock = Saa
setting-clock-none = Bila saa
setting-clock-move = Kwa kila mchezo
setting-clock-bank = Akiba ya muda na nyongeza
setting-clock-seconds = sekunde { $seconds }
setting-clock-minutes = dakika { $minutes }
setting-undo = Kurudisha mchezo
setting-undo-free = Inaruhusiwa
setting-undo-none = Hairuhusiwi
setting-watchers = Watazamaji
setting-watchers-yes = Yeyote mwenye kiungo anaweza kutazama
setting-watchers-no = Hakuna anayeweza kutazama
