"""People and their answers, over the wire."""
