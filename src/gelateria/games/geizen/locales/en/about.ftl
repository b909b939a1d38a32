geizen-title = Geizen
geizen-blurb = Throw five dice, keep what costs little, and be the one who fills the row.
