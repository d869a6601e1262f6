"""Shapes of the store, one script per change. Run by ``camarilla.table.store.migrate``."""
