# Lo fuertes que son los bots; el inglés está en levels.toml.

gelini-nightlife-level-easy = Toma enseguida lo que parece bueno y a menudo lo juzga mal.
gelini-nightlife-level-medium = Juzga con pocos errores lo que vale una plaquita, pero no piensa en quién decide después.
gelini-nightlife-level-hard = Cuenta con las próximas tiradas y con todos los que pueden tomarlas, y se equivoca un poco.
gelini-nightlife-level-expert = Cuenta con las próximas tiradas y con todos los que pueden tomarlas, con exactitud.
