pig-title = Böse Eins
pig-blurb = Ein Würfel, und die Frage, wann man aufhört.
