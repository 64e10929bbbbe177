### Katalog sám.

language-name = Čeština
catalogue-status = České znění ještě nepřečetl rodilý mluvčí.
