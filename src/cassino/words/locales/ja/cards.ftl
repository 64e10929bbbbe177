### カード、列挙、人。

card-name = { $suit ->
    [clubs] クラブ
    [diamonds] ダイヤ
    [hearts] ハート
   *[spades] スペード
}の{ $rank ->
    [ace] エース
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] ジャック
    [queen] クイーン
   *[king] キング
}
card-marked = { $card }、{ $points }点
card-hidden = 裏向きのカード

suit-clubs = クラブ
suit-diamonds = ダイヤ
suit-hearts = ハート
suit-spades = スペード

list-next = { $list }、{ $item }
sentence-next = { $text }{ $next }

pair = { $first }と{ $second }

side = { $who ->
    [you] あなた
    [ours] あなたと{ $name }
   *[one] { $name }
}
