### テーブルに着く前: 最初の画面、参加、ハウスルール、設定。

## どのページでも

page-title = カシノ
page-tagline = 取って、組み立てる、昔ながらのカードゲーム。
page-skip = テーブルへ移動
page-menu = メニュー
page-home = ホーム
page-rules = ルール
page-settings = 設定
page-language = 言語
page-back = 戻る
page-close = 閉じる
page-save = 保存
page-cancel = やめる
page-yes = はい
page-no = いいえ
page-loading = 読み込み中…
page-needs-script = このテーブルにはJavaScriptが必要ですが、ブラウザで無効になっています。

## 最初の画面

home-play = 遊ぶ
home-play-note = { $game }、2人、相手はコンピュータ({ $level })
home-resume = 試合に戻る
home-games = ゲーム
home-all-games = ほかのゲーム
home-rules = ルール
home-seats = 人数
home-seats-2 = 2人
home-seats-3 = 3人
home-seats-4 = 4人
home-seats-partners = 2人対2人
home-level = 強さ
level-beginner = 入門
level-easy = やさしい
level-medium = ふつう
level-hard = 強い
level-expert = 達人
level-master = 最強
level-random = 気まぐれ
level-greedy = 欲ばり
level-counting = 数える
level-sampling = 試す
level-searching = 読む
level-measured = { $level }、レーティング{ $rating }
home-house-rules = ハウスルール
home-house-rules-line = テーブルのルールを一つずつ、自分の知っている形に。
home-friends = 友だちと
home-friends-line = リンクを送るだけ。空いた席にはコンピュータが入ります。
home-hotseat = 1台で順番に
home-hotseat-line = 1台を回して遊びます。手札は番の間だけ見えます。
home-learn = 学ぶ
home-learn-line = テーブルで10分、はじめから。
home-watch = コンピュータどうしを見る
home-watch-line = ゆったり眺めて、プレイを見ましょう。
home-matches = あなたの試合
home-matches-line = 続ける、再生する、分析する。
home-start = 配る

## リンクで参加

join-title = { $name }からの招待です
join-title-table = このテーブルに参加
join-your-name = あなたの名前
join-sit = 席に着く
join-sit-here = ここに座る
join-take-over = コンピュータと交代する
join-watch = 見るだけ
join-stand-up = 席を立つ
join-seat = 席{ $seat }
join-seat-free = 空席
join-seat-computer = コンピュータ({ $level })
join-full = 席はすべて埋まっています。観戦はできます。
join-link = 友だちに送るリンク
join-copy = リンクをコピー
join-copied = リンクをコピーしました
join-share = 共有
join-qr = スマートフォンで読み取るコード
# $option starts a server that other devices reach; it stays as it is.
join-this-device = このアドレスを開けるのはこの端末だけです。ほかの端末からも開けるようにするには、サーバーを{ $option }で起動し、ネットワーク内でのこのコンピュータのアドレスでこのページを開いてください。
join-waiting = { $count ->
    [0] 全員そろいました。
   *[other] あと{ $count }人を待っています。
}
join-fill = 空席をコンピュータで埋める
join-begin = 始める
join-only-host = { $name }が試合を始めます。
join-read-rules = 席に着く前に、このテーブルのルールを読みましょう。

## ハウスルール

house-title = ハウスルール
house-from = もとのゲーム
house-intro = テーブルのルールは、すべてここで切り替えられます。{ $name }と違うところには印が付きます。
house-reset = { $name }に戻す
house-reset-one = { $name }と同じ
house-changed = 変更あり
house-number-none = 制限なし
house-apply = このルールで遊ぶ

## 1台で順番に

hotseat-title = 1台で順番に
hotseat-names = 誰が遊びますか？
hotseat-name = プレイヤー{ $seat }の名前
hotseat-pass = { $name }に渡してください
hotseat-ready = { $name }です。手札を見る
hotseat-hidden = 手札は隠れています。
hotseat-last-move = 前の番からの動き

## あなたの試合

matches-title = あなたの試合
matches-none = まだ試合はありません。
matches-running = 途中
matches-finished = 終了
matches-resume = 続ける
matches-replay = 再生
matches-analyse = 分析
matches-download = 記録を保存
matches-open = 記録を開く
matches-delete = 削除
matches-result = { $name }: { $score }

## 設定

setting-title = 設定
setting-sound = 音
setting-sound-on = オン
setting-sound-off = オフ
setting-speed = 速さ
setting-speed-off = 動きなし
setting-speed-slow = ゆっくり
setting-speed-normal = ふつう
setting-speed-fast = 速い
setting-colours = マークの色
setting-colours-four = 4色
setting-colours-two = 2色
setting-size = カードの大きさ
setting-size-small = 小
setting-size-medium = 中
setting-size-large = 大
setting-light = テーブル
setting-light-auto = 端末に合わせる
setting-light-light = 明るい
setting-light-dark = 暗い
setting-marks = 点になるカードに点を示す
setting-only-move = 手が一つだけなら自動で出す
setting-trackers = 取られたカードを示す
setting-text-moves = 手を文字で入力する欄
setting-chat = 自由な会話
setting-phrases = 定型文と表情
setting-clock = 時計
setting-clock-none = 時計なし
setting-clock-move = 1手ごと
setting-clock-bank = 持ち時間と加算
setting-clock-seconds = { $seconds }秒
setting-clock-minutes = { $minutes }分
setting-undo = 待った
setting-undo-free = あり
setting-undo-none = なし
setting-watchers = 観戦
setting-watchers-yes = リンクがあれば誰でも観戦できる
setting-watchers-no = 観戦できない
