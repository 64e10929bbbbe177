### Bordet i en terminal. Kommandoer og træk skrives ens på alle sprog.

terminal-welcome = { $game }, { $seats } spillere, til { $target } point. Skriv ? for hjælp.
terminal-sentence = { $text }.
terminal-score = stilling { $score }
terminal-empty = ingenting
terminal-prompt = Dit træk
terminal-player = Spiller
terminal-record = Det gemte spil ligger i { $file }.
terminal-saved = Gemt i { $file }.
terminal-file-exists = Filen { $file } findes allerede.
terminal-file-unwritable = { $file } kan ikke skrives. Mappen skal findes, lade dig skrive og have plads.
terminal-resume = Spil videre med: { $command }
terminal-next-deal = Tryk på Enter for næste runde.
terminal-pass = Giv tastaturet til { $name }, og tryk på Enter.

## Kolonner og optælling

terminal-column-hand = hånd
terminal-column-taken = taget
terminal-column-sweeps = svuppere
terminal-column-score = point
terminal-count-before = Før
terminal-count-secret = Kort og spar tælles, når runden er slut; indtil da kendes kun stikbunkernes størrelse.

## Træk

terminal-moves = Dine træk:
terminal-moves-more = … og { $count } til; nævn et kort for at se dets træk, som i: moves 8s
terminal-moves-many = … og flere end { $count } andre; nævn et kort for at se dets træk, som i: moves 8s
terminal-moves-none = Du kan intet gøre med det kort.
terminal-ambiguous = Det kan betyde flere træk:
terminal-legal = Det træk er tilladt.
terminal-choose-number = Et nummer fra listen eller et træk som 8s x 5c+3h.
terminal-not-a-number = Der er intet træk { $number } på listen.
terminal-not-understood = Det er hverken et nummer fra listen, et træk eller en kommando; skriv ? for hjælp.
terminal-command-needs = Skriv mere, som i: { $example }

## Spørgsmål før et spil

terminal-waiting-match = Et spil venter. Vil du spille det videre?
terminal-menu-game = Hvilket spil?
terminal-menu-seats = Hvor mange spillere?
terminal-menu-partners = To mod to?
terminal-menu-level = Mod hvilken computer?
terminal-menu-name = Dit navn?
terminal-menu-again = Vælg et af disse ord: { $choices }

## Hvad man kan skrive

terminal-help = Kommandoer; de er ens på alle sprog
terminal-help-move = et træk som 8s x 8d, 5c+3h eller 3d+5c = 8 eller Qd
terminal-help-number = trækket med det nummer
terminal-help-moves = alle dine træk eller dem med ét kort
terminal-help-why = hvorfor et træk ikke er tilladt
terminal-help-hint = et tip
terminal-help-undo = tag det sidste træk tilbage
terminal-help-count = hvad der er taget indtil nu
terminal-help-rules = bordets regler
terminal-help-table = bordet igen
terminal-help-save = gem spillet i en fil
terminal-help-file = FIL
terminal-help-quit = hold op her
terminal-help-short = Kulører kan udelades, hvor kun ét kort kan menes: 8 x 5+3

## Et gemt spil trin for trin

terminal-replay = Trin { $place } af { $places } (n, p, g N, play, q):
