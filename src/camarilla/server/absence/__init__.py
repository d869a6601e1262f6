"""Time and absence, over the wire."""
