# Lo fuertes que son los bots; el inglés está en levels.toml.

geizen-level-easy = Mira solo los dados que tiene delante y a menudo los juzga mal.
geizen-level-medium = Juzga bien lo que vale un dado ahora, pero no cuenta con las tiradas que vendrán.
geizen-level-hard = Cuenta con cada tirada que el turno aún puede traer y se equivoca un poco.
geizen-level-expert = Cuenta con cada tirada que el turno aún puede traer, con exactitud.
