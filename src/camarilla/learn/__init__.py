"""Learning: small networks that imitate the steady bots first and then play against everybody, themselves included.

Nothing that plays imports this room. Games are generated on the standard library and numpy, in as many processes as
there are cores; the learner uses torch, on a graphics card if there is one, or numpy for tiny trainings.
"""
