### Fejl med koder, som et menneske kan møde.

error-unknown = Noget gik galt ({ $code }).
error-title = Det gik ikke
error-code = Fejlkode: { $code }
error-try-again = Prøv igen

error-page-not-found = Der er ingenting på denne adresse.
error-table-not-found = Det bord findes ikke. Måske er spillet for længst slut.
error-table-broken = Dette bord måtte standse. Spillet er gemt.
error-move-illegal = Det træk er ikke tilladt.
error-session-expired = Du var længe væk. Åbn bordet igen.
error-link-invalid = Dette link fører ikke til noget bord. Måske mangler en del af det.
error-request-invalid = Det forstod bordet ikke.
error-request-field = Bordet forstod ikke “{ $field }”.
error-speech-unknown = Der er ingen udtryk eller ytringer, der hedder “{ $name }”.
error-request-too-large = Det er for meget på én gang.
error-request-too-many = Tag det roligt: for mange forespørgsler på én gang.
error-server-busy = Der er for travlt lige nu. Prøv igen om lidt.
error-server-failed = Noget gik galt på serveren. Spillet er i sikkerhed.
error-agent-failed = Computerspilleren snublede; en enklere spiller videre.
error-server-stopping = Serveren lukker eller starter på ny. Alt er gemt; kom igen om et øjeblik.
error-offline = Der er ingen forbindelse lige nu.

error-table-malformed = Det forstod bordet ikke.
error-table-version-ahead = Siden og bordet er ikke enige. Hent siden igen.
error-table-stale = Bordet er kommet videre siden; se efter igen.
error-table-not-open = Dette bord er ikke åbent endnu.
error-table-already-open = Dette bord er allerede åbent.
error-table-closed = Dette bord er lukket.
error-table-house-only = Det kan kun huset.
error-table-host-only = Det kan kun bordets vært.
error-table-needs-guest = Kom først til bordet.
error-table-not-here = Du er ikke ved dette bord.
error-table-already-here = Du er allerede ved dette bord.
error-table-full = Dette bord er fuldt.
error-table-bad-name = Et navn er én linje på 1 til 24 tegn, som alle kan ses.
error-name-too-long = Det navn er for langt: højst { $most } tegn.
error-name-unseen = Det navn har tegn, der ikke kan ses.
error-table-bad-level = Det niveau findes ikke.
error-table-bad-seats = Dette spil er ikke for så mange spillere.
error-table-bad-clock = Uret kan ikke stilles sådan.
error-table-nothing-changes = Det ville ikke ændre noget.
error-table-no-such-seat = Den plads findes ikke ved dette bord.
error-table-seat-taken = Der sidder allerede nogen.
error-table-seat-waits = En plads er holdt til nogen, der ikke er kommet endnu.
error-table-not-your-seat = Det er ikke din plads.
error-table-saw-another-hand = Du har set en anden hånd i denne runde, så du kan først sætte dig der, når den er slut.
error-table-match-on = Det kan ikke lade sig gøre, mens et spil er i gang.
error-table-no-match = Intet spil er i gang.
error-table-match-not-over = Spillet er ikke slut endnu.
error-table-no-deal = Der er ingen runde i gang lige nu.
error-table-deal-on = En runde er allerede i gang.
error-table-bad-shuffle = De kort kan ikke gives.
error-table-shuffle-used = De kort er givet før.
error-table-already-committed = De næste kort ligger allerede fast.
error-table-not-committed = De næste kort ligger ikke fast endnu.
error-table-bad-salt = Det ord kan ikke bruges til blandingen.
error-table-salt-given = Du har allerede rørt i disse kort.
error-table-not-your-turn = Det er ikke din tur.
error-table-computer-plays = En computer spiller på den plads.
error-table-not-a-computer = Ingen computer spiller på den plads.
error-table-wrong-view = Computeren så et andet bord.
error-table-illegal-move = Det træk er ikke tilladt.
error-table-nothing-to-undo = Der er intet at tage tilbage.
error-table-undo-too-late = Det er for sent at tage tilbage.
error-table-already-asked = Det er der allerede spurgt om.
error-table-not-asked = Det har ingen spurgt om.
error-table-not-yours-to-answer = Det er ikke dig, der skal svare på det.
error-table-not-absent = Den spiller er her og har tid.
error-table-chat-off = Fri samtale er slået fra ved dette bord.
error-table-bad-words = Det kan ikke siges her: for langt eller tomt.
error-table-two-sides-only = Man kan kun give op, når to sider spiller.
error-table-partner-plays-on = Du har en makker ved bordet, så du kan ikke give op alene.

error-card-invalid = Det er ikke et kort.
error-option-invalid = En husregel er sat til noget, den ikke kan være.
error-option-unknown = Det spil eller den husregel findes ikke.
error-option-invalid-named = { $switch } kan ikke være “{ $given }”.
error-option-unknown-named = Der er intet spil og ingen husregel, der hedder “{ $name }”.
option-expected-yes-no = Det kan være yes (ja) eller no (nej).
option-expected-choice = Det kan være et af disse: { $settings }.
option-expected-number = Det kan være et helt tal fra { $least } til { $most }.
option-expected-number-none = Det kan være et helt tal fra { $least } til { $most } eller none (intet).
# $example stays as it is.
option-expected-text = Det kan være værdier eller kort, der tæller 11 til 16, for eksempel { $example }, eller intet.
error-seats-invalid = Dette spil er ikke for så mange spillere.
error-deck-invalid = Det er ikke et helt spil på 52 kort.
error-position-invalid = Den stilling kan ikke forekomme.
error-notation-syntax = Det kan ikke læses som et træk.
error-notation-ambiguous = Det kan betyde flere træk.
error-record-invalid = Det gemte spil kan ikke læses.
error-record-too-large = Det gemte spil er for stort.
error-too-many-moves = Her er for mange træk til at vise dem alle.

## A typed move that can't be read

# $column counts from 1; $found is what stands there; $expected is one of the next messages.
typed-fault = Tegn { $column }: her ventes { $expected }, men der står “{ $found }”.
typed-fault-end = Tegn { $column }: her ventes { $expected }, men trækket slutter.
typed-card = et kort, for eksempel 5c
typed-card-or-build = et kort, for eksempel 5c, eller [
typed-end-of-build = +, | eller ]
typed-value = = og bygningens værdi
typed-number = et tal
typed-short-number = et tal på højst tre cifre
typed-suits = flere kort med kulør
typed-end = trækkets slutning
typed-shorter = et kortere træk
typed-example = Et træk ser sådan ud: { $example }.
typed-several = Det kan betyde flere træk: { $moves }.
