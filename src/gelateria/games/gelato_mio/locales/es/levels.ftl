# Lo fuertes que son los bots; el inglés está en levels.toml.

gelato-mio-level-easy = Sabe para qué reúne, a menudo toma otra cosa y olvida lo que tomaste.
gelato-mio-level-medium = Planea sus dos próximos clientes, con algún desliz de vez en cuando, y recuerda la mitad de lo que tomas.
gelato-mio-level-hard = No olvida ninguna carta que vio y piensa en lo que harías tú después.
gelato-mio-level-expert = Piensa varios turnos por adelantado, en muchas de las manos que puedes tener.
