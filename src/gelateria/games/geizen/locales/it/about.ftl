geizen-title = Geizen
geizen-blurb = Tira cinque dadi, tieni ciò che costa poco e sii tu a riempire la fila.
