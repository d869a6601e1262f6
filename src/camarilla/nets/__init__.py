"""Small networks that look at a table as one seat does: features, small steps, and the network itself.

``features`` and ``walk`` need the standard library only; ``network`` needs numpy, so it is imported only where a net
sits down. Nothing here knows the truth of a position: everything comes from a View and a Question.
"""
