"""A match among people: seats and their tokens, names, bots on their chairs, and a store that forgets nothing.

The laws of the table:

1. An answer counts only when it is committed: memory that ran ahead of the store is thrown away and loaded again.
2. Whatever leaves for a viewer comes from ``Match.seen`` or ``News.heard_by`` for that viewer's seat.
3. One lock per table; a viewer that does not listen, a bot that thinks too long, another table: none holds it up.
4. The seed of the dice and the tokens of the seats never leave the store; tokens are not even in it, only their hashes.
"""
