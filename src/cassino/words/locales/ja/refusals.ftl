### その手が出せない理由。カードは記号で示す: 10♦、5♣+3♥。

refusal-rule = ルール { $rule }

refusal-card-not-in-hand = { $card }は手札にありません。
refusal-card-not-on-table = { $card }は場にありません。
refusal-card-twice = { $card }を二度使っています。1枚のカードは一度しか数えられません。
refusal-card-in-a-build = { $card }は{ $value }のビルドの一部で、ビルドは分けられません。
refusal-card-no-such-build = { $cards }を含むビルドは場にありません。

refusal-turn-must-capture = 前の番でビルドしたので、今回は必ず何かを取らなければなりません。
refusal-turn-must-capture-or-extend = 前の番でビルドしたので、今回は何かを取るか、自分のビルドを進めなければなりません。
refusal-turn-must-take-if-able = 取れるときは必ず取らなければなりません。今は取れます。

refusal-trail-owns-build = { $value }のビルドの持ち主なので、{ $card }をただ場に置くことはできません。
refusal-trail-equal-loose = 場に{ $equal }があるので、{ $card }をただ置くことはできません。取るかビルドに使ってください。
refusal-trail-can-capture = { $card }で取れるものがあるので、ただ置くことはできません。

refusal-capture-takes-nothing = { $card }で取るカードを選んでください。
refusal-capture-empty-table = 場に{ $card }で取れるものがありません。
refusal-capture-does-not-sum = { $size ->
    [1] { $card }で{ $cards }は取れません。
   *[other] { $card }で{ $cards }は取れません。合計{ $value }のグループに分けられません。
}
refusal-capture-group-sum = { $sum ->
    [0] { $cards }を合計して{ $value }にすることはできません。
   *[other] { $cards }は{ $sum }で、{ $value }ではありません。
}
refusal-capture-has-no-value = { $card }には数がないので、{ $played }では取れません。
refusal-capture-wrong-value = { $card }を{ $value }として使うことはできません。
refusal-capture-face-pairs-only = { $card }には数がないので、同じランクの場札を1枚ずつ取ることしかできません。
refusal-capture-one-face = { $card }で取れる同じランクのカードは1枚だけです。
refusal-capture-one-or-three-faces = { $card }で取れる同じランクのカードは1枚か3枚で、2枚は取れません。
refusal-capture-build-value = そのビルドは{ $worth }で、{ $card }を{ $worth }として使うことはできません。
refusal-capture-build-in-sum = ビルドを足し算に使うことはできません。このビルドは{ $worth }のカードで丸ごと取ります。
refusal-capture-multiple-build-in-sum = マルチビルドを足し算に使うことはできません。このビルドは{ $worth }のカードだけで取れます。
refusal-capture-leaves-equal = { $card }では同じ値の場札をすべて取らなければなりません。{ $left }が残っています。
refusal-capture-not-all = { $card }では取れるものをすべて取らなければなりません。{ $value }になるものがまだ残ります。
refusal-capture-no-power = 場を一掃できるのは、ハウスルールで認められた5♠だけで、そのときは場のすべてを取ります。

refusal-build-no-builds = このゲームではビルドはできません。
refusal-build-face-card = { $card }には数がないので、ビルドには使えません。
refusal-build-one-card = { $card }だけではビルドになりません。いっしょにする場札を選んでください。
refusal-build-played-card-outside = { $card }も{ $value }のビルドの一部でなければなりません。場札だけではビルドできません。
refusal-build-does-not-sum = { $cards }では合いません。そのビルドのグループはどれも{ $value }になる必要があります。
refusal-build-group-sum = { $sum ->
    [0] { $cards }は合計できませんが、そのビルドのグループはどれも{ $value }になる必要があります。
   *[other] { $cards }は{ $sum }ですが、そのビルドは{ $value }です。
}
refusal-build-no-card-in-hand = ほかに{ $value }のカードを持っていないので、そのビルドを取れなくなります。
refusal-build-one-card-two-values = 値の違う自分のビルドには、それぞれ別の手札が必要です。{ $value }のためのカードが足りません。
refusal-build-left-without-card = { $card }を出すと、自分の{ $value }のビルドを取るカードがなくなります。
refusal-build-group-too-large = ビルドの1グループは最大{ $count }枚です。
refusal-build-value-stands = { $value }のビルドはすでにあり、二つは作れません。
refusal-build-too-many = 同時に持てる自分のビルドは{ $count }つまでです。
refusal-build-multiple-is-fixed = そのビルドを{ $value }にはできません。グループが二つ以上あるので、値は{ $worth }のまま変わりません。
refusal-build-raise-own = { $worth }のビルドはあなたのもので、値を上げられるのはほかの人のビルドだけです。
refusal-build-raise-with-table-cards = ビルドを{ $value }に上げられるのは出した手札だけです。場札は使えません。
refusal-build-raise-is-higher = 値は上げることしかできません。そのビルドはすでに{ $worth }なので、{ $value }にはできません。
refusal-build-add-other-value = そのビルドは{ $worth }なので、{ $value }として加えることはできません。
refusal-build-joins-builds = { $card }は別のビルドの一部で、二つのビルドを合わせることはできません。
