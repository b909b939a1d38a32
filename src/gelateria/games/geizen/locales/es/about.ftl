geizen-title = Geizen
geizen-blurb = Tira cinco dados, aparta los que cuestan poco y llena tú la fila.
