# A força dos bots; o inglês está em levels.toml.

gelati-level-easy = Vê os bons lugares, mas muitas vezes engana-se sobre qual é o melhor.
gelati-level-medium = Pensa uma peça à frente e raramente erra por muito.
gelati-level-hard = Experimenta algumas jogadas prováveis antes de decidir.
gelati-level-expert = Experimenta cada jogada provável, muitas vezes, em todos os mundos possíveis.
