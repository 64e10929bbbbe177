### Před stolem: první obrazovka, přisednutí, domácí pravidla, nastavení.

## Každá stránka

page-title = Kasino
page-tagline = Stará karetní hra o braní a stavění.
page-skip = Přejít ke stolu
page-menu = Nabídka
page-home = Domů
page-rules = Pravidla
page-settings = Nastavení
page-language = Jazyk
page-back = Zpět
page-close = Zavřít
page-save = Uložit
page-cancel = Zrušit
page-yes = Ano
page-no = Ne
page-loading = Načítá se …
page-needs-script = Stůl potřebuje JavaScript, který máš v prohlížeči vypnutý.

## První obrazovka

home-play = Hrát
home-play-note = { $game } pro dva, proti počítači ({ $level })
home-resume = Zpět k rozehranému zápasu
home-games = Hry
home-all-games = Další hry
home-rules = Pravidla
home-seats = Hráči
home-seats-2 = Dva
home-seats-3 = Tři
home-seats-4 = Čtyři
home-seats-partners = Dva proti dvěma
home-level = Úroveň
level-beginner = Začátečník
level-easy = Lehká
level-medium = Střední
level-hard = Těžká
level-expert = Znalec
level-master = Mistr
level-random = Náhodná
level-greedy = Hamižná
level-counting = Počítající
level-sampling = Zkoušející
level-searching = Hledající
level-measured = { $level }, síla { $rating }
home-house-rules = Domácí pravidla
home-house-rules-line = Nastav každé pravidlo stolu tak, jak ho znáš.
home-friends = S přáteli
home-friends-line = Pošli odkaz; na prázdná místa usednou počítače.
home-hotseat = Na jednom telefonu
home-hotseat-line = Více hráčů u jednoho zařízení, karty jsou mezi tahy skryté.
home-learn = Naučit se
home-learn-line = Deset minut u stolu, úplně od začátku.
home-watch = Dívat se na dva počítače
home-watch-line = Pohodlně se opři a koukej, jak to dělají.
home-matches = Tvoje zápasy
home-matches-line = Dohrát, přehrát, rozebrat.
home-start = Rozdat

## Přisednutí přes odkaz

join-title = { $name } tě zve ke hře
join-title-table = Přisednout k tomuto stolu
join-your-name = Tvé jméno
join-sit = Přisednout
join-sit-here = Sednout si sem
join-take-over = Převzít místo po počítači
join-watch = Jen se dívat
join-stand-up = Vstát
join-seat = Místo { $seat }
join-seat-free = Volné
join-seat-computer = Počítač ({ $level })
join-full = Všechna místa jsou obsazena. Můžeš se dívat.
join-link = Odkaz pro přátele
join-copy = Kopírovat odkaz
join-copied = Odkaz je zkopírován
join-share = Sdílet
join-qr = Kód, který přečte telefon
# $option starts a server that other devices reach; it stays as it is.
join-this-device = Tuto adresu otevře jen toto zařízení. Aby mohli i ostatní, spusť server s { $option } a otevři tuto stránku pod adresou, kterou má počítač v síti.
join-waiting = { $count ->
    [0] Všichni jsou tu.
   *[other] Čeká se ještě na { $count } hráče.
}
join-fill = Doplnit prázdná místa počítači
join-begin = Začít
join-only-host = Zápas zahájí { $name }.
join-read-rules = Než přisedneš, přečti si pravidla tohoto stolu.

## Domácí pravidla

house-title = Domácí pravidla
house-from = Vychází z hry
house-intro = Každé pravidlo stolu je tu přepínač. Co se liší od hry { $name }, je vyznačeno.
house-reset = Zpět na { $name }
house-reset-one = Jako { $name }
house-changed = Změněno
house-number-none = Bez omezení
house-apply = Hrát podle těchto pravidel

## Na jednom telefonu

hotseat-title = Na jednom telefonu
hotseat-names = Kdo hraje?
hotseat-name = Jméno { $seat }. hráče
hotseat-pass = Telefon dostává: { $name }
hotseat-ready = { $name }: ukázat mé karty
hotseat-hidden = Karty jsou skryté.
hotseat-last-move = Od tvého posledního tahu

## Tvoje zápasy

matches-title = Tvoje zápasy
matches-none = Zatím žádné zápasy.
matches-running = Rozehrané
matches-finished = Dohrané
matches-resume = Pokračovat
matches-replay = Přehrát
matches-analyse = Rozebrat
matches-download = Uložit záznam
matches-open = Otevřít záznam
matches-delete = Smazat
matches-result = { $name }: { $score }

## Nastavení

setting-title = Nastavení
setting-sound = Zvuk
setting-sound-on = Zapnutý
setting-sound-off = Vypnutý
setting-speed = Rychlost
setting-speed-off = Bez pohybu
setting-speed-slow = Pomalá
setting-speed-normal = Běžná
setting-speed-fast = Rychlá
setting-colours = Barvy karet
setting-colours-four = Čtyři barvy
setting-colours-two = Dvě barvy
setting-size = Velikost karet
setting-size-small = Malé
setting-size-medium = Střední
setting-size-large = Velké
setting-light = Stůl
setting-light-auto = Podle zařízení
setting-light-light = Světlý
setting-light-dark = Tmavý
setting-marks = Body na kartách, které bodují
setting-only-move = Hrát za mě, když je jen jeden tah
setting-trackers = Ukazovat, co už je vzato
setting-text-moves = Pole pro psané tahy
setting-chat = Volné psaní
setting-phrases = Věty a výrazy
setting-clock = Hodiny
setting-clock-none = Bez hodin
setting-clock-move = Na tah
setting-clock-bank = Zásoba času a přídavek
setting-clock-seconds = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}
setting-clock-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
setting-undo = Vracení tahů
setting-undo-free = Dovoleno
setting-undo-none = Nedovoleno
setting-watchers = Diváci
setting-watchers-yes = Kdo má odkaz, smí se dívat
setting-watchers-no = Nikdo se dívat nesmí
