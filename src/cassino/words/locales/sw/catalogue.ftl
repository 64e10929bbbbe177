### Katalogi yenyewe.

language-name = Kiswahili
catalogue-status = Maneno haya ya Kiswahili bado hayajasomwa na mzawa wa lugha.
