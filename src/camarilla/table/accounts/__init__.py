"""Optional accounts, and the seats they have claimed."""
