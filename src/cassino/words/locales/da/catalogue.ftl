### Kataloget selv.

language-name = Dansk
catalogue-status = De danske ord er endnu ikke læst igennem af en dansker.
