# Waarom iets niet kan, in één zin: volgens de regel die het verbiedt.

refused-gelini-rearmost-rolls = Gooi eerst de dobbelsteen.
refused-gelini-ask-in-order = De dobbelsteen is gegooid: neem de worp of pas.
refused-gelini-pass-limit = Te veel worpen nam niemand: deze moet je nemen.
refused-gelini-clique-choice = Alleen als een vriendengroep mee kan komen, kies je: de hele rest of niemand.
refused-gelini-take = Uit de rij neem je alleen wat je met de worp bereikt.
refused-gelini-flyer = Party Flyer: lok iets van een andere dansvloer, maar geen star, of pas.
refused-gelini-call = Party Call: ga terug naar een plaatje achter je, maar niet naar de laatste plek.
refused-gelini-people = Party People: neem een gast, een VIP of een munt waar iedereen voorbij is, of pas.
