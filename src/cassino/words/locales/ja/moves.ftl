### ボタンに書く手。

move-trail = 場に置く
move-take = { $cards }を取る
move-clear = 場を一掃する
move-build = { $kind ->
    [multiple] { $value }のマルチビルド
   *[single] { $value }をビルド
}
move-build-aside = 場に置いて{ $value }をビルド
move-raise = { $value }に上げる
move-add = { $value }のビルドに加える
move-with-cards = { $move }: { $cards }
move-with-build = { $move }({ $build }): { $cards }

build-taken = { $value }のビルド
build-taken-named = { $value }のビルド({ $cards })

build-label = { $value }の{ $kind ->
    [multiple] マルチビルド
   *[single] ビルド
}、持ち主は{ $who ->
    [you] あなた
   *[one] { $name }
}: { $cards }
