"""What is asked and which answers are legal, each citing its paragraph; one module per part of the rule book.

Every question holds only what the asked player may know: his own hand and purse, and what is public.
"""
