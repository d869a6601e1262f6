"""What if this rule were different? Factors, paired games, effects with their intervals, and a report."""
