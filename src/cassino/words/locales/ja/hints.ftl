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

hint-why-tells = { $value }を取れるカードを持っていることが、ほかの人に知られます。
hint-why-answer = { $percent ->
    [0] 次の相手が取れるものはありません。
    [100] 次の相手は必ず何かを取れます。
   *[other] 次の相手が何かを取れる確率は{ $percent }%です。
}
hint-why-build-answer = { $percent ->
    [0] 次の相手は、そのビルドを取れません。
    [100] 次の相手は、そのビルドを必ず取れます。
   *[other] 次の相手がそのビルドを取れる確率は{ $percent }%です。
}
