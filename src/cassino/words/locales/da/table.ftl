### Ved bordet: alt, hvad en spiller læser der, bortset fra kort, træk, afslag og optælling.

## Overskrifter, også til skærmlæsere

heading-others = Andre spillere
heading-layout = Bordet
heading-builds = Bygninger
heading-loose = Løse kort
heading-hand = Din hånd
heading-actions = Hvad du kan gøre
heading-log = Forløb
heading-score = Stilling
heading-trackers = Taget indtil nu
heading-chat = Samtale

## Øverst på bordet

bar-deal = Runde { $deal }
bar-hand = Hånd { $hand } af { $hands }
bar-last = Sidste hånd
bar-stock = { $count ->
    [0] Ingen kort tilbage at give
   *[other] { $count } kort tilbage at give
}
bar-target = Til { $target }
bar-track = { $who ->
    [you] Du: { $score } af { $target }
    [ours] Du og { $name }: { $score } af { $target }
   *[one] { $name }: { $score } af { $target }
}
menu-undo = Fortryd træk
menu-hint = Tip
menu-replay-last = Vis sidste træk igen
menu-sheet = Bordets regler
menu-log = Forløb
menu-sound-on = Slå lyden til
menu-sound-off = Slå lyden fra
menu-keys = Taster
menu-settings = Indstillinger
menu-fair = Bevis for blandingen
menu-new = Nyt spil
menu-leave = Forlad bordet
menu-leave-confirm = Vil du gå? De andre kan spille videre med en computer på din plads.
menu-resign = Giv op
menu-resign-confirm = Vil du give op? Så vinder den anden side dette spil.
menu-end = Afslut spillet

## Pladser

seat-you = Du
seat-guest = Gæst
# Somebody who gave no name; $number is the seat's, from 1.
seat-player = Spiller { $number }
seat-computer = Computer
seat-computer-numbered = Computer { $number }
seat-plays = spiller
seat-your-turn = din tur
seat-thinks = tænker
seat-partner = makker
seat-dealer = kortgiver
seat-leads = begynder
seat-away = væk
seat-reconnecting = forbinder igen
seat-replaced = computeren spiller
seat-held = { $count ->
    [0] ingen kort på hånden
   *[other] { $count } kort på hånden
}
seat-taken = { $count ->
    [0] ingen kort taget
   *[other] { $count } kort taget
}
seat-sweeps = { $count ->
    [0] ingen svuppere
    [one] { $count } svupper
   *[other] { $count } svuppere
}
seat-clock = { $time } tilbage
pile-label = Din stikbunke: { $taken }
pile-label-sweeps = Din stikbunke: { $taken }, { $sweeps }

## Linjen, der siger, hvad der sker

line-your-turn = Din tur: vælg et kort.
line-your-turn-owner = Din tur. Du ejer en bygning, så du skal tage eller bygge.
line-your-turn-must-take = Din tur. Du byggede sidst, så du skal tage et stik.
line-choose = Vælg kort på bordet eller et af trækkene.
line-no-move = Med de kort bliver det ikke til et træk. Vælg nogle andre.
line-two-ways = Det kan spilles på to måder: vælg en af dem.
line-turn = { $name } spiller.
line-thinking = { $name } tænker …
line-waiting = Venter på { $name }.
line-dealing = Der gives kort.
line-last = Sidste hånd: resten går til den, der tager sidste stik.
line-counting = Runden tælles op.
line-over = Spillet er slut.
line-watching = Du ser på.
line-running-sum = { $sum } = { $total }
chosen-card = { $card } valgt
chosen-not = { $card } lagt tilbage
chosen-sum = i alt { $total }
chosen-clear = Intet valgt
owner-tag-you = din
owner-tag = { $name }

## Knapper ved siden af trækkene

actions-more = Flere
actions-less = Færre
actions-clear = Ryd
actions-typed = Skriv et træk
actions-typed-send = Spil
actions-played = Spillet: { $move }

## At fortryde

undo-ask = Bed om at tage tilbage
undo-done = { $name } tog et træk tilbage.
undo-done-you = Du tog et træk tilbage.
undo-not-now = Den næste har allerede spillet, så intet kan tages tilbage.
undo-dealt = Der er givet nye kort, så intet kan tages tilbage.
undo-nothing = Der er intet at tage tilbage.
undo-marked = I dette spil er træk taget tilbage.

## Tips: hvad og hvorfor

hint-thinking = Leder efter et godt træk …
hint-move = Tip: { $move }
hint-card = Med { $card }: { $move }
hint-why-only = Det er det eneste træk, der er.
hint-why-big = Det vinder Store kasino.
hint-why-little = Det vinder Lille kasino.
hint-why-aces = Det vinder { $count ->
    [one] et es
   *[other] { $count } esser
}.
hint-why-spades = Det vinder { $count } spar.
hint-why-cards = Det vinder { $count } kort.
hint-why-sweep = Det rydder bordet: en svupper.
hint-why-last = Den, der tager sidste stik, får resten.
hint-why-own-build = Det henter din bygning hjem, før en anden tager den.
hint-why-their-build = Det tager en modstanders bygning.
hint-why-safe-build = Ingen andre kan have et kort til den bygning.
hint-why-build = Det holder kortene samlet til din næste tur.
hint-why-fixed = Med to grupper kan ingen bygge videre på den.
hint-why-quiet = Det giver de andre lidt at tage.
hint-why-no-sweep = Det efterlader ingen svupper til den næste.
hint-why-search = Det klarede sig bedst i mange prøvede runder.
hint-why-exact = Regnet igennem til rundens slutning.

## Taster

key-title = Taster
key-arrows = Piletaster
key-arrows-does = gå fra kort til kort
key-enter = Enter
key-enter-does = vælg et kort, eller slip det
key-play = Ctrl + Enter
key-play-does = spil trækket, når kun ét passer
key-escape = Esc
key-escape-does = slip alt
key-tab = Tab
key-tab-does = videre til bord, hånd, træk
key-digits = 1 til 9
key-digits-does = tryk på trækket med det nummer
key-undo = U
key-undo-does = fortryd
key-hint = H
key-hint-does = tip
key-last = L
key-last-does = vis sidste træk igen
key-text = M
key-text-does = skriv et træk, for eksempel 8s x 5c+3h
key-help = ?
key-help-does = denne liste

## Miner og udtryk

emote-title = Miner
emote-thumbs-up = Tommelfinger op
emote-laugh = Griner
emote-thinking = Tænker
emote-ouch = Av
emote-clap = Bifald
emote-hurry = Skynd dig
emote-good-game = Godt spil
emote-thanks = Tak
emote-shown = { $name }: { $emote }
phrase-hello = Hej!
phrase-good-luck = Held og lykke!
phrase-well-played = Godt spillet!
phrase-nice-build = Flot bygning!
phrase-nice-sweep = Sikke en svupper!
phrase-thanks = Tak!
phrase-sorry = Undskyld!
phrase-oops = Ups!
phrase-my-build = Den bygning ville jeg have haft!
phrase-moment = Et øjeblik.
phrase-your-turn = Det er din tur.
phrase-close = Det var tæt på!
phrase-good-game = Godt spil!
phrase-again = Et til?
phrase-bye = Farvel!
chat-say = Sig
chat-placeholder = Skriv til bordet
chat-mute = Hør ikke { $name }
chat-unmute = Hør { $name } igen
chat-muted = { $name } høres ikke.
chat-off = Fri samtale er slået fra ved dette bord.

## Hvad der sker omkring bordet; også linjer i forløbet

room-came = { $name } kommer til bordet.
room-left = { $name } forlader bordet.
room-sat = { $who ->
    [you] Du sætter dig.
   *[one] { $name } sætter sig.
}
room-computer = Plads { $seat } er til en computer.
room-empty = Plads { $seat } er ledig.
room-renamed = { $old } hedder fra nu af { $name }.
room-rules = Bordets regler er ændret.
room-closed = Bordet er lukket.
room-match = Et nyt spil begynder.
room-stirred = { $who ->
    [you] Du rører i kortene.
   *[one] { $name } rører i kortene.
}
room-resigned = { $who ->
    [you] Du giver op.
   *[one] { $name } giver op.
}

## Spørgsmål til de andre

question-undo = { $name } vil gerne tage sidste træk tilbage. Er det i orden?
question-undo-mine = Du vil gerne tage dit sidste træk tilbage. De andre bliver spurgt.
question-next-deal = Skal der gives kort?
question-next-deal-mine = Du er klar. Venter på de andre.
question-next-deal-watch = Der ventes på, at spillerne går videre.
question-next-deal-first = Spillet begynder. Skal de første kort gives?
question-rematch = { $name } vil gerne spille igen. Vil du også?
question-rematch-mine = Du vil gerne spille igen. De andre bliver spurgt.
question-agree = I orden
question-refuse = Afslå
question-withdraw = Træk tilbage
question-agreed = { $who ->
    [you] Du siger ja.
   *[one] { $name } siger ja.
}
question-refused = { $who ->
    [you] Du siger nej.
   *[one] { $name } siger nej.
}

## Forbindelse

connection-lost = Forbindelsen er væk. Den kommer igen af sig selv; din plads holdes.
connection-back = Forbundet igen.
connection-slow = Forbindelsen er langsom.
connection-elsewhere = Denne plads er åben i et andet vindue.
connection-here = Spil her
stand-in-offer = { $name } spiller ikke lige nu. Skal en computer spille denne tur?
stand-in-agree = Lad den spille
stand-in-wait = Vent
stand-in-plays = En computer spiller for { $name }.
stand-in-ended = { $name } spiller selv igen.
stand-in-ended-you = Du spiller selv igen.
stand-in-plays-you = En computer spiller for dig.
stand-in-back = Spil selv igen

## Ure

clock-none = Intet ur
clock-move = { $seconds ->
    [one] { $seconds } sekund pr. træk
   *[other] { $seconds } sekunder pr. træk
}
clock-bank = { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minutter
} og { $seconds ->
    [one] { $seconds } sekund pr. træk
   *[other] { $seconds } sekunder pr. træk
}
clock-low = { $seconds ->
    [one] { $seconds } sekund tilbage
   *[other] { $seconds } sekunder tilbage
}
clock-out = { $who ->
    [you] Din tid er gået; en computer spiller denne tur.
   *[one] Tiden er gået for { $name }; en computer spiller denne tur.
}
clock-out-asked = { $who ->
    [you] Din tid er gået; de andre kan lade en computer spille denne tur.
   *[one] Tiden er gået for { $name }; de andre kan lade en computer spille denne tur.
}
clock-paused = Uret står stille.

## At se på

watch-count = { $count ->
    [0] Ingen tilskuere
    [one] { $count } tilskuer
   *[other] { $count } tilskuere
}
watch-hidden = Hænderne er skjult, så længe en runde er i gang.
watch-pause = Pause
watch-go-on = Fortsæt

## Spillets slutning

end-title = Spillet er slut
end-won = { $who ->
    [you] Du har vundet!
    [ours] Du og { $name } har vundet!
   *[one] { $name } har vundet.
}
end-broken-off = Spillet blev afbrudt.
end-deals = Runde for runde
end-again = Revanche
end-replay = Se igen
end-analyse = Analysér
end-share = Del
end-home = Færdig

## Gensyn og analyse

replay-title = Gensyn
replay-first = Til begyndelsen
replay-previous = Tilbage
replay-play = Afspil
replay-pause = Stop
replay-next = Frem
replay-last = Til slutningen
replay-place = Runde { $deal }, træk { $move }

## Ærlig blanding

fair-title = Bevis for blandingen
fair-intro = Før hver runde lægges kortene fast, og deres fingeraftryk vises. Sæt et gemt spil ind her: din egen browser blander igen og sammenligner.
fair-record = Gemt spil
fair-before = Kortene lå fast før runden. Deres fingeraftryk: { $hash }
fair-after = Hemmeligheden er ude. Alle kan give de samme kort igen: { $seed }
fair-salt = Dit eget ord til blandingen
fair-check = Efterprøv det her
fair-good = Det passer: det er de kort, der lå fast før runden.
fair-bad = Det passer ikke. Det er ikke de kort, der lå fast før runden.

## At lære ved bordet

learn-title = Lær spillet
learn-next = Næste
learn-finish = Færdig
learn-again = Forfra
learn-back = Tilbage
learn-skip = Spring over
learn-done = Det var det hele. God fornøjelse!
learn-take = Tryk på et kort på hånden og så på et kort på bordet med samme værdi, og tag det.
learn-sum = Kort, der lagt sammen giver dit kort, kan også tages: en otter tager en femmer og en treer.
learn-many = Et kort kan tage flere sådanne grupper på én gang.
learn-face = Knægt, dame og konge tager ét kort af deres egen slags.
learn-points = Til sidst tælles: flest kort 3, flest spar 1, 10♦ 2, 2♠ 1, hvert es 1.
learn-trail = Vil du hverken tage eller bygge, så smid et kort ud.
learn-build = Byg: læg en treer på en femmer, og sig otte. Du skal have en otter på hånden.
learn-own = Så længe en bygning er din, må du ikke smide ud. Tag noget, eller byg.
learn-steal = Enhver, der har en otter, kan tage din bygning på otte.
learn-raise = Man kan bygge videre: et es på otte giver ni, hvis du har en nier.
learn-multiple = To grupper af samme værdi bliver til mere, og så kan ingen bygge videre.
learn-last = De sidste kort på bordet går til den, der tog sidste stik.
