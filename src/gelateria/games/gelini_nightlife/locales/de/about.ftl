gelini-nightlife-title = Gelini Nightlife
gelini-nightlife-blurb = Eine Schlange, ein Würfel, eine Tanzfläche: Nimm den Wurf oder lass ihn, und hol ganze Cliquen herein.
gelini-nightlife-option-actions = Mit Party Flyer, Party Call und Party People
