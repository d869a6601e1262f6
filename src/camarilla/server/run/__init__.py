"""Running the house: the application, its workers, its figures, its logs."""
