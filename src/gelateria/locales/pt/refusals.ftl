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
refused-table-undo = Isso já não se pode desfazer.
refused-table-undo-together = Isso não se pode desfazer nem por acordo de todos.
refused-table-decision = Tarde demais: essa decisão já foi tomada.
refused-table-resign = Desististe; um bot joga por ti.
refused-table-stand-in = Um bot acabou de decidir isso por ti. O lugar é teu outra vez.
    .in-a-rated-game-that-stays-as-it-was-chosen = Numa partida que conta para a classificação isso fica como foi escolhido.
refused-table-break = A partida está em pausa: ninguém age antes de continuar.
    .the-table-does-not-pause = A partida não está em pausa.
refused-table-tumble = Os teus dados ainda estão a rolar.
refused-table-clock = A areia acabou.
    .not-yet-wait-until-the-timer-has-run-out = Ainda não: já vai começar.
