### Meza katika terminali. Amri na uandishi wa michezo ni zilezile katika kila lugha.

terminal-welcome = { $game }, wachezaji { $seats }, hadi pointi { $target }. Andika ? upate msaada.
terminal-sentence = { $text }.
terminal-score = alama { $score }
terminal-empty = hakuna
terminal-prompt = Mchezo wako
terminal-player = Mchezaji
terminal-record = Kumbukumbu iko kwenye { $file }.
terminal-saved = Imehifadhiwa kwenye { $file }.
terminal-file-exists = Tayari kuna faili { $file }.
terminal-file-unwritable = { $file } haiwezi kuandikwa. Folda yake lazima iwepo, ikuruhusu kuandika na iwe na nafasi.
terminal-resume = Endelea kwa: { $command }
terminal-next-deal = Bonyeza Enter kwa mgao unaofuata.
terminal-pass = Mpe { $name } kibodi, kisha bonyeza Enter.

## Safu na hesabu

terminal-column-hand = mkono
terminal-column-taken = rundo
terminal-column-sweeps = fagia
terminal-column-score = alama
terminal-count-before = Kabla
terminal-count-secret = Kadi na jembe huhesabiwa mwisho wa mgao; kabla ya hapo hujulikana ukubwa wa marundo tu.

## Michezo

terminal-moves = Michezo yako:
terminal-moves-more = … na mingine { $count }; taja kadi uone michezo yake, kama: moves 8s
terminal-moves-many = … na mingine zaidi ya { $count }; taja kadi uone michezo yake, kama: moves 8s
terminal-moves-none = Huwezi kufanya lolote kwa kadi hiyo.
terminal-ambiguous = Hilo linaweza kumaanisha michezo kadhaa:
terminal-legal = Mchezo huo unaruhusiwa.
terminal-choose-number = Namba iliyo kwenye orodha, au mchezo kama 8s x 5c+3h.
terminal-not-a-number = Hakuna mchezo wa { $number } kwenye orodha.
terminal-not-understood = Hiyo si namba ya orodha, wala mchezo, wala amri; andika ? upate msaada.
terminal-command-needs = Andika zaidi, kama: { $example }

## Maswali kabla ya mechi

terminal-waiting-match = Kuna mechi inayosubiri. Uendelee nayo?
terminal-menu-game = Mchezo gani?
terminal-menu-seats = Wachezaji wangapi?
terminal-menu-partners = Wawili dhidi ya wawili?
terminal-menu-level = Dhidi ya kompyuta gani?
terminal-menu-name = Jina lako?
terminal-menu-again = Tafadhali chagua kati ya: { $choices }

## Yanayoweza kuandikwa

terminal-help = Amri; ni zilezile katika kila lugha
terminal-help-move = mchezo, kama 8s x 8d, 5c+3h au 3d+5c = 8 au Qd
terminal-help-number = mchezo wa namba hiyo
terminal-help-moves = michezo yako yote, au ya kadi moja
terminal-help-why = kwa nini mchezo hauruhusiwi
terminal-help-hint = kidokezo
terminal-help-undo = rudisha mchezo wa mwisho
terminal-help-count = zilizonaswa hadi sasa
terminal-help-rules = sheria za meza hii
terminal-help-table = onyesha meza tena
terminal-help-save = hifadhi kumbukumbu kwenye faili
terminal-help-file = FAILI
terminal-help-quit = acha hapa
terminal-help-short = Aina ya kadi inaweza kuachwa inapoeleweka ni kadi ipi: 8 x 5+3

## Kumbukumbu hatua kwa hatua

terminal-replay = Hatua { $place } kati ya { $places } (n, p, g N, play, q):
