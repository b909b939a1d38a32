# Gelini Nightlife, zoals de terminal het tekent; Engels staat in notation.py.

gelini-nightlife-notation-move = beurt { $turns }
gelini-nightlife-notation-now-throw = { $seat } gooit
gelini-nightlife-notation-now-ask = { $seat } kiest
gelini-nightlife-notation-now-flyer = { $seat } heeft Party Flyer
gelini-nightlife-notation-now-call = { $seat } heeft Party Call
gelini-nightlife-notation-now-people = { $seat } heeft Party People
gelini-nightlife-notation-now-clique = { $seat } kiest: groep?
gelini-nightlife-notation-over-0 = uit: onbeslist
gelini-nightlife-notation-over-1 = uit: een dansvloer is vol
gelini-nightlife-notation-over-2 = uit: de band speelt
gelini-nightlife-notation-shown = steen { $die }
gelini-nightlife-notation-not-shown = steen –
gelini-nightlife-notation-untaken-throws = niet genomen { $throws }/{ $limit }
gelini-nightlife-notation-stars-aside = opzij { $stars }
gelini-nightlife-notation-tail = achteraan
gelini-nightlife-notation-do-take = Nemen { $tile } van plaats { $place }
gelini-nightlife-notation-do-lure = Lokken { $tile } bij { $seat }
