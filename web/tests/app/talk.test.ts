/** What is said at a table, as one of us takes it in. */
import { beforeEach, expect, it, vi } from "vitest";
import { announcer } from "@/app/announcer.svelte";
import { speaker } from "@/app/browser/sound.svelte";
import { keysOf } from "@/app/browser/storage";
import { translator } from "@/app/language/i18n.svelte";
import { TableConnection } from "@/app/server/table.svelte";
import { Talk } from "@/app/table/talk.svelte";
import { Wire } from "../wire";

const BEA = 1;
const line = (number: number, seat: number | null, text: string) => ({
  t: "chat",
  line: number,
  seat,
  name: seat === null ? "" : ["Ada", "Bea", "Cyd"][seat],
  text,
  at: 0,
});
let tables = 0;

/** At a table of our own, where this was said before. */
function sitDown(seat: number | null, ...before: object[]) {
  const table = `table-${(tables += 1)}`;
  const at = new TableConnection(table, "key");
  const wire = (Wire.all.at(-1) as Wire).open();
  const room = { t: "room", seats: [] };
  wire.tell({ t: "welcome", seat, steps: [], room, snapshot: null, clock: { seats: {} }, chat: before, poll: null });
  const talk = new Talk(table, at);
  talk.listen();
  const hear = (...lines: object[]) => {
    for (const each of lines) wire.tell(each);
    talk.listen();
  };
  return { table, at, wire, talk, hear };
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.restoreAllMocks();
  Wire.all = [];
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("location", { protocol: "https:", host: "play.example" });
  announcer.said = [];
  await translator.choose("en");
});

it("counts every line of the others that nobody has seen, and begins anew after it was", () => {
  const { talk, hear } = sitDown(0);
  hear(line(1, BEA, "hello"), line(2, 0, "hello yourself"), line(3, BEA, "ready?"));
  expect(talk.unread).toBe(2);
  talk.markRead();
  expect(talk.unread).toBe(0);
  hear(line(4, BEA, "well?"));
  expect(talk.unread).toBe(1);
});

it("knows after a reload what was read before", () => {
  const { table, talk, hear } = sitDown(0, line(1, BEA, "hello"));
  talk.markRead();
  hear(line(2, BEA, "ready?"));
  expect(keysOf(table).read).toBe(1);
  expect(new Talk(table, sitDown(0).at).read).toBe(1);
});

it("tells and sounds each line of the others once, and none that was said before we came", () => {
  const play = vi.spyOn(speaker, "play");
  const { talk, hear } = sitDown(0, line(1, BEA, "old news"));
  expect(announcer.said).toEqual([]);
  hear(line(2, BEA, "hello"), line(3, 0, "my own"));
  hear();
  expect(announcer.said.map(({ sentence }) => sentence)).toEqual(["Bea says: hello"]);
  expect(play.mock.calls).toEqual([["talk"]]);
  expect(talk.bubble).toMatchObject({ seat: BEA, text: "hello" });
});

it("leaves it to the chat to be read out where that is visible", () => {
  const play = vi.spyOn(speaker, "play");
  const { talk, wire } = sitDown(0);
  wire.tell(line(1, BEA, "hello"));
  talk.listen(true);
  expect(announcer.said).toEqual([]);
  expect(play.mock.calls).toEqual([["talk"]]);
  expect(talk.bubble).not.toBeNull();
});

it("shows a line at its seat for as long as it takes to read it, or until it is put away", () => {
  const { talk, hear } = sitDown(0);
  hear(line(1, BEA, "hello"));
  vi.advanceTimersByTime(3_900);
  expect(talk.bubble).not.toBeNull();
  vi.advanceTimersByTime(5_200);
  expect(talk.bubble).toBeNull();
  hear(line(2, null, "what a game"));
  expect(talk.bubble).toMatchObject({ seat: null });
  talk.dismiss();
  expect(talk.bubble).toBeNull();
});

it("names whoever watches without a name, and does not take their lines for one's own", () => {
  const { talk, hear } = sitDown(null);
  talk.say("mine");
  hear(line(1, null, "mine"), line(2, null, "somebody else's"));
  expect(announcer.said.map(({ sentence }) => sentence)).toEqual(["A spectator says: somebody else's"]);
  expect(talk.unread).toBe(1);
});

it("does not listen to somebody who is muted, not even after the line was broken", () => {
  const { table, talk, hear, wire } = sitDown(0);
  hear(line(1, BEA, "hello"), line(2, 2, "hi"));
  talk.mute(BEA, true);
  expect(wire.sent.at(-1)).toMatchObject({ t: "mute", seat: BEA, on: true });
  hear(line(3, BEA, "hello?"));
  expect(talk.lines.map(({ text }) => text)).toEqual(["hi"]);
  expect(announcer.said.map(({ sentence }) => sentence)).not.toContain("Bea says: hello?");
  expect(talk.unread).toBe(1);
  const again = new Talk(table, sitDown(0).at);
  again.muteAgain();
  expect(Wire.all.at(-1)?.sent.at(-1)).toMatchObject({ t: "mute", seat: BEA, on: true });
  talk.mute(BEA, false);
  expect(wire.sent.at(-1)).toMatchObject({ t: "mute", seat: BEA, on: false });
  expect(talk.lines).toHaveLength(3);
});

it("takes the bubble of somebody away who is muted", () => {
  const { talk, hear } = sitDown(0);
  hear(line(1, BEA, "hello"));
  talk.mute(2, true);
  expect(talk.bubble).not.toBeNull();
  talk.mute(BEA, true);
  expect(talk.bubble).toBeNull();
});
