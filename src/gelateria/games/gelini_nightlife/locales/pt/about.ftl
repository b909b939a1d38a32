gelini-nightlife-title = Gelini Nightlife
gelini-nightlife-blurb = Uma fila, um dado, uma pista de dança: aceita o lance ou deixa-o, e faz entrar grupos inteiros.
gelini-nightlife-option-actions = Com Party Flyer, Party Call e Party People
