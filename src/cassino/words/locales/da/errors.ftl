### Fejl med koder, som et menneske kan møde.

error-unknown = Noget gik galt ({ $code }).
error-title = Det gik ikke
error-try-again = Prøv igen

error-page-not-found = Der er ingenting på denne adresse.
error-table-not-found = Det bord findes ikke. Måske er spillet for længst slut.
error-table-full = Alle pladser ved dette bord er taget.
error-table-closed = Dette bord er lukket.
error-table-broken = Dette bord måtte standse. Spillet er gemt.
error-seat-taken = Der sidder allerede nogen.
error-seat-not-yours = Det er ikke din plads.
error-seat-unknown = Den plads findes ikke ved dette bord.
error-seat-none = Du sidder ikke ved dette bord.
error-turn-not-yours = Det er ikke din tur.
error-turn-no-deal = Der er ingen runde i gang lige nu.
error-turn-over = Spillet er slut.
error-turn-stale = Bordet er kommet videre siden; se efter igen.
error-move-illegal = Det træk er ikke tilladt.
error-undo-not-allowed = Intet kan tages tilbage her.
error-host-only = Det kan kun bordets vært.
error-name-empty = Skriv et navn.
error-name-too-long = Det navn er for langt.
error-name-taken = Nogen ved dette bord hedder allerede sådan.
error-chat-off = Fri samtale er slået fra ved dette bord.
error-chat-too-long = Det er for langt.
error-session-expired = Du var længe væk. Åbn bordet igen.
error-link-invalid = Dette link hører ikke til nogen plads.
error-request-invalid = Det forstod bordet ikke.
error-request-too-large = Det er for meget på én gang.
error-request-too-many = Tag det roligt: for mange forespørgsler på én gang.
error-server-busy = Der er for travlt lige nu. Prøv igen om lidt.
error-server-failed = Noget gik galt på serveren. Spillet er i sikkerhed.
error-agent-failed = Computerspilleren snublede; en enklere spiller videre.
error-offline = Der er ingen forbindelse lige nu.

error-card-invalid = Det er ikke et kort.
error-option-invalid = En husregel er sat til noget, den ikke kan være.
error-option-unknown = Det spil eller den husregel findes ikke.
error-seats-invalid = Dette spil er ikke for så mange spillere.
error-deck-invalid = Det er ikke et helt spil på 52 kort.
error-position-invalid = Den stilling kan ikke forekomme.
error-notation-syntax = Det kan ikke læses som et træk.
error-notation-ambiguous = Det kan betyde flere træk.
error-record-invalid = Det gemte spil kan ikke læses.
error-record-too-large = Det gemte spil er for stort.
error-too-many-moves = Her er for mange træk til at vise dem alle.
