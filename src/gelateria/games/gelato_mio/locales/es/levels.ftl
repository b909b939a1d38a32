# Lo fuertes que son los bots; el inglés está en levels.toml.

gelato-mio-level-easy = Sabe para qué reúne y a menudo toma otra cosa.
gelato-mio-level-medium = Planea sus dos próximos clientes, con algún desliz de vez en cuando.
gelato-mio-level-hard = Piensa también en lo que harías tú después.
gelato-mio-level-expert = Piensa varios turnos por adelantado, en muchas de las manos que puedes tener.
