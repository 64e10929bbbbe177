### Chyby s kódem, na které může člověk narazit.

error-unknown = Něco se nepovedlo ({ $code }).
error-title = To se nepovedlo
error-code = Kód chyby: { $code }
error-try-again = Zkusit znovu

error-page-not-found = Na této adrese nic není.
error-table-not-found = Takový stůl není. Možná už zápas dávno skončil.
error-table-broken = Tento stůl se musel zastavit. Záznam hry je uložen.
error-move-illegal = Ten tah není dovolen.
error-session-expired = Byla to dlouhá přestávka. Otevři prosím stůl znovu.
error-link-invalid = Tento odkaz nevede k žádnému stolu. Možná z něj kus chybí.
error-request-invalid = Tomu stůl nerozuměl.
error-request-field = Poli „{ $field }“ stůl nerozuměl.
error-speech-unknown = Gesto ani hláška „{ $name }“ neexistuje.
error-request-too-large = To je najednou příliš mnoho.
error-request-too-many = Pomaleji, prosím: příliš mnoho požadavků najednou.
error-server-busy = Právě je tu moc rušno. Zkus to prosím za chvilku.
error-server-failed = Na serveru se něco nepovedlo. Zápas je v bezpečí.
error-agent-failed = Počítačový hráč klopýtl; hraje dál jednodušší.
error-server-stopping = Server se zavírá nebo spouští znovu. Vše je uloženo; vrať se za chvíli.
error-offline = Právě není spojení.

error-table-malformed = Tomu stůl nerozuměl.
error-table-version-ahead = Stránka a stůl se neshodují. Načti ji prosím znovu.
error-table-stale = Stůl se mezitím posunul; podívej se znovu.
error-table-not-open = Tento stůl ještě není otevřený.
error-table-already-open = Tento stůl už je otevřený.
error-table-closed = Tento stůl je zavřený.
error-table-house-only = To může jen podnik sám.
error-table-host-only = To může jen hostitel stolu.
error-table-needs-guest = Nejdřív přijď ke stolu.
error-table-not-here = U tohoto stolu nejsi.
error-table-already-here = U tohoto stolu už jsi.
error-table-full = Tento stůl je plný.
error-table-bad-name = Jméno je jeden řádek o 1 až 24 znacích a všechny jsou vidět.
error-name-too-long = To jméno je příliš dlouhé: nejvýš { $most } znaků, prosím.
error-name-unseen = V tom jménu jsou znaky, které nejsou vidět.
error-table-bad-level = Taková úroveň není.
error-table-bad-seats = Pro tolik hráčů tato hra není.
error-table-bad-clock = Takto se hodiny nastavit nedají.
error-table-nothing-changes = Tím by se nic nezměnilo.
error-table-no-such-seat = Takové místo u tohoto stolu není.
error-table-seat-taken = Tam už někdo sedí.
error-table-seat-waits = Jedno místo čeká na někoho, kdo tu ještě není.
error-table-not-your-seat = To není tvoje místo.
error-table-saw-another-hand = V tomto rozdání už znáš jiné karty, takže si tam můžeš sednout, až skončí.
error-table-match-on = To nejde, dokud se hraje zápas.
error-table-no-match = Právě se nehraje žádný zápas.
error-table-match-not-over = Zápas ještě neskončil.
error-table-no-deal = Právě se nehraje žádné rozdání.
error-table-deal-on = Jedno rozdání se už hraje.
error-table-bad-shuffle = Takové karty se rozdat nedají.
error-table-shuffle-used = Tyto karty se už jednou rozdávaly.
error-table-already-committed = Další balíček už je určen.
error-table-not-committed = Další balíček ještě není určen.
error-table-bad-salt = To slovo se do míchání nehodí.
error-table-salt-given = Své slovo k těmto kartám už máš vložené.
error-table-not-your-turn = Nejsi na tahu.
error-table-computer-plays = Na tom místě hraje počítač.
error-table-not-a-computer = Na tom místě počítač nehraje.
error-table-wrong-view = Počítač viděl jiný stůl.
error-table-illegal-move = Ten tah není dovolen.
error-table-nothing-to-undo = Není co vracet.
error-table-undo-too-late = Na vrácení už je pozdě.
error-table-already-asked = Na to už se někdo ptal.
error-table-not-asked = Na to se nikdo neptal.
error-table-not-yours-to-answer = Na to neodpovídáš ty.
error-table-not-absent = Ten hráč tu je a má čas.
error-table-chat-off = Volné psaní je u tohoto stolu vypnuto.
error-table-bad-words = To se tu říct nedá: je to příliš dlouhé, nebo prázdné.
error-table-two-sides-only = Vzdát se lze jen tehdy, když hrají dvě strany.
error-table-partner-plays-on = Máš u stolu partnera, takže se bez něj vzdát nemůžeš.

error-card-invalid = To není karta.
error-option-invalid = Některé domácí pravidlo má nastavení, které mít nemůže.
error-option-unknown = Taková hra nebo domácí pravidlo neexistuje.
error-option-invalid-named = { $switch }: „{ $given }“ být nemůže.
error-option-unknown-named = Hra ani domácí pravidlo „{ $name }“ neexistuje.
option-expected-yes-no = Může být yes (ano), nebo no (ne).
option-expected-choice = Může být jedno z těchto slov: { $settings }.
option-expected-number = Může být celé číslo od { $least } do { $most }.
option-expected-number-none = Může být celé číslo od { $least } do { $most }, nebo none (nic).
# $example stays as it is.
option-expected-text = Mohou tu být hodnosti nebo karty s hodnotou 11 až 16, třeba { $example }, nebo nic.
error-seats-invalid = Pro tolik hráčů tato hra není.
error-deck-invalid = To není úplný balíček 52 karet.
error-position-invalid = Taková pozice nastat nemůže.
error-notation-syntax = To se nedá přečíst jako tah.
error-notation-ambiguous = To může znamenat více tahů.
error-record-invalid = Ten záznam se nedá přečíst.
error-record-too-large = Ten záznam je příliš velký.
error-too-many-moves = Tahů je tu příliš mnoho, než aby se daly vypsat všechny.

## A typed move that can't be read

# $column counts from 1; $found is what stands there; $expected is one of the next messages.
typed-fault = Znak { $column }: čeká se { $expected }, je tu „{ $found }“.
typed-fault-end = Znak { $column }: čeká se { $expected }, ale tah tu končí.
typed-card = karta, třeba 5c
typed-card-or-build = karta, třeba 5c, nebo [
typed-end-of-build = +, | nebo ]
typed-value = = a hodnota stavby
typed-number = číslo
typed-short-number = číslo nejvýš o třech číslicích
typed-suits = více karet i s barvami
typed-end = konec tahu
typed-shorter = kratší tah
typed-example = Tah vypadá takto: { $example }.
typed-several = To může znamenat několik tahů: { $moves }.
