## Das Labor
lab-seat = Platz { $number }
lab-round = Runde { $number }
lab-score = { $score } Punkte
