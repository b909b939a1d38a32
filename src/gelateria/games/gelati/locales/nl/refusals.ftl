# Waarom iets niet kan, in één zin: volgens de regel die het verbiedt.

refused-gelati-must-place = Een van je tegels past: leg die.
refused-gelati-turn = Dat is in je beurt nu niet aan de orde.
refused-gelati-hand = Die tegel heb je niet in je hand.
refused-gelati-touch = Daar is geen vrije plek die een tegel raakt.
refused-gelati-match = Ze heeft niet met elke buur iets gemeen.
refused-gelati-order = Eén bestelling per beurt, en alleen een eigen waarvan je de drie onderdelen hebt.
refused-gelati-trade = Voor een ruil heb je twee eigen fiches nodig, en de voorraad moet de gewenste hebben.
refused-gelati-trade-other = Je zou terugkrijgen wat je geeft.
refused-gelati-limit = Je legt alleen terug wat je te veel hebt; daarna gaat het verder.
