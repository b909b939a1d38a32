geizen-title = Geizen
geizen-blurb = Lanza cinco dados, guarda lo que cuesta poco y sé quien llena la fila.
