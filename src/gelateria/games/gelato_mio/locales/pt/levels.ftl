# A força dos bots; o inglês está em levels.toml.

gelato-mio-level-easy = Sabe para que junta, e muitas vezes tira outra coisa.
gelato-mio-level-medium = Planeia os dois próximos clientes, com um deslize de vez em quando.
gelato-mio-level-hard = Pensa também no que tu farias a seguir.
gelato-mio-level-expert = Pensa vários turnos à frente, em muitas das mãos que podes ter.
