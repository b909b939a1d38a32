geizen-title = Geizen
geizen-blurb = Lance cinco dados, guarde o que custa pouco e seja quem enche a fila.
