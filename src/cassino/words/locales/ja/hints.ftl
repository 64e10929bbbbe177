### ヒントのその他の理由。取る理由とビルドの理由はテーブルのファイルにある。

hint-why-takes-over = 相手のビルドが自分のものになります。
hint-why-few-left = { $count ->
    [0] { $card }と同じ値のカードは、もう残っていません。
   *[other] { $card }と同じ値のカードは、残り{ $count }枚だけです。
}
hint-why-keeps = { $card }を手札に残しておけます。
hint-why-free = 今は取れるものもビルドできるものもありません。
hint-why-others-worse = ほかの手では相手にもっと多くを与えてしまいます。

hint-why-least = このゲームでは点が少ないほどよく、これが最も損の少ない手です。
hint-why-nothing = このゲームでは点が少ないほどよく、この手では何も取りません。
