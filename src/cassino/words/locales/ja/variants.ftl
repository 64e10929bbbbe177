### ゲームの名前と一言。

variant-classic = クラシックカシノ
variant-classic-line = 最初のゲーム。絵札は同じランクを取るだけで、スイープは数えません。
variant-royal = ロイヤルカシノ
variant-royal-line = 絵札は11、12、13、エースは1か14で、スイープも点になります。
variant-danish = デンマークのカシノ
variant-danish-line = 値が二つあるカード、場を一掃する5、ビルドの次の番に取る義務。
variant-dominican = ドミニカのロイヤルカシノ
variant-dominican-line = 同じ値のカードは必ず取り、21点直前の数点が難関です。
variant-royal-na = 北米のロイヤルカシノ
variant-royal-na-line = スイープが点にならないロイヤルカシノ。
variant-swedish = スウェーデンのカシノ
variant-swedish-line = ビルドのないロイヤル。16点まで、最多スペードは2点です。
variant-finnish = フィンランドのカシノ
variant-finnish-line = スウェーデン式で、手札では高く場では低い値のカードがあります。
variant-laistokasino = ライストカシノ
variant-laistokasino-line = フィンランド式の逆。取る義務があり、点は少ないほどよい。
variant-byggkasino = ビュッグカシノ
variant-byggkasino-line = ビルドのあるフィンランド式、21点まで。
variant-spade = スペードカシノ
variant-spade-line = スペード1枚ごとにその場で点になるクラシック、61点まで。
variant-draw = ドローカシノ
variant-draw-line = 出すたびに1枚引く、2人用のクラシック。

variant-house = { $name }(ハウスルール)
