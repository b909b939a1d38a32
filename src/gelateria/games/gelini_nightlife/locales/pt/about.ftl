gelini-nightlife-title = Gelini Nightlife
gelini-nightlife-blurb = Uma fila, um dado, uma pista: aceite o lance ou deixe-o, e faça entrar grupos inteiros.
gelini-nightlife-option-actions = Com Party Flyer, Party Call e Party People
