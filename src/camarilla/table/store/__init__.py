"""What is kept: the database, its shapes, backups, and the files of a house."""
