"""Several processes that behave as one house."""
