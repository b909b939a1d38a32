"""How Lighthouse judges the front page and a table: `make lighthouse`.

python -m bench.lighthouse        # each page on a phone and on a desktop; exit code 1 if anything is below 95
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.parse import urlsplit

import httpx

from tests.server.running import RunningServer
from tests.web.visiting import CHROMIUM

HERE = Path(__file__).parent
ENOUGH = 95


def open_table(address: str) -> str:
    """A table that everybody may watch, with a game that has begun."""
    with httpx.Client(base_url=address, headers={"origin": address}) as host:
        host.post("/api/guests", json={"name": "Ada"}).raise_for_status()
        plan = {"game": "geizen", "players": 3, "watch": "everyone", "rated": False}
        made = host.post("/api/tables", json={"plan": plan}).raise_for_status().json()
        key = {"gelateria-key": made["host_key"]}
        table = f"/api/tables/{made['table']}"
        host.post(f"{table}/bots", json={"level": "easy"}, headers=key).raise_for_status()
        host.post(f"{table}/start", json={}, headers=key).raise_for_status()
        return f"{address}/table/{made['table']}"


def main() -> int:
    if not CHROMIUM:
        print("Lighthouse needs chromium.")
        return 1
    with tempfile.TemporaryDirectory() as data, RunningServer(Path(data)) as server:
        pages = [f"{server.address}/", open_table(server.address)]
        command = ["node", str(HERE / "judge.mjs"), os.environ.get("CHROME_PATH", CHROMIUM), *pages]
        judge = subprocess.run(command, cwd=HERE, check=True, capture_output=True, text=True)
    judged = [json.loads(line) for line in judge.stdout.splitlines()]
    print("| page | device | performance | accessibility | best practices |\n| --- | --- | --- | --- | --- |")
    for one in judged:
        page = "table" if "/table/" in urlsplit(one["address"]).path else "front"
        print(f"| {page} | {one['device']} | {' | '.join(map(str, one['scores'].values()))} |")
    for fault in dict.fromkeys(fault for one in judged for fault in one["faults"]):
        print(f"- {fault}")
    return int(any(score < ENOUGH for one in judged for score in one["scores"].values()))


if __name__ == "__main__":
    sys.exit(main())
