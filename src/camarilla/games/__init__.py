"""The houses. Each game lives in its own, with the same rooms, and knows no other."""
