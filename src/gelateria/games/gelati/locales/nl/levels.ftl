# Hoe sterk de bots zijn; Engels staat in levels.toml.

gelati-level-easy = Ziet de goede plekken, maar vergist zich vaak in welke de beste is.
gelati-level-medium = Denkt één tegel vooruit en vergist zich zelden erg.
gelati-level-hard = Speelt een paar waarschijnlijke zetten door voordat hij beslist.
gelati-level-expert = Speelt elke waarschijnlijke zet door, vele malen, in elke wereld die er kan zijn.
