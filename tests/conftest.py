"""For all tests: the same examples in every run, and patience with a machine that has much to do."""

from httpx import _config
from hypothesis import settings

PATIENCE = 120.0  # seconds; five are the default of httpx

for wait in ("connect", "read", "write", "pool"):
    setattr(_config.DEFAULT_TIMEOUT_CONFIG, wait, PATIENCE)
settings.register_profile("the same every time", derandomize=True)
settings.load_profile("the same every time")
