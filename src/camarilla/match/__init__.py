"""What a match needs beside its rules: the referee, the log, fair dice, taking back.

It knows no game, and like the rules it has no clock, no disk and no chance of its own.
"""
