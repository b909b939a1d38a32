geizen-title = Geizen
geizen-blurb = Lancez cinq dés, gardez ce qui coûte peu et soyez celui qui remplit la rangée.
