# Waarom iets niet kan, in één zin: volgens de regel die het verbiedt.

refused-jelly-ready = De ronde begint als iedereen dat heeft gezegd, en maar één keer.
refused-jelly-roll = Je dobbelstenen laten dat niet toe: nog niet gegooid, of al allemaal geplaatst.
refused-jelly-place = Plaats een steen uit deze worp, of gooi opnieuw.
refused-jelly-calm-step = Eén worp per stap: plaats een van deze stenen, of geen.
refused-jelly-districts = Die wijk is er vandaag niet.
refused-jelly-seal = Een afgesloten wijk blijft dicht; je mag er maar één afsluiten, en pas na je laatste steen.
refused-jelly-timer = De zandloper wordt één keer per ronde omgedraaid, en pas na je laatste steen.
refused-jelly-time-up = De ronde is voorbij en wordt geteld.
refused-jelly-plain = Een 5 of 6 heeft geen effect.
refused-jelly-remove = Alleen een 1 of 2 verwijdert een steen, en alleen een die daar ligt.
refused-jelly-shift = Alleen een 3 of 4 verschuift de marker, en alleen binnen de drie zones.
refused-jelly-neighbour-choice = Welke buurwijk betaalt, staat vast: er valt niets meer te kiezen.
refused-jelly-short = Die persoon krijgt nu niets van je.
refused-jelly-lose-capsule = Zo’n capsule heb je nu niet om in te leveren.
