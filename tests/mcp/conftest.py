"""The same house as the tests of the server have."""

from tests.server.conftest import shared_house

__all__ = ["shared_house"]
