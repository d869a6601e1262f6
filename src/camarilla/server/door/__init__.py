"""The door: who comes in, what may be brought, how a refusal sounds."""
