### U stolu: vše, co tam hráč čte, kromě karet, tahů, odmítnutí a počítání.

## Nadpisy, také pro odečítače

heading-others = Ostatní hráči
heading-layout = Stůl
heading-builds = Stavby
heading-loose = Volné karty
heading-hand = Karty v ruce
heading-actions = Co můžeš udělat
heading-log = Průběh
heading-score = Skóre
heading-trackers = Už vzato
heading-chat = Hovor

## Nahoře na stole

bar-deal = { $deal }. rozdání
bar-hand = Kolo { $hand } z { $hands }
bar-last = Poslední kolo
bar-stock = { $count ->
    [0] Všechny karty jsou rozdány
    [one] Zbývá rozdat { $count } kartu
    [few] Zbývá rozdat { $count } karty
   *[other] Zbývá rozdat { $count } karet
}
bar-target = Do { $target }
bar-track = { $who ->
    [you] Ty: { $score } z { $target }
    [ours] Ty a { $name }: { $score } z { $target }
   *[one] { $name }: { $score } z { $target }
}
menu-undo = Vrátit tah
menu-hint = Rada
menu-replay-last = Ukázat znovu poslední tah
menu-sheet = Pravidla tohoto stolu
menu-log = Průběh
menu-sound-on = Zapnout zvuk
menu-sound-off = Vypnout zvuk
menu-keys = Klávesy
menu-settings = Nastavení
menu-fair = Důkaz zamíchání
menu-new = Nový zápas
menu-leave = Odejít od stolu
menu-leave-confirm = Opravdu odejít? Ostatní mohou hrát dál s počítačem na tvém místě.
menu-resign = Vzdát se
menu-resign-confirm = Opravdu se vzdát? Zápas pak vyhrává druhá strana.
menu-end = Ukončit zápas

## Místa

seat-you = Ty
seat-guest = Host
# Somebody who gave no name; $number is the seat's, from 1.
seat-player = Hráč { $number }
seat-computer = Počítač
seat-computer-numbered = Počítač { $number }
seat-plays = hraje
seat-your-turn = jsi na tahu
seat-thinks = přemýšlí
seat-partner = partner
seat-dealer = rozdávající
seat-leads = začíná
seat-away = pryč
seat-reconnecting = připojuje se
seat-replaced = hraje počítač
seat-held = { $count ->
    [0] v ruce nic
    [one] v ruce { $count } karta
    [few] v ruce { $count } karty
   *[other] v ruce { $count } karet
}
seat-taken = { $count ->
    [0] nic nevzato
    [one] vzata { $count } karta
    [few] vzaty { $count } karty
   *[other] vzato { $count } karet
}
seat-sweeps = { $count ->
    [0] bez smetení
   *[other] { $count }× smetení
}
seat-clock = zbývá { $time }
pile-label = Tvá hromádka: { $taken }
pile-label-sweeps = Tvá hromádka: { $taken }, { $sweeps }

## Řádek, který říká, co se děje

line-your-turn = Jsi na tahu: vyber kartu.
line-your-turn-owner = Jsi na tahu. Máš stavbu, takže musíš brát, stavět nebo přidat.
line-your-turn-must-take = Jsi na tahu. Po stavění musíš něco vzít.
line-choose = Vyber karty na stole, nebo některý z tahů.
line-no-move = Z těchto karet tah nevychází. Vyber jiné.
line-two-ways = Dá se to zahrát dvojím způsobem: vyber jeden.
line-turn = Hraje { $name }.
line-thinking = { $name } přemýšlí …
line-waiting = Čeká se: { $name }.
line-dealing = Rozdávají se karty.
line-last = Poslední kolo: co zbude, dostane ten, kdo bude brát poslední.
line-counting = Rozdání se počítá.
line-over = Zápas skončil.
line-watching = Díváš se.
line-running-sum = { $sum } = { $total }
chosen-card = { $card } vybrána
chosen-not = { $card } vrácena
chosen-sum = dohromady { $total }
chosen-clear = Nic není vybráno
owner-tag-you = tvoje
owner-tag = { $name }

## Tlačítka vedle tahů

actions-more = Další
actions-less = Méně
actions-clear = Zrušit výběr
actions-typed = Napsat tah
actions-typed-send = Zahrát
actions-played = Zahráno: { $move }

## Vracení tahů

undo-ask = Požádat o vrácení
undo-done = { $name } bere tah zpět.
undo-done-you = Bereš tah zpět.
undo-not-now = Další hráč už táhl, takže se nic vrátit nedá.
undo-dealt = Už jsou rozdány nové karty, takže se nic vrátit nedá.
undo-nothing = Není co vracet.
undo-marked = V tomto zápase se vracely tahy.

## Rady: co a proč

hint-thinking = Hledá se dobrý tah …
hint-move = Rada: { $move }
hint-card = Kartou { $card }: { $move }
hint-why-only = Jiný tah tu není.
hint-why-big = Získá Velké kasino.
hint-why-little = Získá Malé kasino.
hint-why-aces = Získá { $count ->
    [one] eso
    [few] { $count } esa
   *[other] { $count } es
}.
hint-why-spades = Získá { $count ->
    [one] pik
    [few] { $count } piky
   *[other] { $count } piků
}.
hint-why-cards = Získá { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}.
hint-why-sweep = Vyprázdní stůl: smetení.
hint-why-last = Kdo bere poslední, dostane zbytek.
hint-why-own-build = Sklidí tvou stavbu dřív, než ji vezme někdo jiný.
hint-why-their-build = Vezme stavbu soupeři.
hint-why-safe-build = Na tu stavbu už nikdo jiný kartu mít nemůže.
hint-why-build = Podrží ty karty pohromadě do tvého příštího tahu.
hint-why-fixed = Stavba se dvěma skupinami se už nedá zvýšit.
hint-why-quiet = Nechává ostatním málo k braní.
hint-why-no-sweep = Nenechává dalšímu hráči smetení.
hint-why-search = V mnoha vyzkoušených rozdáních vyšel nejlépe.
hint-why-exact = Propočítáno až do konce rozdání.

## Klávesy

key-title = Klávesy
key-arrows = Šipky
key-arrows-does = od karty ke kartě
key-enter = Enter
key-enter-does = kartu vybrat, nebo pustit
key-play = Ctrl + Enter
key-play-does = zahrát tah, když je jen jeden možný
key-escape = Esc
key-escape-does = pustit všechno
key-tab = Tab
key-tab-does = dál: stůl, ruka, tahy
key-digits = 1 až 9
key-digits-does = stisknout tah s tím číslem
key-undo = U
key-undo-does = vrátit tah
key-hint = H
key-hint-does = rada
key-last = L
key-last-does = ukázat znovu poslední tah
key-text = M
key-text-does = napsat tah, třeba 8s x 5c+3h
key-help = ?
key-help-does = tento seznam

## Výrazy a věty

emote-title = Výrazy
emote-thumbs-up = Palec nahoru
emote-laugh = Smích
emote-thinking = Přemýšlení
emote-ouch = Au
emote-clap = Potlesk
emote-hurry = Pospěš si
emote-good-game = Dobrá hra
emote-thanks = Díky
emote-shown = { $name }: { $emote }
phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-well-played = Pěkně zahráno!
phrase-nice-build = Pěkná stavba!
phrase-nice-sweep = To bylo smetení!
phrase-thanks = Díky!
phrase-sorry = Promiň!
phrase-oops = Jejda!
phrase-my-build = Ta stavba měla být moje!
phrase-moment = Okamžik, prosím.
phrase-your-turn = Jsi na tahu.
phrase-close = To bylo o chlup!
phrase-good-game = Dobrá hra!
phrase-again = Ještě jednou?
phrase-bye = Na shledanou!
chat-say = Říct
chat-placeholder = Napsat ke stolu
chat-mute = Ztišit: { $name }
chat-unmute = Znovu slyšet: { $name }
chat-muted = Ztišeno: { $name }.
chat-off = Volné psaní je u tohoto stolu vypnuto.

## Co se děje kolem stolu; také řádky průběhu

room-came = { $name } přichází ke stolu.
room-left = { $name } odchází od stolu.
room-sat = { $who ->
    [you] Sedáš si ke stolu.
   *[one] { $name } si sedá ke stolu.
}
room-computer = { $seat }. místo je pro počítač.
room-empty = { $seat }. místo je volné.
room-renamed = { $old } se odteď jmenuje { $name }.
room-rules = Pravidla stolu se změnila.
room-closed = Stůl je zavřený.
room-match = Začíná nový zápas.
room-stirred = { $who ->
    [you] Zamícháváš do karet.
   *[one] { $name } zamíchává do karet.
}
room-resigned = { $who ->
    [you] Vzdáváš se.
   *[one] { $name } se vzdává.
}

## Otázky ostatním

question-undo = { $name } chce vzít poslední tah zpět. Souhlasíš?
question-undo-mine = Chceš vzít svůj poslední tah zpět. Ostatní odpovídají.
question-next-deal = Rozdat další karty?
question-next-deal-mine = Za tebe může začít další rozdání. Čeká se na ostatní.
question-next-deal-watch = Čeká se, až hráči budou chtít pokračovat.
question-next-deal-first = Partie začíná. Rozdat první karty?
question-rematch = { $name } chce další zápas. Ty také?
question-rematch-mine = Chceš další zápas. Ostatní odpovídají.
question-agree = Souhlasím
question-refuse = Odmítnout
question-withdraw = Vzít zpět
question-agreed = { $who ->
    [you] Souhlasíš.
   *[one] { $name } souhlasí.
}
question-refused = { $who ->
    [you] Odmítáš.
   *[one] { $name } odmítá.
}

## Spojení

connection-lost = Spojení se přerušilo. Obnoví se samo; tvé místo zůstává.
connection-back = Spojení je zpět.
connection-slow = Spojení je pomalé.
connection-elsewhere = Toto místo je otevřené v jiném okně.
connection-here = Hrát tady
stand-in-offer = { $name } teď nehraje. Má tento tah zahrát počítač?
stand-in-agree = Ať hraje
stand-in-wait = Počkat
stand-in-plays = { $name }: hraje počítač.
stand-in-ended = { $name } hraje opět za sebe.
stand-in-ended-you = Hraješ opět za sebe.
stand-in-plays-you = Za tebe hraje počítač.
stand-in-back = Hrát zase za sebe

## Hodiny

clock-none = Bez hodin
clock-move = { $seconds ->
    [one] { $seconds } sekunda na tah
    [few] { $seconds } sekundy na tah
   *[other] { $seconds } sekund na tah
}
clock-bank = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
} a { $seconds ->
    [one] { $seconds } sekunda na tah
    [few] { $seconds } sekundy na tah
   *[other] { $seconds } sekund na tah
}
clock-low = { $seconds ->
    [one] zbývá { $seconds } sekunda
    [few] zbývají { $seconds } sekundy
   *[other] zbývá { $seconds } sekund
}
clock-out = { $who ->
    [you] Tvůj čas vypršel; tento tah hraje počítač.
   *[one] { $name }: čas vypršel; tento tah hraje počítač.
}
clock-out-asked = { $who ->
    [you] Tvůj čas vypršel; ostatní mohou nechat tento tah zahrát počítač.
   *[one] { $name }: čas vypršel; ostatní mohou nechat tento tah zahrát počítač.
}
clock-paused = Hodiny stojí.

## Dívání

watch-count = { $count ->
    [0] Žádní diváci
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } diváků
}
watch-hidden = Dokud rozdání trvá, zůstávají karty v rukou skryté.
watch-pause = Přestávka
watch-go-on = Pokračovat

## Konec zápasu

end-title = Zápas skončil
end-won = { $who ->
    [you] Vyhráváš!
    [ours] Ty a { $name } vyhráváte!
    [pair] { $name } vyhrávají.
   *[one] { $name } vyhrává.
}
end-broken-off = Zápas byl přerušen.
end-deals = Rozdání po rozdání
end-again = Odveta
end-replay = Přehrát
end-analyse = Rozebrat
end-share = Sdílet
end-home = Hotovo

## Přehrávání a rozbor

replay-title = Přehrávání
replay-first = Na začátek
replay-previous = Zpět
replay-play = Spustit
replay-pause = Zastavit
replay-next = Dál
replay-last = Na konec
replay-place = { $deal }. rozdání, { $move }. tah

## Poctivé rozdávání

fair-title = Důkaz zamíchání
fair-intro = Před každým rozdáním se určí balíček a ukáže se jeho otisk. Vlož sem záznam zápasu: tvůj vlastní prohlížeč zamíchá znovu a porovná.
fair-record = Záznam zápasu
fair-before = Balíček byl určen už před rozdáním. Jeho otisk: { $hash }
fair-after = Tajemství je venku. Kdokoli může rozdat týž balíček znovu: { $seed }
fair-salt = Tvé vlastní slovo do míchání
fair-check = Ověřit tady
fair-good = Souhlasí: toto je balíček určený před rozdáním.
fair-bad = Nesouhlasí. Toto není balíček určený před rozdáním.

## Učení u stolu

learn-title = Naučit se
learn-next = Další
learn-finish = Hotovo
learn-again = Od začátku
learn-back = Zpět
learn-skip = Přeskočit lekci
learn-done = To je vše. Příjemnou zábavu!
learn-take = Ťukni na kartu v ruce, pak na kartu stejné hodnoty na stole, a vezmi ji.
learn-sum = Brát se dají i karty, které dají tvou kartu v součtu: osmička bere pětku s trojkou.
learn-many = Jedna karta může vzít několik takových skupin najednou.
learn-face = Kluk, dáma a král berou jednu kartu svého druhu.
learn-points = Na konci se počítá: nejvíce karet 3, nejvíce piků 1, 10♦ 2, 2♠ 1, každé eso 1.
learn-trail = Když nechceš brát ani stavět, odlož: polož kartu na stůl.
learn-build = Stav: polož trojku na pětku a řekni osm. V ruce musíš mít osmičku.
learn-own = Dokud je stavba tvoje, nesmíš odkládat. Něco vezmi, postav nebo přidej.
learn-steal = Tvou stavbu osm může vzít každý, kdo má osmičku.
learn-raise = Jednoduchou stavbu lze zvýšit: eso na osm dá devět, když máš devítku.
learn-multiple = Dvě skupiny stejné hodnoty tvoří vícenásobnou stavbu; tu už nikdo nezvýší.
learn-last = Poslední karty na stole dostane ten, kdo bral poslední.
