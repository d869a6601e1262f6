"""The parade: every kind of question of every game, laid out at every size in both languages, and looked at."""
