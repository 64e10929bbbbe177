### Før bordet: første skærm, at være med, husregler, indstillinger.

## Alle sider

page-title = Kasino
page-tagline = Det gamle kortspil om at tage og bygge.
page-skip = Gå til bordet
page-menu = Menu
page-home = Forside
page-rules = Regler
page-settings = Indstillinger
page-language = Sprog
page-back = Tilbage
page-close = Luk
page-save = Gem
page-cancel = Fortryd
page-yes = Ja
page-no = Nej
page-loading = Henter …
page-needs-script = Bordet kræver JavaScript, som er slået fra i din browser.

## Første skærm

home-play = Spil
home-play-note = { $game } for to, mod en computer ({ $level })
home-resume = Tilbage til dit spil
home-games = Spil
home-all-games = Flere spil
home-rules = Regler
home-seats = Spillere
home-seats-2 = To
home-seats-3 = Tre
home-seats-4 = Fire
home-seats-partners = To mod to
home-level = Niveau
level-beginner = Begynder
level-easy = Let
level-medium = Mellem
level-hard = Svær
level-expert = Ekspert
level-master = Mester
level-random = Tilfældig
level-greedy = Grådig
level-counting = Tællende
level-sampling = Prøvende
level-searching = Søgende
level-measured = { $level }, styrke { $rating }
home-house-rules = Husregler
home-house-rules-line = Sæt hver af bordets regler, som du kender den.
home-friends = Med venner
home-friends-line = Send et link; computere tager de tomme pladser.
home-hotseat = Send telefonen rundt
home-hotseat-line = Flere spillere på én skærm, hænderne skjult mellem turene.
home-learn = Lær spillet
home-learn-line = Ti minutter ved bordet, helt fra begyndelsen.
home-watch = Se to computere spille
home-watch-line = Læn dig tilbage, og se, hvordan de gør.
home-matches = Dine spil
home-matches-line = Spil videre, se igen, analysér.
home-start = Giv kort

## At være med via link

join-title = { $name } inviterer dig til at spille
join-title-table = Vær med ved dette bord
join-your-name = Dit navn
join-sit = Sæt dig
join-sit-here = Sæt dig her
join-take-over = Tag over for computeren
join-watch = Kun se på
join-stand-up = Rejs dig
join-seat = Plads { $seat }
join-seat-free = Ledig
join-seat-computer = Computer ({ $level })
join-full = Alle pladser er taget. Du kan se på.
join-link = Link til dine venner
join-copy = Kopiér link
join-copied = Linket er kopieret
join-share = Del
join-qr = Kode, der kan scannes med en telefon
# $option starts a server that other devices reach; it stays as it is.
join-this-device = Kun denne enhed kan åbne adressen. Vil du lukke andre ind, så start serveren med { $option } og åbn siden på computerens egen adresse i dit netværk.
join-waiting = { $count ->
    [0] Alle er her.
    [one] Venter på { $count } spiller mere.
   *[other] Venter på { $count } spillere mere.
}
join-fill = Fyld de tomme pladser med computere
join-begin = Begynd
join-only-host = { $name } begynder spillet.
join-read-rules = Læs bordets regler, før du sætter dig.

## Husregler

house-title = Husregler
house-from = Bygger på
house-intro = Hver af bordets regler kan vælges her. Det, der afviger fra { $name }, er mærket.
house-reset = Tilbage til { $name }
house-reset-one = Som i { $name }
house-changed = Ændret
house-number-none = Ingen grænse
house-apply = Spil efter disse regler

## Send telefonen rundt

hotseat-title = Send telefonen rundt
hotseat-names = Hvem spiller?
hotseat-name = Navn på spiller { $seat }
hotseat-pass = Giv telefonen til { $name }
hotseat-ready = Jeg er { $name }: vis mine kort
hotseat-hidden = Kortene er skjult.
hotseat-last-move = Siden din sidste tur

## Dine spil

matches-title = Dine spil
matches-none = Ingen spil endnu.
matches-running = I gang
matches-finished = Færdige
matches-resume = Spil videre
matches-replay = Se igen
matches-analyse = Analysér
matches-download = Gem spillet
matches-open = Åbn et gemt spil
matches-delete = Slet
matches-result = { $name }: { $score }

## Indstillinger

setting-title = Indstillinger
setting-sound = Lyd
setting-sound-on = Til
setting-sound-off = Fra
setting-speed = Fart
setting-speed-off = Ingen bevægelse
setting-speed-slow = Langsom
setting-speed-normal = Normal
setting-speed-fast = Hurtig
setting-colours = Kulørernes farver
setting-colours-four = Fire farver
setting-colours-two = To farver
setting-size = Kortenes størrelse
setting-size-small = Små
setting-size-medium = Mellem
setting-size-large = Store
setting-light = Bord
setting-light-auto = Som enheden
setting-light-light = Lyst
setting-light-dark = Mørkt
setting-marks = Point på kort, der tæller
setting-only-move = Spil for mig, når der kun er ét træk
setting-trackers = Vis, hvad der er taget
setting-text-moves = Felt til at skrive træk
setting-chat = Fri samtale
setting-phrases = Udtryk og miner
setting-clock = Ur
setting-clock-none = Intet ur
setting-clock-move = Pr. træk
setting-clock-bank = Tidskonto og tillæg
setting-clock-seconds = { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}
setting-clock-minutes = { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minutter
}
setting-undo = Fortryd træk
setting-undo-free = Tilladt
setting-undo-none = Ikke tilladt
setting-watchers = Tilskuere
setting-watchers-yes = Alle med linket må se på
setting-watchers-no = Ingen må se på
