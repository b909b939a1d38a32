# Waarom iets niet kan, in één zin: volgens de regel die het verbiedt.

refused-mio-draw = Daar ligt geen kaart.
refused-mio-make = Voor deze bol mis je een kaart, of de stapel is leeg.
refused-mio-serve = Voor deze klant mis je nog iets, of er wacht daar niemand.
refused-mio-help = Hulp kost twee handkaarten en komt van iemand die kaarten heeft.
refused-mio-pass = Je kunt iets doen, dus je mag niet passen.
refused-mio-quality-now = De kwaliteitscontrole wil nu niets van je.
refused-mio-quality-hand = De kwaliteitscontrole wil eerst kaarten uit je hand.
refused-mio-quality-balls = De kwaliteitscontrole wil eerst bollen van je tafel.
refused-mio-no-help = Aan deze tafel vraagt niemand hulp.
