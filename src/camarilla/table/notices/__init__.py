"""Who wants to be told that it is his turn."""
