"""What people say to each other, and what they promise."""
