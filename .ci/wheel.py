"""Look into a wheel: is all there that a player needs? `wheel.py compiled FILE` or `wheel.py plain FILE`."""

import sys
from pathlib import Path
from zipfile import ZipFile

kind, file = sys.argv[1:]
source = Path("src")
inside = {name: ZipFile(file).read(name) for name in ZipFile(file).namelist()}
wanted = {
    path.relative_to(source).as_posix(): path.read_bytes()  # a symlinked page counts with what it says
    for ending in ("*.py", "*.pxd", "*.toml", "*.md", "*.html", "*.mako", "*.ftl", "py.typed", "server/web/**/*")
    for path in (source / "gelateria").rglob(ending)
    if path.is_file()
}
faults = [f"{name} is missing" for name in wanted if name not in inside]
faults += [f"{name} is not what lies in src" for name in wanted if inside.get(name, wanted[name]) != wanted[name]]

compiled = {name.partition(".")[0] for name in inside if name.endswith((".so", ".pyd"))}
if kind == "compiled":
    pairs = {name[:-4] for name in wanted if name.endswith(".pxd") and not name.endswith("__init__.pxd")}
    faults += [f"{name} is not compiled" for name in sorted(pairs - compiled)]
    faults += [f"{name} is compiled without a .pxd" for name in sorted(compiled - pairs)]
else:
    faults += [f"{name} is compiled" for name in sorted(compiled)]

ours = (".so", ".pyd", *(name for name in inside if ".dist-info/" in name))
faults += [f"{name} has no business here" for name in inside if name not in wanted and not name.endswith(ours)]
faults += ["the licence is missing"] * (not any(name.endswith("licenses/LICENSE") for name in inside))
if faults:
    sys.exit("\n".join([f"{file}:", *faults]))
print(f"{Path(file).name}, {kind}: {len(wanted)} files, {len(compiled)} of them compiled too")
