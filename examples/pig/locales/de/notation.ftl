pig-notation-total = in diesem Zug { $total }
pig-notation-turns = Zug { $turns }
