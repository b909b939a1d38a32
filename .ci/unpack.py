"""Unpack the sdist where wheels are built from it: `unpack.py SDIST FOLDER`.

What is compiled in src already, from the very files that the sdist holds, is put where the build would leave it, so
that nothing is compiled twice. One module is left out: the build must show that it can compile.
"""

import shutil
import sys
import sysconfig
from pathlib import Path

LEFT_TO_THE_BUILD = Path("gelateria/bots/random.py")
SOURCE = Path("src")

sdist, folder = sys.argv[1], Path(sys.argv[2])
shutil.rmtree(folder, ignore_errors=True)
shutil.unpack_archive(sdist, folder.parent)
(folder.parent / Path(sdist).name.removesuffix(".tar.gz")).rename(folder)

built = folder / "build" / f"lib.{sysconfig.get_platform()}-{sys.implementation.cache_tag}"
ending = str(sysconfig.get_config_var("EXT_SUFFIX"))
reused = 0
for pxd in sorted((SOURCE / "gelateria").rglob("*.pxd")):
    name = pxd.relative_to(SOURCE).with_suffix(".py")
    module = (SOURCE / name).with_suffix(ending)
    # The compiler's step in between lies in `build`, with the path from the root where it was compiled in place.
    step = Path("build", *(SOURCE.resolve() / name).with_suffix(".c").parts[1:])
    halves = [name, name.with_suffix(".pxd")]
    if (
        name != LEFT_TO_THE_BUILD
        and module.is_file()
        and step.is_file()
        and all((SOURCE / half).read_bytes() == (folder / SOURCE / half).read_bytes() for half in halves)
    ):
        for file, place in (
            (step, (folder / "build" / SOURCE / name).with_suffix(".c")),
            (module, (built / name).with_suffix(ending)),
        ):
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, place)
        reused += 1
print(f"{folder}: unpacked, {reused} modules need not be compiled again")
