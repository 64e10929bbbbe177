### 経過の行。

log-dealt = { $who ->
    [you] あなたが配ります。
   *[one] { $name }が配ります。
}
log-dealt-again = ハンド{ $hand }が配られました。
log-table = 場: { $cards }。
log-leads = { $who ->
    [you] あなたから始めます。
   *[one] { $name }から始めます。
}
log-last = ラスト！
log-trail = { $who ->
    [you] あなたは{ $card }を場に置きました。
   *[one] { $name }は{ $card }を場に置きました。
}
log-take = { $who ->
    [you] あなたは{ $card }で{ $cards }を取りました。
   *[one] { $name }は{ $card }で{ $cards }を取りました。
}
log-build = { $who ->
    [you] あなた
   *[one] { $name }
}は{ $value }を{ $kind ->
    [multiple] マルチビルド
   *[single] ビルド
}しました: { $cards }。
log-build-aside = { $who ->
    [you] あなたは{ $card }を場に置き、{ $value }をビルドしました: { $cards }。
   *[one] { $name }は{ $card }を場に置き、{ $value }をビルドしました: { $cards }。
}
log-raise = { $who ->
    [you] あなたは{ $card }で{ $build }を{ $value }に上げました。
   *[one] { $name }は{ $card }で{ $build }を{ $value }に上げました。
}
log-raise-with = { $who ->
    [you] あなたは{ $card }で{ $build }を{ $value }に上げ、{ $others }を加えました。
   *[one] { $name }は{ $card }で{ $build }を{ $value }に上げ、{ $others }を加えました。
}
log-add = { $who ->
    [you] あなたは{ $value }のビルドに{ $cards }を加えました。
   *[one] { $name }は{ $value }のビルドに{ $cards }を加えました。
}
log-swept = { $who ->
    [you] スイープ！ あなたは場を空にしました。
   *[one] スイープ！ { $name }は場を空にしました。
}
log-knocked-out = { $who ->
    [you] あなたのスイープが一つ消えました。
    [ours] あなたと{ $name }のスイープが一つ消えました。
   *[one] { $name }のスイープが一つ消えました。
}
log-drew = { $card }を引きました。
log-drew-hidden = { $who ->
    [you] あなたは1枚引きました。
   *[one] { $name }は1枚引きました。
}
log-residue = { $who ->
    [you] 残りはあなたのものです: { $cards }。
    [ours] 残りはあなたと{ $name }のものです: { $cards }。
   *[one] 残りは{ $name }のものです: { $cards }。
}
log-residue-nobody = 残りは誰のものにもなりません: { $cards }。
log-target = { $who ->
    [you] あなたは目標に届きました。
    [ours] あなたと{ $name }は目標に届きました。
   *[one] { $name }は目標に届きました。
}
log-score = ディールの点: { $points }。
log-score-side = { $who ->
    [you] あなた { $points }
    [ours] あなたと{ $name } { $points }
   *[one] { $name } { $points }
}
