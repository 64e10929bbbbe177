### 人が出会うかもしれないエラー。

error-unknown = 問題が起きました({ $code })。
error-title = うまくいきませんでした
error-try-again = もう一度

error-page-not-found = このアドレスには何もありません。
error-table-not-found = そのテーブルはありません。試合はもう終わったのかもしれません。
error-table-full = このテーブルの席はすべて埋まっています。
error-table-closed = このテーブルは閉じています。
error-table-broken = このテーブルは止まりました。記録は残っています。
error-seat-taken = その席にはもう人がいます。
error-seat-not-yours = あなたの席ではありません。
error-seat-unknown = このテーブルにその席はありません。
error-seat-none = あなたはこのテーブルに着いていません。
error-turn-not-yours = あなたの番ではありません。
error-turn-no-deal = 今はディールの途中ではありません。
error-turn-over = 試合は終わりました。
error-turn-stale = テーブルはもう先へ進んでいます。もう一度ご覧ください。
error-move-illegal = その手はできません。
error-undo-not-allowed = ここでは手を戻せません。
error-host-only = それができるのはテーブルの主だけです。
error-name-empty = 名前を入れてください。
error-name-too-long = 名前が長すぎます。
error-name-taken = その名前の人がもうこのテーブルにいます。
error-chat-off = このテーブルでは自由な会話はできません。
error-chat-too-long = 長すぎます。
error-session-expired = しばらく離れていたようです。テーブルを開き直してください。
error-link-invalid = このリンクはどの席のものでもありません。
error-request-invalid = テーブルが理解できませんでした。
error-request-too-large = 一度に送るには多すぎます。
error-request-too-many = 少しゆっくりお願いします。一度の要求が多すぎます。
error-server-busy = 今は混み合っています。少し待ってからもう一度お試しください。
error-server-failed = サーバーで問題が起きました。試合は無事です。
error-agent-failed = コンピュータがつまずいたので、より簡単なものが続けます。
error-offline = 今は接続がありません。

error-card-invalid = それはカードではありません。
error-option-invalid = ハウスルールの設定に使えない値があります。
error-option-unknown = そのゲームやハウスルールはありません。
error-seats-invalid = このゲームはその人数では遊べません。
error-deck-invalid = 52枚そろったカードではありません。
error-position-invalid = その局面はありえません。
error-notation-syntax = 手として読めません。
error-notation-ambiguous = いくつかの手に読めます。
error-record-invalid = その記録は読めません。
error-record-too-large = その記録は大きすぎます。
error-too-many-moves = 手が多すぎて、すべては示せません。
