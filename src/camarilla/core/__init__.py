"""What every game needs and no game owns.

The laws of the kernel, held by the conformance suite for every game:

1. A game in progress is plain data at every moment, also in the middle of a vote.
2. A paragraph that asks does nothing else, so it can be asked again after an interruption.
3. What a later paragraph needs is a field of its procedure or of the state, never a closure.
4. ``check`` runs before anything changes; an illegal answer leaves everything as it was.
5. A procedure talks to its caller only by ``Done(result)``.
6. The rules own no generator, no clock, no file: chance is a seat whose answers are in the log.
7. Nobody outside the referee sees a ``State``; whatever leaves for a seat is computed from what that seat may know.
"""
