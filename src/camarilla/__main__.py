"""python -m camarilla: the same as the command camarilla."""

import sys

from camarilla.cli import main

if __name__ == "__main__":
    sys.exit(main())
