"""The match itself: the table it is played at, the bots on its chairs, those who watch."""
