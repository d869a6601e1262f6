"""How people come together, over the wire."""
