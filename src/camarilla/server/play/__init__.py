"""The match over the wire: the socket, and the endpoints of tables."""
