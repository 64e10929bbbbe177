### ルール表: グループの見出し、項目の名前、設定ごとの文。

sheet-title = このテーブルのルール
sheet-differs = ハウスルール
sheet-source = 根拠: { $rules }
sheet-same = { $name }のルールそのままです。
sheet-changed = { $name }と違うハウスルールが{ $count }つあります。
sheet-no-effect = ここでは関係ありません。
sheet-partners-true = 4人が2人ずつ組み、パートナーは向かい合わせに座ります。
sheet-partners-false = 全員が一人ずつ戦います。

sheet-group-deal = 配り方と順番
sheet-group-cards = カードの値
sheet-group-capture = 取り方
sheet-group-build = ビルド
sheet-group-obligation = ビルドした人の義務
sheet-group-sweep = スイープ
sheet-group-scoring = 得点
sheet-group-match = 試合

## 配り方と順番

switch-direction = 回る向き
sheet-direction-clockwise = 番もディールも時計回りです。
sheet-direction-counter-clockwise = 番もディールも反時計回りです。

switch-deal-order = 最初の配り順
sheet-deal-order-others-table-dealer = 2枚ずつ、ほかのプレイヤー、場、最後にディーラーの順に配ります。
sheet-deal-order-players-table = 2枚ずつ、全プレイヤー、最後に場の順に配ります。

switch-later-hands-led-by = 次のハンドを始める人
sheet-later-hands-led-by-same-rotation = どのハンドもディーラーの次の人から始めます。
sheet-later-hands-led-by-next-seat = ハンドごとに、始める人が一つずつ先に移ります。

switch-refill = 補充
sheet-refill-false = 全員の手札がなくなったら、4枚ずつ新しく配ります。
sheet-refill-true = カードを出すたびに、山札が残っているかぎり1枚引きます。

## カードの値

switch-face-values = ジャック、クイーン、キング
sheet-face-values-none = ジャック、クイーン、キングには数がなく、同じランクどうしでしか取れません。
sheet-face-values-11-12-13 = ジャックは11、クイーンは12、キングは13です。

switch-high-cards = 高い値
sheet-high-cards-none = ほかに高い値を持つカードはありません。
sheet-high-cards = 高い値: { $cards }。

switch-dual-values = 高い値の使える所
sheet-dual-values-any = 値が二つあるカードは、手札でも場でもどちらの値にも使えます。
sheet-dual-values-low-on-table = 値が二つあるカードは、手札ではどちらにも、場では低い値にだけ使えます。
sheet-dual-values-hand-high = 値が二つあるカードは、手札では高い値、場では低い値になります。

## 取り方

switch-face-capture = 同じ絵札
sheet-face-capture-one = 絵札は同じランクのカードを1枚取ります。
sheet-face-capture-all = 絵札は同じランクのカードを何枚でも取れます。
sheet-face-capture-one-or-three = 絵札は同じランクのカードを1枚か3枚取り、2枚は取れません。

switch-five-of-spades-clears = スペードの5
sheet-five-of-spades-clears-false = 5♠は普通の5です。
sheet-five-of-spades-clears-true = 5♠は場のすべてを、ビルドも含めて取ることができます。

switch-compulsory = 取る義務
sheet-compulsory-none = 取る義務はありません。
sheet-compulsory-matching-loose = 場札と同じ値のカードはただ置けません。それらをすべて取るか、ビルドに使います。
sheet-compulsory-if-able = 取れるときは必ず取りますが、何を取るかは自由です。
sheet-compulsory-maximal = 取れるカードでは必ず取り、取れるものはすべて取ります。

## ビルド

switch-builds = ビルド
sheet-builds-true = カードをまとめてビルドできます。
sheet-builds-false = ビルドはありません。

switch-raise-own = 自分のビルドの値を上げる
sheet-raise-own-true = シングルビルドなら、自分のものでも値を上げられます。
sheet-raise-own-false = 値を上げられるのは、ほかの人のビルドだけです。

switch-table-cards-may-raise = 値を上げるときの場札
sheet-table-cards-may-raise-false = ビルドの値を上げるのは、出した手札だけです。
sheet-table-cards-may-raise-true = ビルドの値を上げるとき、出した手札に場札を添えられます。

switch-build-as-card = 足し算の中のビルド
sheet-build-as-card-false = ビルドはその値のカードだけで取り、足し算には使えません。
sheet-build-as-card-true = 取るときに、シングルビルドを足し算の一部にできます。

switch-same-value-builds = 同じ値のビルド
sheet-same-value-builds-allowed = 同じ値のビルドが二つ並んでもかまいません。
sheet-same-value-builds-merge = 同じ値のビルドは一つだけで、その値に上げると二つは一つになります。
sheet-same-value-builds-forbidden = 同じ値のビルドは一つだけで、その値に上げることもできません。

switch-max-own-builds = 同時に持てるビルド
sheet-max-own-builds-none = 自分のビルドはいくつでも持てます。
sheet-max-own-builds = 自分のビルドは同時に{ $number }つまで持てます。

switch-group-max-cards = グループの枚数
sheet-group-max-cards-none = ビルドの1グループは何枚でもかまいません。
sheet-group-max-cards = ビルドの1グループは最大{ $number }枚です。

switch-table-only-builds = 場札だけのビルド
sheet-table-only-builds-false = 出したカードはビルドの一部でなければなりません。
sheet-table-only-builds-true = カードを場に置くとき、場札だけをまとめてビルドにすることもできます。

switch-for-partner = パートナーのためのビルド
sheet-for-partner-never = ビルドを取るカードは自分で持っていなければならず、パートナーのカードは当てにできません。
sheet-for-partner-provable = パートナーがそのカードを持つことがこれまでの手で確かなら、パートナーのためにビルドできます。
sheet-for-partner-allowed = パートナーが持っていると信じて、パートナーのためにビルドできます。

## ビルドした人の義務

switch-owner-may-trail = 持ち主が場に置くこと
sheet-owner-may-trail-false = ビルドの持ち主は、ただ場に置くことができません。
sheet-owner-may-trail-true = ビルドの持ち主も場に置けますが、それを取るカードは残します。

switch-after-build = ビルドの次の番
sheet-after-build-none = ビルドの次の番に、取る義務はありません。
sheet-after-build-capture-next = ビルドの次の番では、できるなら何かを取らなければなりません。
sheet-after-build-capture-or-extend = ビルドの次の番では、できるなら何かを取るか、自分のビルドを進めなければなりません。

## スイープ

switch-sweep-points = スイープの点
sheet-sweep-points = { $number ->
    [0] 場を空にしても(スイープ)、点にはなりません。
   *[other] 場を空にすると(スイープ)、{ $number }点です。
}

switch-sweep-cancel = スイープの相殺
sheet-sweep-cancel-none = スイープは相殺しません。
sheet-sweep-cancel-all-sides = 全員にスイープがあれば、誰かがなくなるまで一つずつ減らします。
sheet-sweep-cancel-pairwise = スイープが最も多い側だけが、2位との差を得点します。
sheet-sweep-cancel-sequential = 新しいスイープは、数える代わりにまず相手のスイープを一つ消します。

switch-sweeps-blocked-from = 目標間近のスイープ
sheet-sweeps-blocked-from-none = スイープは何点のときでも数えます。
sheet-sweeps-blocked-from = { $number }点からはスイープの点はありません。

switch-sweeps-block = スイープが数えられない人
sheet-sweeps-block-side = スイープの点がなくなるのは、その点に達した側だけです。
sheet-sweeps-block-everyone = 誰かがその点に達すると、全員のスイープの点がなくなります。

switch-sweeps-in-last-hand = 最後のハンドのスイープ
sheet-sweeps-in-last-hand-true = 最後のハンドでもスイープを数えます。
sheet-sweeps-in-last-hand-false = 最後のハンドではスイープを数えません。

## 得点

switch-residue = 最後に残ったカード
sheet-residue-last-capturer = 最後に残ったカードは、最後に取った人のものです。
sheet-residue-nobody = 最後に残ったカードは、誰のものにもなりません。
sheet-residue-dealer-side = 最後に残ったカードは、ディーラー側のものです。

switch-last-capture-point = 最後の獲得
sheet-last-capture-point = 最後の獲得: { $number }点。
switch-most-cards = 最多カード
sheet-most-cards = 最多カード: { $number }点。
switch-most-spades = 最多スペード
sheet-most-spades = 最多スペード: { $number }点。
switch-big-casino = ビッグカシノ(10♦)
sheet-big-casino = ビッグカシノ、10♦: { $number }点。
switch-little-casino = リトルカシノ(2♠)
sheet-little-casino = リトルカシノ、2♠: { $number }点。
switch-ace = エース1枚
sheet-ace = エース1枚: { $number }点。
switch-each-spade = スペード1枚
sheet-each-spade = スペード1枚: { $number }点。
switch-jack-of-spades = スペードのジャック
sheet-jack-of-spades = J♠そのもの: { $number }点。

switch-majority-ties = 最多が並んだとき
sheet-majority-ties-none = 最多カードや最多スペードが並べば、その点は誰にも入りません。
sheet-majority-ties-split = 最多カードや最多スペードが並べば、並んだ側で点を分けます。
sheet-majority-ties-carry = 最多カードや最多スペードが並べば、その点は次のディールに持ち越します。

## 試合

switch-target = 目標
sheet-target = 試合は{ $number }点までです。

switch-reach = 目標に届くとは
sheet-reach-at-least = ちょうど{ $target }点で届いたことになります。
sheet-reach-more-than = ちょうど{ $target }点では足りず、超える必要があります。

switch-end-resolution = 同時に届いたとき
sheet-end-resolution-highest = 同じディールで複数が{ $target }点に届けば、合計の高いほうが勝ちます。
sheet-end-resolution-count-out = 同じディールで複数が{ $target }点に届けば、点を順に数え、先に届いたほうが勝ちます。
sheet-end-resolution-closest = 同じディールで複数が{ $target }点に届けば、それに最も近いほうが勝ちます。

switch-objective = 目的
sheet-objective-most = 点は多いほどよく、{ $target }点に届けば勝ちます。
sheet-objective-fewest = 点は少ないほどよく、誰かが{ $target }点に届いたとき、最も少ない人が勝ちます。

switch-count-at-once = 点を数えるとき
sheet-count-at-once-false = 点は各ディールの終わりに数えます。
sheet-count-at-once-true = 点はその場で数え、ディールの途中で試合が終わることもあります。

switch-near-target = 目標間近の制限
sheet-near-target-false = 目標間近の制限はありません。
sheet-near-target-true = ディールの前に{ $low }点なら最多カードでしか、{ $middle }点ならビッグカシノでしか、そのディールで勝てません。

switch-near-target-20 = 目標まであと1点
sheet-near-target-20-little-casino = ディールの前に{ $score }点なら、リトルカシノでしかそのディールで勝てません。
sheet-near-target-20-most-spades = ディールの前に{ $score }点なら、最多スペードでしかそのディールで勝てません。

switch-near-target-miss = 条件を逃したとき
sheet-near-target-miss-cap-at-20 = 条件を逃した側も点は加わりますが、{ $score }点で止まります。
sheet-near-target-miss-freeze = 条件を逃した側には点が加わりません。
sheet-near-target-miss-accrue = 条件を逃した側も点は加わりますが、そのディールでは勝てません。
