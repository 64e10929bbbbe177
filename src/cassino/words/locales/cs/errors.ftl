### Chyby s kódem, na které může člověk narazit.

error-unknown = Něco se nepovedlo ({ $code }).
error-title = To se nepovedlo
error-try-again = Zkusit znovu

error-page-not-found = Na této adrese nic není.
error-table-not-found = Takový stůl není. Možná už zápas dávno skončil.
error-table-full = Všechna místa u tohoto stolu jsou obsazena.
error-table-closed = Tento stůl je zavřený.
error-table-broken = Tento stůl se musel zastavit. Záznam hry je uložen.
error-seat-taken = Tam už někdo sedí.
error-seat-not-yours = To není tvoje místo.
error-seat-unknown = Takové místo u tohoto stolu není.
error-seat-none = U tohoto stolu nesedíš.
error-turn-not-yours = Nejsi na tahu.
error-turn-no-deal = Právě se nehraje žádné rozdání.
error-turn-over = Zápas skončil.
error-turn-stale = Stůl se mezitím posunul; podívej se znovu.
error-move-illegal = Ten tah není dovolen.
error-undo-not-allowed = Tady se nic vracet nedá.
error-host-only = To může jen hostitel stolu.
error-name-empty = Napiš prosím jméno.
error-name-too-long = To jméno je příliš dlouhé.
error-name-taken = Tak už se u tohoto stolu někdo jmenuje.
error-chat-off = Volné psaní je u tohoto stolu vypnuto.
error-chat-too-long = To je příliš dlouhé.
error-session-expired = Byla to dlouhá přestávka. Otevři prosím stůl znovu.
error-link-invalid = Tento odkaz nepatří k žádnému místu.
error-request-invalid = Tomu stůl nerozuměl.
error-request-too-large = To je najednou příliš mnoho.
error-request-too-many = Pomaleji, prosím: příliš mnoho požadavků najednou.
error-server-busy = Právě je tu moc rušno. Zkus to prosím za chvilku.
error-server-failed = Na serveru se něco nepovedlo. Zápas je v bezpečí.
error-agent-failed = Počítačový hráč klopýtl; hraje dál jednodušší.
error-offline = Právě není spojení.

error-card-invalid = To není karta.
error-option-invalid = Některé domácí pravidlo má nastavení, které mít nemůže.
error-option-unknown = Taková hra nebo domácí pravidlo neexistuje.
error-seats-invalid = Pro tolik hráčů tato hra není.
error-deck-invalid = To není úplný balíček 52 karet.
error-position-invalid = Taková pozice nastat nemůže.
error-notation-syntax = To se nedá přečíst jako tah.
error-notation-ambiguous = To může znamenat více tahů.
error-record-invalid = Ten záznam se nedá přečíst.
error-record-too-large = Ten záznam je příliš velký.
error-too-many-moves = Tahů je tu příliš mnoho, než aby se daly vypsat všechny.
