"""A bot that thinks elsewhere: it listens to a Gelateria server and does anything that is allowed.

GELATERIA_TOKEN=gelateria-bot-… python examples/remote_bot.py http://localhost:8000 TABLE …
"""

import json
import os
import random
import sys
import time
from contextlib import suppress
from typing import Any

import httpx


def choose(snapshot: dict[str, Any]) -> Any:
    """Your idea goes here: the position is in snapshot["view"], what can be done in snapshot["choices"]."""
    return random.choice(snapshot["choices"])["action"]


def play(client: httpx.Client, tables: set[str]) -> None:
    """Answer every turn until all tables are over; without tables, for ever."""
    with client.stream("GET", "/api/bot/stream") as lines:
        lines.raise_for_status()
        for line in map(json.loads, lines.iter_lines()):
            if line["t"] == "turn":
                snapshot = line["snapshot"]
                answer = {"decision": snapshot["decision"], "action": choose(snapshot)}
                moved = client.post(f"/api/bot/tables/{line['table']}/move", json=answer)
                if moved.is_error:  # say, the decision was taken back meanwhile: the next line tells more
                    print(moved.json()["error"]["sentence"], file=sys.stderr)
            elif line["t"] == "over" and line["table"] in tables:
                tables.remove(line["table"])
                if not tables:
                    return


def main(address: str, *tables: str) -> None:
    headers = {"Authorization": f"Bearer {os.environ['GELATERIA_TOKEN']}"}
    with httpx.Client(base_url=address, headers=headers, timeout=60) as client:
        for table in tables:
            client.post(f"/api/bot/tables/{table}/sit", json={}).raise_for_status()
        open_tables = set(tables)
        while True:
            with suppress(httpx.TransportError):  # the server restarts; what waits for us will be told again
                play(client, open_tables)
            if tables and not open_tables:
                return
            time.sleep(random.uniform(1, 5))


if __name__ == "__main__":
    main(*sys.argv[1:])
