"""How people come together: chairs, names, tokens, settings, the lobby."""
