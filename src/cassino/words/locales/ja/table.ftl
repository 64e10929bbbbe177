### テーブルで読むもの。カード、手、断り、計算を除くすべて。

## 見出し(読み上げにも)

heading-others = ほかのプレイヤー
heading-layout = 場
heading-builds = ビルド
heading-loose = 場札
heading-hand = あなたの手札
heading-actions = できること
heading-log = 経過
heading-score = 得点
heading-trackers = これまでに取られたカード
heading-chat = 会話

## テーブルの上部

bar-deal = ディール{ $deal }
bar-hand = ハンド{ $hand }/{ $hands }
bar-last = 最後のハンド
bar-stock = { $count ->
    [0] 配るカードは残っていません
   *[other] 配るカードは残り{ $count }枚
}
bar-target = { $target }点まで
bar-track = { $who ->
    [you] あなた: { $target }点中{ $score }点
    [ours] あなたと{ $name }: { $target }点中{ $score }点
   *[one] { $name }: { $target }点中{ $score }点
}
menu-undo = 待った
menu-hint = ヒント
menu-replay-last = 直前の手をもう一度
menu-sheet = このテーブルのルール
menu-log = 経過
menu-sound-on = 音を出す
menu-sound-off = 音を消す
menu-keys = キー操作
menu-settings = 設定
menu-fair = シャッフルの証明
menu-new = 新しい試合
menu-leave = テーブルを離れる
menu-leave-confirm = 離れますか？ あなたの席はコンピュータが引き継げます。
menu-resign = 投了する
menu-resign-confirm = 投了しますか？ この試合は相手の勝ちになります。
menu-end = 試合をやめる

## 席

seat-you = あなた
seat-guest = ゲスト
# Somebody who gave no name; $number is the seat's, from 1.
seat-player = プレイヤー{ $number }
seat-computer = コンピュータ
seat-computer-numbered = コンピュータ{ $number }
seat-plays = 番です
seat-your-turn = あなたの番
seat-thinks = 考え中
seat-partner = パートナー
seat-dealer = ディーラー
seat-leads = 先手
seat-away = 離席中
seat-reconnecting = 再接続中
seat-replaced = コンピュータが代行
seat-held = 手札{ $count }枚
seat-taken = 獲得札{ $count }枚
seat-sweeps = スイープ{ $count }回
seat-clock = 残り{ $time }
pile-label = あなたの獲得札: { $taken }
pile-label-sweeps = あなたの獲得札: { $taken }、{ $sweeps }

## 今の様子を示す行

line-your-turn = あなたの番です。カードを選んでください。
line-your-turn-owner = あなたの番です。ビルドの持ち主なので、取るか、ビルドするか、加えるかしてください。
line-your-turn-must-take = あなたの番です。前の番でビルドしたので、何かを取ってください。
line-choose = 場のカードか、手を選んでください。
line-no-move = このカードでは手になりません。選び直してください。
line-two-ways = 二通りの出し方があります。どちらかを選んでください。
line-turn = { $name }の番です。
line-thinking = { $name }は考えています…
line-waiting = { $name }を待っています。
line-dealing = カードを配っています。
line-last = 最後のハンドです。残ったカードは最後に取った人のものです。
line-counting = 点を数えています。
line-over = 試合は終わりました。
line-watching = 観戦中です。
line-running-sum = { $sum } = { $total }
chosen-card = { $card }を選びました
chosen-not = { $card }を戻しました
chosen-sum = 合計{ $total }
chosen-clear = 何も選んでいません
owner-tag-you = あなた
owner-tag = { $name }

## 手のそばのボタン

actions-more = もっと
actions-less = 減らす
actions-clear = 選択を消す
actions-typed = 手を入力
actions-typed-send = 出す
actions-played = 出した手: { $move }

## 待った

undo-ask = 戻してもらえるか聞く
undo-done = { $name }が手を戻しました。
undo-done-you = 手を戻しました。
undo-not-now = 次の人がもうカードを出したので、戻せません。
undo-dealt = 新しいカードが配られたので、戻せません。
undo-nothing = 戻す手がありません。
undo-marked = この試合では手を戻しています。

## ヒント: 何を、なぜ

hint-thinking = よい手を探しています…
hint-move = ヒント: { $move }
hint-card = { $card }で: { $move }
hint-why-only = ほかに手がありません。
hint-why-big = ビッグカシノが取れます。
hint-why-little = リトルカシノが取れます。
hint-why-aces = エースが{ $count }枚取れます。
hint-why-spades = スペードが{ $count }枚取れます。
hint-why-cards = カードが{ $count }枚取れます。
hint-why-sweep = 場が空になり、スイープです。
hint-why-last = 最後に取った人が残りをもらいます。
hint-why-own-build = 人に取られる前に自分のビルドを取れます。
hint-why-their-build = 相手のビルドを取れます。
hint-why-safe-build = そのビルドを取れるカードは、もうほかの人の手にありません。
hint-why-build = そのカードを次の番までまとめておけます。
hint-why-fixed = グループが二つになれば、もう値を上げられません。
hint-why-quiet = 相手に取れるものをあまり残しません。
hint-why-no-sweep = 次の人にスイープを残しません。
hint-why-search = たくさんのディールを試して最もよかった手です。
hint-why-exact = ディールの終わりまで計算しました。

## キー操作

key-title = キー操作
key-arrows = 矢印キー
key-arrows-does = カードの間を移動
key-enter = Enter
key-enter-does = カードを選ぶ、または戻す
key-play = Ctrl + Enter
key-play-does = 合う手が一つならそれを出す
key-escape = Esc
key-escape-does = すべて戻す
key-tab = Tab
key-tab-does = 場、手札、手へと進む
key-digits = 1～9
key-digits-does = その番号の手を押す
key-undo = U
key-undo-does = 待った
key-hint = H
key-hint-does = ヒント
key-last = L
key-last-does = 直前の手をもう一度見る
key-text = M
key-text-does = 手を入力する(例: 8s x 5c+3h)
key-help = ?
key-help-does = この一覧

## 表情と定型文

emote-title = 表情
emote-thumbs-up = いいね
emote-laugh = 笑い
emote-thinking = 考え中
emote-ouch = 痛い
emote-clap = 拍手
emote-hurry = 急いで
emote-good-game = いい試合
emote-thanks = ありがとう
emote-shown = { $name }: { $emote }
phrase-hello = こんにちは！
phrase-good-luck = 幸運を！
phrase-well-played = うまい！
phrase-nice-build = いいビルド！
phrase-nice-sweep = みごとなスイープ！
phrase-thanks = ありがとう！
phrase-sorry = ごめんなさい！
phrase-oops = おっと！
phrase-my-build = そのビルド、ほしかった！
phrase-moment = ちょっと待ってください。
phrase-your-turn = あなたの番ですよ。
phrase-close = 惜しい！
phrase-good-game = いい試合でした！
phrase-again = もう一回？
phrase-bye = さようなら！
chat-say = 話す
chat-placeholder = テーブルに書く
chat-mute = { $name }をミュート
chat-unmute = { $name }のミュートを解除
chat-muted = { $name }をミュートしました。
chat-off = このテーブルでは自由な会話はできません。

## テーブルのまわりの出来事。経過の行にもなる

room-came = { $name }がテーブルに来ました。
room-left = { $name }がテーブルを離れました。
room-sat = { $who ->
    [you] あなたは席に着きました。
   *[one] { $name }が席に着きました。
}
room-computer = 席{ $seat }はコンピュータの席です。
room-empty = 席{ $seat }は空いています。
room-renamed = { $old }の名前は{ $name }になりました。
room-rules = テーブルのルールが変わりました。
room-closed = テーブルは閉じました。
room-match = 新しい試合が始まります。
room-stirred = { $who ->
    [you] あなたはカードを混ぜました。
   *[one] { $name }がカードを混ぜました。
}
room-resigned = { $who ->
    [you] あなたは投了しました。
   *[one] { $name }が投了しました。
}

## ほかの人への質問

question-undo = { $name }が直前の手を戻したいそうです。よいですか？
question-undo-mine = 直前の手を戻したいと、ほかの人に聞いています。
question-next-deal = 次のカードを配りますか？
question-next-deal-mine = 準備ができました。ほかの人を待っています。
question-next-deal-watch = プレイヤーが先へ進むのを待っています。
question-next-deal-first = 対局が始まります。最初のカードを配りますか？
question-rematch = { $name }がもう一戦したいそうです。続けますか？
question-rematch-mine = もう一戦したいと、ほかの人に聞いています。
question-agree = 同意する
question-refuse = 断る
question-withdraw = 取り下げる
question-agreed = { $who ->
    [you] 同意しました。
   *[one] { $name }が同意しました。
}
question-refused = { $who ->
    [you] 断りました。
   *[one] { $name }が断りました。
}

## 接続

connection-lost = 接続が切れました。自動で戻ります。席はそのままです。
connection-back = つながりました。
connection-slow = 接続が遅くなっています。
connection-elsewhere = この席は別のウィンドウで開いています。
connection-here = ここで遊ぶ
stand-in-offer = { $name }は今プレイしていません。この番をコンピュータに任せますか？
stand-in-agree = 任せる
stand-in-wait = 待つ
stand-in-plays = { $name }の代わりにコンピュータがプレイします。
stand-in-ended = { $name }が自分で続けます。
stand-in-ended-you = あなたが自分で続けます。
stand-in-plays-you = あなたの代わりにコンピュータがプレイします。
stand-in-back = 自分で続ける

## 時計

clock-none = 時計なし
clock-move = 1手{ $seconds }秒
clock-bank = { $minutes }分、1手ごとに{ $seconds }秒加算
clock-low = 残り{ $seconds }秒
clock-out = { $who ->
    [you] 時間切れです。この番はコンピュータがプレイします。
   *[one] { $name }は時間切れです。この番はコンピュータがプレイします。
}
clock-out-asked = { $who ->
    [you] 時間切れです。ほかの人はこの番をコンピュータに任せることができます。
   *[one] { $name }は時間切れです。ほかの人はこの番をコンピュータに任せることができます。
}
clock-paused = 時計は止まっています。

## 観戦

watch-count = { $count ->
    [0] 観戦者なし
   *[other] 観戦者{ $count }人
}
watch-hidden = ディールの間、手札は隠れています。
watch-pause = 一時停止
watch-go-on = 続ける

## 試合の終わり

end-title = 試合終了
end-won = { $who ->
    [you] あなたの勝ちです！
    [ours] あなたと{ $name }の勝ちです！
   *[one] { $name }の勝ちです。
}
end-broken-off = 試合は途中で終わりました。
end-deals = ディールごとの点
end-again = もう一戦
end-replay = 再生
end-analyse = 分析
end-share = 共有
end-home = 終わる

## 再生と分析

replay-title = 再生
replay-first = 最初へ
replay-previous = 前へ
replay-play = 再生
replay-pause = 停止
replay-next = 次へ
replay-last = 最後へ
replay-place = ディール{ $deal }、{ $move }手目

## 公正な配り方

fair-title = シャッフルの証明
fair-intro = ディールの前に山札が決まり、その指紋が示されます。試合の記録をここに貼り付けると、お使いのブラウザがもう一度切って比べます。
fair-record = 試合の記録
fair-before = 山札はディールの前に決まっていました。その指紋: { $hash }
fair-after = 秘密を公開しました。誰でも同じ山札を配り直せます: { $seed }
fair-salt = シャッフルに混ぜるあなたの言葉
fair-check = ここで確かめる
fair-good = 一致しました。ディールの前に決まっていた山札です。
fair-bad = 一致しません。ディールの前に決まっていた山札ではありません。

## テーブルで学ぶ

learn-title = 学ぶ
learn-next = 次へ
learn-finish = 終わる
learn-again = 最初から
learn-back = 戻る
learn-skip = 飛ばす
learn-done = これで全部です。楽しんでください！
learn-take = 手札をタップし、次に場の同じ値のカードをタップして取りましょう。
learn-sum = 合計が手札の値になるカードも取れます。8で5と3が取れます。
learn-many = 1枚で、そのようなグループをいくつも同時に取れます。
learn-face = ジャック、クイーン、キングは、同じランクのカードを1枚取ります。
learn-points = 最後に数えます。最多カード3点、最多スペード1点、10♦は2点、2♠は1点、エースは各1点。
learn-trail = 取りもビルドもしないなら、カードを1枚場に置きます。
learn-build = ビルドしましょう。5に3を重ねて「8」と言います。手札に8が必要です。
learn-own = 自分のビルドがある間は、ただ場に置けません。取るか、ビルドするか、加えます。
learn-steal = 8を持つ人なら誰でも、あなたの8のビルドを取れます。
learn-raise = シングルビルドの値は上げられます。9を持っていれば、8にエースを重ねて9にできます。
learn-multiple = 同じ値のグループが二つあるとマルチビルドになり、値はもう上げられません。
learn-last = 最後に場に残ったカードは、最後に取った人のものです。
