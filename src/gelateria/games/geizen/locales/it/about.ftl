geizen-title = Geizen
geizen-blurb = Tira cinque dadi, metti da parte quelli che costano poco e riempi tu la fila.
