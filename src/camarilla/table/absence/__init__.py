"""Time and those who are away: clocks, votes of the table, the night watchman."""
