"""`python -m gelateria.cli` is `gelateria`."""

import sys

from gelateria.cli import main

sys.exit(main())
