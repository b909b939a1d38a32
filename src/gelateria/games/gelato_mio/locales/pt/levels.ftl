# A força dos bots; o inglês está em levels.toml.

gelato-mio-level-easy = Sabe para que junta, muitas vezes tira outra coisa e esquece o que tu tiraste.
gelato-mio-level-medium = Planeia os dois próximos clientes, com um deslize de vez em quando, e lembra-se de metade do que tiras.
gelato-mio-level-hard = Não esquece nenhuma carta que viu e pensa no que tu farias a seguir.
gelato-mio-level-expert = Pensa vários turnos à frente, em muitas das mãos que podes ter.
