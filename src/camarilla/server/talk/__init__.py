"""Talk and promises, over the wire."""
