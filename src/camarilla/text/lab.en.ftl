## The laboratory
lab-seat = Seat { $number }
lab-round = Round { $number }
lab-score = { $score } points
