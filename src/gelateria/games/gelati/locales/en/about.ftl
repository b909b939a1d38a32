gelati-title = Gelati
gelati-blurb = Lay ice creams side by side, line up four of a kind, and serve your secret orders first.
