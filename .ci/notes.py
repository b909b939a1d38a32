"""Print what CHANGELOG.md tells of a release, for its tag: `notes.py VERSION`, or of the last one."""

import re
import sys
from pathlib import Path

text = (Path(__file__).parent.parent / "CHANGELOG.md").read_text(encoding="utf-8")
releases = {
    title.partition(",")[0]: f"Gelateria {title}\n\n{told.strip()}\n"
    for title, told in re.findall(r"^## ([^\n]+)\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
}
version = sys.argv[1] if len(sys.argv) > 1 else next(iter(releases))
if version not in releases:
    sys.exit(f"CHANGELOG.md tells nothing of {version}; it knows {', '.join(releases)}.")
sys.stdout.buffer.write(releases[version].encode())
