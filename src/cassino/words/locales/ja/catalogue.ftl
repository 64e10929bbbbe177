### カタログについて。

language-name = 日本語
catalogue-status = 日本語の文章は、まだ日本語話者の確認を受けていません。
