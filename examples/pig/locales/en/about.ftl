pig-title = Pig
pig-blurb = One die, and the question when to stop.
