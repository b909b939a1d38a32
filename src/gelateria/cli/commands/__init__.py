"""The commands, one module each; `gelateria.cli.app` lists them in the order in which people need them."""
