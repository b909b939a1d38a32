# Porque algo não se pode fazer, numa frase: segundo a regra que o impede.

refused-table-form = Agora não é possível.
refused-table-turn = Não é a tua vez.
refused-table-over = A partida terminou.
refused-table-options = Essa opção não existe aqui.
refused-table-seats = Não corresponde aos lugares desta mesa.
    .that-seat-is-taken = Esse lugar está ocupado.
    .all-seats-are-taken = Todos os lugares estão ocupados.
    .nobody-sits-there = Aí não está ninguém sentado.
    .some-seats-are-free-wait-for-friends-or-fill-them-with-bots = Ainda há lugares livres: espera pelos amigos ou completa-os com bots.
    .somebody-has-not-come-yet-wait-for-them-or-free-their-seat = Alguém ainda não chegou: espera ou liberta o lugar.
    .more-people-sit-here-than-that-free-a-seat-first = Estão aqui sentadas mais pessoas: liberta primeiro um lugar.
    .somebody-has-come-or-gone-meanwhile-look-at-the-table-again = Entretanto alguém chegou ou saiu: olha outra vez para a mesa.
    .more-of-you-were-here-than-can-play-let-the-others-watch = Eram mais do que os que podem jogar: deixa os outros assistir.
refused-table-host = Só o pode fazer quem conduz a mesa.
    .only-somebody-who-sits-here-can-run-the-table = Só quem está sentado à mesa a pode conduzir.
    .the-host-is-here-or-was-a-moment-ago = Quem conduz a mesa está cá, ou estava há um momento.
refused-table-undo = Isso já não se pode desfazer.
refused-table-undo-together = Isso não se pode desfazer nem por acordo de todos.
refused-table-decision = Tarde demais: essa decisão já foi tomada.
refused-table-resign = Desististe; um bot joga por ti.
refused-table-stand-in = Um bot acabou de decidir isso por ti. O lugar é teu outra vez.
refused-table-tumble = Os teus dados ainda estão a rolar.
refused-table-clock = A areia acabou.
    .not-yet-wait-until-the-timer-has-run-out = Ainda não: já vai começar.
