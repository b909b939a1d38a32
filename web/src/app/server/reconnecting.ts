/** What all sockets share: where they lead, and when a broken one is tried again. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 15_000;

export function openSocket(path: string): WebSocket {
  return new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${path}`);
}

/** After so many milliseconds: when the server has said, or else longer each time. */
export function pauseAfter(again: number | null | undefined, attempt: number): number {
  return again == null ? pauseBefore(attempt) : again * 1000 + pauseBefore(0);
}

/** How long to wait before trying again: anything up to twice as long each time, so that not all come back at once. */
export function pauseBefore(attempt: number, chance: () => number = Math.random): number {
  return chance() * Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt);
}
