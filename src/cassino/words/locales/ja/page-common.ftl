### ルールのページ: 見出しと、いくつかのゲームに共通の文。

## 文章のまわり

page-common-contents = このページの内容
page-common-switches = ハウスルールの一覧
page-common-changed = ここに書いてあるのは、ふだんの遊び方です。このテーブルのハウスルールは最後の一覧に印があり、そちらが優先します。
page-common-relative = { $game }の仲間です。下の一覧で変わらないところは、そちらの説明のとおりに遊びます。
page-common-read = { $game }のルールを読む
page-common-on-table = 場
page-common-in-hand = 手札
page-common-each-sweep = スイープ1回

## 見出し

page-common-head-idea = どんなゲームか
page-common-head-deal = 配り方
page-common-head-values = カードの値
page-common-head-turn = あなたの番
page-common-head-taking = 取り方
page-common-head-building = ビルド
page-common-head-owe = 守ること
page-common-head-sweeps = スイープ
page-common-head-end = ディールの終わり
page-common-head-counting = 数え方
page-common-head-winning = 勝ち方
page-common-head-house = よくあるハウスルール
page-common-head-hints = 三つのコツ

## どんなゲームか

page-common-idea-players = 2人、3人、または4人で遊びます。4人なら2人ずつ組んでもよく、パートナーは向かい合わせに座ります。ジョーカーを除いた52枚と、点を書くものを用意します。

## 配り方

page-common-deal-chance = 最初のディーラーは、カードを引くなどして決めます。
page-common-deal-first = よく切って、2枚ずつ2回配ります。ディーラーの左の人から順にほかのプレイヤーへ2枚ずつ、場に表向きで2枚、ディーラーに2枚。これで全員が4枚ずつ持ち、場に4枚が表向きに並びます。
page-common-deal-more = 全員の手札がなくなったら、ディーラーはまた4枚ずつ配ります。場にはもう配りません。山札がなくなるまで続けます。この1回ごとを「ハンド」といい、1ディールは2人なら{ $two }ハンド、3人なら{ $three }ハンド、4人なら{ $four }ハンドです。最後のハンドでは、ディーラーが「ラスト！」と告げます。
page-common-deal-turns = 時計回りに進みます。どのハンドもディーラーの左の人から始め、次のディールはその人が配ります。

## カードの値

page-common-values-royal = 2から10は書いてあるとおり、ジャックは11、クイーンは12、キングは13です。エースは1にも14にもなります。
page-common-values-aces = 手から出すエースの値は、その番のあいだ一つです。場のエースは、それぞれ足し算に合うほうの値で数えます。

## あなたの番

page-common-turn-one = 手札からちょうど1枚を出します。それで場のカードを取るか、ビルドするか、場に置きます(トレイル)。置いたカードは、新しい場札として残ります。

## 取り方

page-common-taking-groups = 数のあるカードは、自分と同じ値のグループを取ります。同じ値の場札1枚、合計がその値になる場札、またはその値のビルド全体です。一度にいくつのグループを取ってもかまいませんが、1枚のカードは一つのグループにしか入りません。
page-common-taking-free = 守ること(後で説明します)がないあいだは、取れるものを残しても、取れるカードをただ場に置いてもかまいません。
page-common-taking-build = ビルドはその値のカードで丸ごと取り、足し算の一部にはなりません。
page-common-taking-pile = 出したカードと取ったカードは、裏向きにして自分の獲得札に重ねます。パートナーとは共有です。
page-common-taking-faces = 絵札もほかのカードと同じ数で、ジャックは6と5をいっしょに取れます。
page-common-taking-example = 8♠で8♦を取り、いっしょに5♣+3♥も取れます。
page-common-taking-example-once = 8♠で取れるのは5♣+3♥か5♣+3♦の一方です。1枚の5は、3の1枚としか組めません。
page-common-taking-example-jack = J♦でJ♣を取り、いっしょに6♥+5♦も取れます。
page-common-taking-example-ace = A♠は、14としてなら9♣+5♦とA♥を、1としてならA♥だけを取れます。

## ビルド

page-common-building-new = 取る代わりに、手札を場札に重ねて「8をビルド」のように値を告げることができます。そのカードは、誰かが8で取るまで、ひとまとまりです。告げた値のカードを、出した後も手に持っていなければなりません。
page-common-building-groups = グループが一つならシングルビルド、同じ値のグループが二つ以上ならマルチビルドです。一度にいくつ重ねてもかまいません。出したカードはどれかのグループに入ります。ほかのグループがあれば、1枚だけでも一つのグループになります。
page-common-building-say = 5に5を重ねると「10」にも「5」にもなるので、どちらかを告げます。
page-common-building-owner = ビルドの持ち主は、最後にそれを作った人、値を上げた人、または加えた人です。
page-common-building-raise = 値を上げる: 誰のものでも、シングルビルドに手札を1枚重ね、新しい値を告げます。その値のカードを持っていなければなりません。場札を足して値を変えることはできませんが、すでに新しい値になっている場札のグループは、いっしょにまとめられます。
page-common-building-add = 加える: 1枚で、または場札と合わせて、ビルドと同じ値になるカードは、誰のビルドにも加えられます。それを取るカードが手に残っていることが条件です。ビルドはマルチになり、あなたのものになります。
page-common-building-fixed = マルチビルドの値は変わりません。ビルドの中のカードを分けることも、二つのビルドを合わせることもできません。
page-common-building-up-to = どのカードも使え、ビルドの値は{ $highest }までです。
page-common-building-example = 8♠を持っているので、3♦+5♣を8のビルドにできます。
page-common-building-example-groups = 6♠を持っているので、A♦+5♠と6♦を一度に6のビルドにできます。
page-common-building-example-raise = 8♥を持っているので、3♥でほかの人のビルドを5から8に上げられます。
page-common-building-example-fixed = 10♣を持っていても、2♦でこのビルドを10に上げることはできません。グループが二つあるからです。

## 守ること

page-common-owe-trail = 自分のビルドがあるあいだは、ただ場に置くことができません。番ごとに、何かを取る(そのビルドでなくてもよい)か、新しくビルドするか、どれかの値を上げるか、加えます。
page-common-owe-card = 自分のビルドを取るカードは手に残します。それを失う手は出せません。
page-common-owe-cards = 値の違うビルドには、それぞれ別のカードが必要です。同じ値の二つなら1枚で足ります。パートナーが持っているだけではいけません。
page-common-owe-stuck = ですから、手が出せなくなることはありません。最後の1枚では、必ず自分のビルドを取ります。
page-common-owe-free = ほかの人があなたのビルドの値を上げるか加えるかすると、それはその人のものになり、あなたは自由です。パートナーのビルドには縛られません。
page-common-owe-example = 9のビルドはあなたのものです。4♣をただ場に置くことはできませんが、4♣+5♠でもう一つの9を作るか、9♦で初めの9を取れます。

## スイープ

page-common-sweeps-face-up = 場を空にしたカードは、後で数えられるように、獲得札の上に表向きで置きます。次の人は場に置くことしかできません。
page-common-sweeps-point = 取って場が空になれば、スイープです。{ $sweep ->
    [0] ここでは点になりません。
   *[other] { $sweep }点になります。
}

## ディールの終わり

page-common-end-left = 最後のカードが出たら、残った場札は最後に取った人のものです。これはスイープではありません。誰も何も取らなかったときは、誰のものにもなりません。

## 数え方

page-common-counting-piles = 獲得札を調べます。パートナーどうしは合わせて数えます。
page-common-counting-ties = 最多カードや最多スペードが同数なら、その点は誰も得られません。
page-common-counting-total = スイープを除いて、1ディールは全部で{ $total }点です。

## 勝ち方

page-common-winning-target = ディールを重ね、数え終えたときに{ $target }点以上の人が勝ちます。
page-common-winning-several = 同じディールで何人も届いたら、合計の多いほうが勝ちます。それも同じなら、もう1ディール遊びます。

## ハウスルールとコツ

page-common-house-agree = カシノにはさまざまな遊び方があるので、始める前に決めておきましょう。
page-common-house-raise-others = 自分のビルドの値を上げられるのは、ほかの人だけです。
page-common-house-owner-trails = ビルドの持ち主も場に置けますが、それを取るカードは残します。
page-common-house-highest = 何人も{ $target }点に届いたら、単に合計の多いほうが勝ちます。
