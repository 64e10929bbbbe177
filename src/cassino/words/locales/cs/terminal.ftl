### Stůl v terminálu. Příkazy a zápis tahů jsou v každém jazyce stejné.

terminal-welcome = { $game }, { $seats ->
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}, do { $target ->
    [one] { $target } bodu
   *[other] { $target } bodů
}. Nápovědu ukáže ?
terminal-sentence = { $text }.
terminal-score = skóre { $score }
terminal-empty = nic
terminal-prompt = Tvůj tah
terminal-player = Hráč
terminal-record = Záznam je v souboru { $file }.
terminal-saved = Uloženo do souboru { $file }.
terminal-file-exists = Soubor { $file } už existuje.
terminal-file-unwritable = Soubor { $file } se nedá zapsat. Jeho složka musí existovat, dovolit zápis a mít místo.
terminal-resume = Dál se hraje příkazem: { $command }
terminal-next-deal = Další rozdání začne klávesou Enter.
terminal-pass = Klávesnici dostává: { $name }. Pak stiskni Enter.

## Sloupce a počítání

terminal-column-hand = v ruce
terminal-column-taken = vzato
terminal-column-sweeps = smetení
terminal-column-score = skóre
terminal-count-before = Předtím
terminal-count-secret = Karty a piky se počítají na konci rozdání; do té doby je známo jen to, jak velké jsou hromádky.

## Tahy

terminal-moves = Tvoje tahy:
terminal-moves-more = … a { $count ->
    [one] { $count } další
    [few] { $count } další
   *[other] { $count } dalších
}; tahy jediné karty ukáže třeba: moves 8s
terminal-moves-many = … a více než { $count } dalších; tahy jediné karty ukáže třeba: moves 8s
terminal-moves-none = S tou kartou se nedá zahrát nic.
terminal-ambiguous = To může znamenat několik tahů:
terminal-legal = Ten tah pravidla dovolují.
terminal-choose-number = Číslo ze seznamu, nebo tah, třeba 8s x 5c+3h.
terminal-not-a-number = Tah { $number } v seznamu není.
terminal-not-understood = To není číslo ze seznamu, tah ani příkaz; nápovědu ukáže ?
terminal-command-needs = Je třeba napsat víc, například: { $example }

## Otázky před zápasem

terminal-waiting-match = Čeká rozehraný zápas. Pokračovat v něm?
terminal-menu-game = Která hra?
terminal-menu-seats = Kolik hráčů?
terminal-menu-partners = Dva proti dvěma?
terminal-menu-level = Proti kterému počítači?
terminal-menu-name = Tvé jméno?
terminal-menu-again = Vyber prosím z těchto slov: { $choices }

## Co se dá napsat

terminal-help = Příkazy; v každém jazyce jsou stejné
terminal-help-move = tah, třeba 8s x 8d, 5c+3h nebo 3d+5c = 8 nebo Qd
terminal-help-number = tah toho čísla
terminal-help-moves = všechny tvé tahy, nebo tahy jediné karty
terminal-help-why = proč tah není podle pravidel
terminal-help-hint = rada
terminal-help-undo = vrátit poslední tah
terminal-help-count = co už je vzato
terminal-help-rules = pravidla tohoto stolu
terminal-help-table = znovu ukázat stůl
terminal-help-save = uložit záznam do souboru
terminal-help-file = SOUBOR
terminal-help-quit = tady přestat
terminal-help-short = Kde může jít jen o jednu kartu, smí se barva vynechat: 8 x 5+3

## Záznam krok za krokem

terminal-replay = Krok { $place } z { $places } (n, p, g N, play, q):
