### 端末のテーブル。コマンドと手の書き方はどの言語でも同じ。

terminal-welcome = { $game }、{ $seats }人、{ $target }点まで。?で使い方が出ます。
terminal-sentence = { $text }。
terminal-score = 得点{ $score }
terminal-empty = なし
terminal-prompt = あなたの手
terminal-player = プレイヤー
terminal-record = 記録は{ $file }にあります。
terminal-saved = { $file }に保存しました。
terminal-file-exists = { $file }というファイルはもうあります。
terminal-file-unwritable = { $file }に書き込めません。フォルダがあり、書き込みができ、空きがあることが必要です。
terminal-resume = 続けるには: { $command }
terminal-next-deal = Enterキーで次のディールへ進みます。
terminal-pass = { $name }に代わって、Enterキーを押してください。

## 列と計算

terminal-column-hand = 手札
terminal-column-taken = 獲得
terminal-column-sweeps = スイープ
terminal-column-score = 得点
terminal-count-before = これまで
terminal-count-secret = カードとスペードの枚数はディールの終わりに数えます。それまでにわかるのは獲得札の枚数だけです。

## 手

terminal-moves = できる手:
terminal-moves-more = … ほかに{ $count }手。カードを言うとその手だけが出ます。例: moves 8s
terminal-moves-many = … ほかに{ $count }手を超えます。カードを言うとその手だけが出ます。例: moves 8s
terminal-moves-none = そのカードでできることはありません。
terminal-ambiguous = いくつかの手の意味に取れます:
terminal-legal = その手はルールで許されています。
terminal-choose-number = 一覧の番号か、8s x 5c+3hのような手を入力してください。
terminal-not-a-number = 一覧に{ $number }番の手はありません。
terminal-not-understood = 一覧の番号でも、手でも、コマンドでもありません。?で使い方が出ます。
terminal-command-needs = 続きも入力してください。例: { $example }

## 試合の前の質問

terminal-waiting-match = 途中の試合があります。続けますか？
terminal-menu-game = どのゲームですか？
terminal-menu-seats = 何人で遊びますか？
terminal-menu-partners = 2対2で遊びますか？
terminal-menu-level = どのコンピュータと遊びますか？
terminal-menu-name = お名前は？
terminal-menu-again = この中から選んでください: { $choices }

## 入力できるもの

terminal-help = コマンド(どの言語でも同じです)
terminal-help-move = 手。例: 8s x 8d, 5c+3h、3d+5c = 8、Qd
terminal-help-number = その番号の手
terminal-help-moves = すべての手、または1枚のカードの手
terminal-help-why = その手ができない理由
terminal-help-hint = ヒント
terminal-help-undo = 直前の手を戻す
terminal-help-count = これまでに取られたカード
terminal-help-rules = このテーブルのルール
terminal-help-table = 場をもう一度見る
terminal-help-save = 記録をファイルに保存する
terminal-help-file = ファイル
terminal-help-quit = ここでやめる
terminal-help-short = 1枚に決まるときはスートを省けます: 8 x 5+3

## 記録を一歩ずつ

terminal-replay = ステップ{ $place }/{ $places } (n, p, g N, play, q):
