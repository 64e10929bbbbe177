### ディールの終わりの計算と、その結果。

count-title = ディール{ $deal }
count-item = 項目
count-total = 得点
count-this-deal = このディール
count-next = 次のディール
count-skip = すべて表示

count-cards = 最多カード
count-spades = 最多スペード
count-spades-each = スペード
count-big-casino = ビッグカシノ
count-little-casino = リトルカシノ
count-aces = エース
count-ace-s = スペードのエース
count-ace-h = ハートのエース
count-ace-d = ダイヤのエース
count-ace-c = クラブのエース
count-sweeps = スイープ
count-last = 最後の獲得
# Points that a side counts but doesn't get, near the target.
count-withheld = 加算されない点

count-note-nobody = なし
count-note-tie = なし: 各{ $count }枚
count-note-split = 分ける: 各{ $count }枚
count-note-carry = 同数: { $points }点は次のディールへ
count-note-carried = 前からの{ $points }点を含む
count-note-cancelled = 各{ $count }つ相殺
count-note-blocked = { $score }点からはスイープの点なし
count-note-decides = これで決まり
count-note-needed = { $score }点から勝つための条件
count-note-missed = { $score }点から勝つための条件、届かず
count-note-capped = { $score }点で止まる

count-side-total = { $who ->
    [you] あなた: { $score }
    [ours] あなたと{ $name }: { $score }
   *[one] { $name }: { $score }
}

decision-not-reached = まだ誰も勝っていないので、次のディールに進みます。
decision-tied = 首位が並んだので、次のディールで決めます。
decision-highest = { $who ->
    [you] あなた
    [ours] あなたと{ $name }
   *[one] { $name }
}が最高の{ $score }点で勝ちました。
decision-counted-out = { $who ->
    [you] あなた
    [ours] あなたと{ $name }
   *[one] { $name }
}が順に数えて先に{ $target }点に届き、勝ちました(「{ $item }」)。
decision-closest = { $who ->
    [you] あなた
    [ours] あなたと{ $name }
   *[one] { $name }
}が{ $target }点に最も近い{ $score }点で勝ちました。
decision-requirement = { $who ->
    [you] あなた
    [ours] あなたと{ $name }
   *[one] { $name }
}が必要な条件「{ $item }」を満たして勝ちました。
decision-at-once = { $who ->
    [you] あなた
    [ours] あなたと{ $name }
   *[one] { $name }
}が{ $score }点に届き、その場で勝ちました。
decision-fewest = { $who ->
    [you] あなた
    [ours] あなたと{ $name }
   *[one] { $name }
}が最も少ない{ $score }点で勝ちました。
