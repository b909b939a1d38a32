"""Whether the installed package runs compiled: `compiled.py all` or `compiled.py none`, or it fails."""

import importlib
import sys
from pathlib import Path

import gelateria

wanted = sys.argv[1]
package = Path(gelateria.__file__).parent
names = [
    ".".join(pxd.relative_to(package.parent).with_suffix("").parts)
    for pxd in sorted(package.rglob("*.pxd"))
    if pxd.stem != "__init__"
]
files = {name: importlib.import_module(name).__file__ or "" for name in names}
compiled = {name for name, file in files.items() if not file.endswith(".py")}
print(f"{len(compiled)} of {len(names)} modules run compiled")
if wanted == "all" and compiled != set(names):
    sys.exit(f"these should be compiled and are not: {sorted(set(names) - compiled)}")
if wanted == "none" and (left := [str(file) for ending in ("so", "pyd") for file in package.rglob(f"*.{ending}")]):
    sys.exit(f"nothing should be compiled here, but there is {left}")
if wanted == "none" and "site-packages" not in package.parts:
    sys.exit(f"this is not an install, it is {package}")
