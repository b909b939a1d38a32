geizen-title = Geizen
geizen-blurb = Lança cinco dados, põe de lado os que custam pouco e sê tu a encher a fila.
