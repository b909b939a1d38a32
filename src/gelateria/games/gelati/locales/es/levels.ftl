# Lo fuertes que son los bots; el inglés está en levels.toml.

gelati-level-easy = Ve los buenos sitios, pero a menudo se equivoca sobre cuál es el mejor.
gelati-level-medium = Piensa una loseta por adelantado y rara vez se equivoca mucho.
gelati-level-hard = Juega en su cabeza unas cuantas jugadas probables antes de decidir.
gelati-level-expert = Juega en su cabeza cada jugada probable, muchas veces, en cada mundo posible.
