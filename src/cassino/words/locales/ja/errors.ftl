### 人が出会うかもしれないエラー。

error-unknown = 問題が起きました({ $code })。
error-title = うまくいきませんでした
error-code = エラーコード：{ $code }
error-try-again = もう一度

error-page-not-found = このアドレスには何もありません。
error-table-not-found = そのテーブルはありません。試合はもう終わったのかもしれません。
error-table-broken = このテーブルは止まりました。記録は残っています。
error-move-illegal = その手はできません。
error-session-expired = しばらく離れていたようです。テーブルを開き直してください。
error-link-invalid = このリンクの先にテーブルはありません。一部が欠けているかもしれません。
error-request-invalid = テーブルが理解できませんでした。
error-request-field = 「{ $field }」をテーブルが理解できませんでした。
error-speech-unknown = 「{ $name }」というエモートやフレーズはありません。
error-request-too-large = 一度に送るには多すぎます。
error-request-too-many = 少しゆっくりお願いします。一度の要求が多すぎます。
error-server-busy = 今は混み合っています。少し待ってからもう一度お試しください。
error-server-failed = サーバーで問題が起きました。試合は無事です。
error-agent-failed = コンピュータがつまずいたので、より簡単なものが続けます。
error-server-stopping = サーバーは終了中か再起動中です。すべて保存されています。少ししてからまた来てください。
error-offline = 今は接続がありません。

error-table-malformed = テーブルが理解できませんでした。
error-table-version-ahead = このページとテーブルが合っていません。読み込み直してください。
error-table-stale = テーブルはもう先へ進んでいます。もう一度ご覧ください。
error-table-not-open = このテーブルはまだ開いていません。
error-table-already-open = このテーブルはもう開いています。
error-table-closed = このテーブルは閉じています。
error-table-house-only = それができるのはハウスだけです。
error-table-host-only = それができるのはテーブルの主だけです。
error-table-needs-guest = まずテーブルに来てください。
error-table-not-here = あなたはこのテーブルにいません。
error-table-already-here = あなたはもうこのテーブルにいます。
error-table-full = このテーブルは満員です。
error-table-bad-name = 名前は1行で、目に見える1文字から24文字までです。
error-name-too-long = その名前は長すぎます。{ $most }文字までにしてください。
error-name-unseen = その名前には目に見えない文字が入っています。
error-table-bad-level = その強さはありません。
error-table-bad-seats = このゲームはその人数では遊べません。
error-table-bad-clock = 時計をそのようには設定できません。
error-table-nothing-changes = それでは何も変わりません。
error-table-no-such-seat = このテーブルにその席はありません。
error-table-seat-taken = その席にはもう人がいます。
error-table-seat-waits = まだ来ていない人のための席があります。
error-table-not-your-seat = あなたの席ではありません。
error-table-saw-another-hand = このディールでほかの手札を見たので、終わるまでその席には着けません。
error-table-match-on = 試合の間はできません。
error-table-no-match = 今は試合がありません。
error-table-match-not-over = 試合はまだ終わっていません。
error-table-no-deal = 今はディールの途中ではありません。
error-table-deal-on = もうディールの途中です。
error-table-bad-shuffle = そのカードは配れません。
error-table-shuffle-used = そのカードは前に配られています。
error-table-already-committed = 次の山札はもう決まっています。
error-table-not-committed = 次の山札はまだ決まっていません。
error-table-bad-salt = その言葉はシャッフルに使えません。
error-table-salt-given = あなたはもうこのカードを混ぜました。
error-table-not-your-turn = あなたの番ではありません。
error-table-computer-plays = その席はコンピュータがプレイしています。
error-table-not-a-computer = その席はコンピュータではありません。
error-table-wrong-view = コンピュータは別のテーブルを見ていました。
error-table-illegal-move = その手はできません。
error-table-nothing-to-undo = 戻す手がありません。
error-table-undo-too-late = もう戻せません。
error-table-already-asked = それはもう聞かれています。
error-table-not-asked = それは誰も聞いていません。
error-table-not-yours-to-answer = あなたが答える質問ではありません。
error-table-not-absent = その人は席にいて、時間も残っています。
error-table-chat-off = このテーブルでは自由な会話はできません。
error-table-bad-words = それは送れません。長すぎるか、空です。
error-table-two-sides-only = 投了できるのは、二つの側で戦うときだけです。
error-table-partner-plays-on = パートナーがいるので、一人では投了できません。

error-card-invalid = それはカードではありません。
error-option-invalid = ハウスルールの設定に使えない値があります。
error-option-unknown = そのゲームやハウスルールはありません。
error-option-invalid-named = 「{ $switch }」を「{ $given }」にはできません。
error-option-unknown-named = 「{ $name }」というゲームやハウスルールはありません。
option-expected-yes-no = yes（はい）かno（いいえ）にしてください。
option-expected-choice = 次のどれかにしてください：{ $settings }。
option-expected-number = { $least }から{ $most }までの整数にしてください。
option-expected-number-none = { $least }から{ $most }までの整数か、none（なし）にしてください。
# $example stays as it is.
option-expected-text = { $example }のように、ランクかカードに11から16の値を付けるか、空にしてください。
error-seats-invalid = このゲームはその人数では遊べません。
error-deck-invalid = 52枚そろったカードではありません。
error-position-invalid = その局面はありえません。
error-notation-syntax = 手として読めません。
error-notation-ambiguous = いくつかの手に読めます。
error-record-invalid = その記録は読めません。
error-record-too-large = その記録は大きすぎます。
error-too-many-moves = 手が多すぎて、すべては示せません。

## A typed move that can't be read

# $column counts from 1; $found is what stands there; $expected is one of the next messages.
typed-fault = { $column }文字目：ここには{ $expected }が要りますが、「{ $found }」があります。
typed-fault-end = { $column }文字目：ここには{ $expected }が要りますが、手が終わっています。
typed-card = 5cのようなカード
typed-card-or-build = 5cのようなカードか[
typed-end-of-build = +か|か]
typed-value = =とビルドの値
typed-number = 数字
typed-short-number = 3桁までの数字
typed-suits = スートを付けたカード
typed-end = 手の終わり
typed-shorter = もっと短い手
typed-example = 手はこのように書きます：{ $example }。
typed-several = いくつかの手の意味に取れます：{ $moves }。
