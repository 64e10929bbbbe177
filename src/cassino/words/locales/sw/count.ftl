### Kuhesabu mwisho wa mgao, na kinachoamuliwa.

count-title = Mgao wa { $deal }
count-item = Kwa
count-total = Alama
count-this-deal = Mgao huu
count-next = Mgao unaofuata
count-skip = Onyesha vyote

count-cards = Kadi nyingi zaidi
count-spades = Jembe nyingi zaidi
count-spades-each = Jembe
count-big-casino = Kasino Kubwa
count-little-casino = Kasino Ndogo
count-aces = Ree
count-ace-s = Ree ya jembe
count-ace-h = Ree ya kopa
count-ace-d = Ree ya uru
count-ace-c = Ree ya maua
count-sweeps = Kufagia
count-last = Mnaso wa mwisho
# Points that a side counts but doesn't get, near the target.
count-withheld = Zisizoongezwa

count-note-nobody = Hakuna
count-note-tie = Hakuna: { $count } kila mmoja
count-note-split = Zinagawanywa: { $count } kila mmoja
count-note-carry = Sare: pointi { $points } zinasubiri mgao unaofuata
count-note-carried = Pamoja na pointi { $points } za awali
count-note-cancelled = { $count } zimefutwa kila upande
count-note-blocked = Hakuna pointi za kufagia kuanzia { $score }
count-note-decides = Hili linaamua mechi
count-note-needed = Sharti la kushinda kutoka { $score }
count-note-missed = Sharti la kushinda kutoka { $score }, limekosekana
count-note-capped = Huishia { $score }

count-side-total = { $who ->
    [you] Wewe: { $score }
    [ours] Wewe na { $name }: { $score }
   *[one] { $name }: { $score }
}

decision-not-reached = Hakuna aliyeshinda bado, kwa hiyo mgao mwingine unafuata.
decision-tied = Ni sare kileleni, kwa hiyo mgao mwingine utaamua.
decision-highest = { $who ->
    [you] Umeshinda
    [ours] Wewe na { $name } mmeshinda
    [pair] { $name } wameshinda
   *[one] { $name } ameshinda
} kwa pointi { $score }, jumla kubwa zaidi.
decision-counted-out = { $who ->
    [you] Kwa kuhesabu kwa mpangilio, umefikia { $target } kwanza na kushinda (“{ $item }”).
    [ours] Kwa kuhesabu kwa mpangilio, wewe na { $name } mmefikia { $target } kwanza na kushinda (“{ $item }”).
    [pair] Kwa kuhesabu kwa mpangilio, { $name } wamefikia { $target } kwanza na kushinda (“{ $item }”).
   *[one] Kwa kuhesabu kwa mpangilio, { $name } amefikia { $target } kwanza na kushinda (“{ $item }”).
}
decision-closest = { $who ->
    [you] Umeshinda
    [ours] Wewe na { $name } mmeshinda
    [pair] { $name } wameshinda
   *[one] { $name } ameshinda
} kwa pointi { $score }, karibu zaidi na { $target }.
decision-requirement = { $who ->
    [you] Umeshinda
    [ours] Wewe na { $name } mmeshinda
    [pair] { $name } wameshinda
   *[one] { $name } ameshinda
} kwa sharti lililohitajika: “{ $item }”.
decision-at-once = { $who ->
    [you] Umefikia { $score } na kushinda
    [ours] Wewe na { $name } mmefikia { $score } na kushinda
    [pair] { $name } wamefikia { $score } na kushinda
   *[one] { $name } amefikia { $score } na kushinda
} papo hapo.
decision-fewest = { $who ->
    [you] Umeshinda
    [ours] Wewe na { $name } mmeshinda
    [pair] { $name } wameshinda
   *[one] { $name } ameshinda
} kwa pointi { $score }, chache zaidi.
