/** One tab at a table, against a server that is played by the test. */
import { beforeEach, expect, it, vi } from "vitest";
import { pauseBefore } from "@/app/server/reconnecting";
import { TableConnection } from "@/app/server/table.svelte";
import { Wire } from "../wire";

const THROW = { action: { type: "throw" }, rule: "geizen.roll" };
const VIEW = { awaiting: [0], timer: 0 };
const SNAPSHOT = { number: 4, view: VIEW, hash: "h4", choices: [THROW], decision: 7, can_undo: false };
const ROOM = { t: "room", status: "playing", seats: [{ resigned: false }, { resigned: false }] };
const welcome = (more: object = {}, snapshot: object = {}) => ({
  t: "welcome",
  seat: 0,
  fresh: true,
  steps: [],
  room: ROOM,
  snapshot: { ...SNAPSHOT, ...snapshot },
  clock: { seats: { 0: 10 } },
  chat: [],
  poll: null,
  over: null,
  ...more,
});
const update = (number: number, by: number, choices: object[] = [], decision = number) => ({
  t: "update",
  steps: [{ number, by, events: [{ type: "threw", seat: by, dice: [1] }] }],
  snapshot: { number, view: { ...VIEW, turns: number }, hash: `h${number}`, choices, decision, can_undo: true },
  clock: { seats: {} },
});

const last = () => Wire.all.at(-1) as Wire;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  Wire.all = [];
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("location", { protocol: "https:", host: "play.example" });
});

it("joins with its key, never in the address", () => {
  new TableConnection("abc", "secret", {}, null, "me");
  last().open();
  expect(last().address).toBe("wss://play.example/ws/tables/abc");
  expect(last().sent).toEqual([{ t: "join", key: "secret", client: "me" }]);
});

it("offers what it was told, and nothing while a move is under way", async () => {
  const at = new TableConnection("abc", "secret");
  last().open().tell(welcome());
  expect(at.choices).toEqual([THROW]);
  const answer = at.act(THROW.action);
  expect([at.choices, at.busy]).toEqual([[], true]);
  expect(last().sent.at(-1)).toEqual({ t: "do", n: 2, decision: 7, action: { type: "throw" } });
  last().tell(update(5, 0));
  last().tell({ t: "ack", n: 2 });
  expect(await answer).toBeNull();
  expect([at.busy, at.canUndo, at.view?.turns]).toEqual([false, true, 5]);
});

it("asks once what its choices would do, and hands on what it is told of this snapshot", () => {
  const at = new TableConnection("abc", "secret");
  last().open().tell(welcome());
  expect(last().sent.filter(({ t }) => t === "preview")).toEqual([{ t: "preview", n: 1 }]);
  expect(at.previews).toBeNull();
  const previews = [{ events: [{ type: "threw", seat: 0 }], open: true }];
  last().tell({ t: "previews", n: 1, number: 3, decision: 7, previews });
  expect(at.previews).toBeNull();
  last().tell({ t: "previews", n: 1, number: 4, decision: 7, previews });
  expect(at.previews).toEqual(previews);
  last().tell(update(5, 0));
  expect(at.previews).toBeNull();
  expect(last().sent.filter(({ t }) => t === "preview")).toHaveLength(1);
});

it("asks for no previews in a race, and again after the connection broke", () => {
  new TableConnection("abc", "secret");
  last()
    .open()
    .tell(welcome({ clock: { seats: {}, timer: 9 } }));
  expect(last().sent.some(({ t }) => t === "preview")).toBe(false);
  last().close();
  vi.advanceTimersByTime(20_000);
  last().open().tell(welcome());
  expect(last().sent.filter(({ t }) => t === "preview")).toHaveLength(1);
});

it("offers the same again after a refusal, and tells why", async () => {
  const refused = vi.fn();
  const at = new TableConnection("abc", "secret", { refused });
  last().open().tell(welcome());
  const answer = at.act(THROW.action);
  const problem = { code: "illegal", sentence: "Not now.", rule: "geizen.roll" };
  last().tell({ t: "refused", n: 2, problem });
  expect(await answer).toEqual(problem);
  expect(at.choices).toEqual([THROW]);
  expect(refused).toHaveBeenCalledWith(problem);
});

it("comes back with what it has, and sends again what was not answered", () => {
  const at = new TableConnection("abc", "secret", {}, null, "me");
  last().open().tell(welcome());
  void at.act(THROW.action);
  last().close();
  expect(at.connection).toBe("lost");
  vi.advanceTimersByTime(20_000);
  expect(Wire.all).toHaveLength(2);
  last().open();
  expect(last().sent).toEqual([{ t: "join", key: "secret", client: "me", have: 4, hash: "h4" }]);
  last().tell(welcome({ fresh: false }));
  expect(last().sent.at(-1)).toEqual({ t: "do", n: 2, decision: 7, action: { type: "throw" } });
  expect([at.connection, at.choices]).toEqual(["open", []]);
});

const starting = { t: "room", status: "starting", seats: [], sealed: ["bound"], commitment: "c" };

it("pledges when it comes, gives when it is asked, once, and again if the answer was lost", async () => {
  const give = vi.fn((room: { status: string }) => (room.status === "starting" ? "mine" : undefined));
  const refused = vi.fn();
  new TableConnection("abc", "secret", { refused }, { pledge: "bound", give }, "me");
  last().open();
  expect(last().sent).toEqual([{ t: "join", key: "secret", client: "me", pledge: "bound" }]);
  last().tell(welcome({ snapshot: null }));
  expect(last().sent).toHaveLength(1);
  last().tell(starting);
  last().tell(starting);
  expect(last().sent.slice(1)).toEqual([{ t: "nonce", n: 1, nonce: "mine" }]);
  last().close();
  vi.advanceTimersByTime(20_000);
  last()
    .open()
    .tell(welcome({ room: starting, snapshot: null }));
  expect(last().sent.slice(1)).toEqual([{ t: "nonce", n: 1, nonce: "mine" }]);
  last().tell({ t: "refused", n: 1, problem: { code: "conflict", sentence: "Too late." } });
  expect(refused).not.toHaveBeenCalled();
});

it("gives nothing to a table that it watches", () => {
  const give = vi.fn(() => "mine");
  new TableConnection("abc", "secret", {}, { pledge: "bound", give }, "me");
  last()
    .open()
    .tell(welcome({ seat: null, room: starting }));
  expect(give).not.toHaveBeenCalled();
});

it("does not trust a connection that has fallen silent, or a device that says it has none", () => {
  const at = new TableConnection("abc", "secret");
  last().open().tell(welcome());
  vi.advanceTimersByTime(30_000);
  last().tell({ t: "ping", ping: 1 });
  vi.advanceTimersByTime(30_000);
  expect([at.connection, Wire.all.length]).toEqual(["open", 1]);
  vi.advanceTimersByTime(11_000);
  expect(Wire.all).toHaveLength(2);
  last().open().tell(welcome());
  expect(at.connection).toBe("open");
  at.giveUp();
  expect(at.connection).toBe("lost");
  at.tryNow();
  expect(Wire.all).toHaveLength(3);
  at.close();
});

it("keeps an expert's advice until the decision is another one", async () => {
  const at = new TableConnection("abc", "secret");
  last().open().tell(welcome());
  const asked = at.askForAdvice();
  expect([at.advice, last().sent.at(-1)]).toEqual(["thinking", { t: "hint", n: 2 }]);
  const explanation = { options: [], because: [], clear: true };
  last().tell({ t: "advice", n: 2, decision: 7, explanation });
  await asked;
  expect(at.advice).toEqual(explanation);
  last().tell(update(5, 1, [THROW]));
  expect(at.advice).toBeNull();
  const again = at.askForAdvice();
  last().tell({ t: "refused", n: 4, problem: { code: "forbidden", sentence: "Not here." } });
  await again;
  expect(at.advice).toBeNull();
  void at.askForAdvice();
  last().tell({ t: "advice", n: 5, decision: 7, explanation });
  expect(at.advice, "for a decision that is past").not.toEqual(explanation);
  at.close();
});

it("keeps no advice from before it came back to another decision", () => {
  const at = new TableConnection("abc", "secret");
  last().open().tell(welcome());
  void at.askForAdvice();
  last().tell({ t: "advice", n: 2, decision: 7, explanation: { options: [], because: [], clear: true } });
  for (const [decision, there] of [
    [7, true],
    [9, false],
  ] as const) {
    last().close();
    vi.advanceTimersByTime(20_000);
    last().open().tell(welcome({}, { decision }));
    expect(at.advice !== null).toBe(there);
  }
  at.close();
});

it("shows one update after the other, and the choices when all are shown", () => {
  const at = new TableConnection("abc", "secret", { hold: () => 100 });
  last()
    .open()
    .tell(welcome({}, { choices: [] }));
  last().tell(update(5, 1));
  last().tell(update(6, 1, [THROW]));
  expect([at.view?.turns, at.choices]).toEqual([5, []]);
  vi.advanceTimersByTime(100);
  expect([at.view?.turns, at.choices]).toEqual([6, []]);
  vi.advanceTimersByTime(100);
  expect([at.choices, at.log.length]).toEqual([[THROW], 2]);
});

it("tells how it ended when the last move was shown", () => {
  const at = new TableConnection("abc", "secret", { hold: () => 100 });
  last().open().tell(welcome());
  last().tell(update(5, 1));
  last().tell({ t: "over", places: [] });
  expect(at.over).toBeNull();
  vi.advanceTimersByTime(100);
  expect(at.over).toMatchObject({ places: [] });
});

it("hurries when somebody taps", () => {
  const at = new TableConnection("abc", "secret", { hold: () => 1000 });
  last()
    .open()
    .tell(welcome({}, { choices: [] }));
  for (const number of [5, 6, 7]) last().tell(update(number, 1, [THROW]));
  at.hurry();
  expect([at.view?.turns, at.choices, at.log.length]).toEqual([7, [THROW], 3]);
});

it("begins anew when a step is missing", () => {
  new TableConnection("abc", "secret");
  last().open().tell(welcome());
  last().tell(update(6, 1));
  expect(last().sent.at(-1)).toEqual({ t: "sync", n: 2 });
});

it("moves all that it hurries over at once", () => {
  const happened = vi.fn();
  const at = new TableConnection("abc", "secret", { hold: () => 1000, happened });
  last()
    .open()
    .tell(welcome({}, { choices: [] }));
  for (const number of [5, 6, 7]) last().tell(update(number, 1, [THROW]));
  at.hurry();
  expect(at.steps.map((step) => step.number)).toEqual([6, 7]);
  expect(happened).toHaveBeenCalledTimes(2);
});

it("does not offer again what was done, while its dice still tumble", () => {
  const at = new TableConnection("abc", "secret");
  last().open().tell(welcome());
  void at.act(THROW.action);
  last().tell(update(5, 1, [THROW], 7));
  last().tell({ t: "ack", n: 2 });
  expect([at.choices, at.busy]).toEqual([[], false]);
  last().tell(update(6, 0, [THROW], 8));
  expect(at.choices).toEqual([THROW]);
});

it("comes back when the server has said, and tells why it is away until then", () => {
  const at = new TableConnection("abc", "secret", {}, null, "me");
  const problem = { code: "away", sentence: "Come back soon." };
  last().open().tell(welcome());
  void at.act(THROW.action);
  for (const connections of [1, 2, 3, 4, 5, 6]) {
    last().tell({ t: "goodbye", problem, again: 4 });
    last().close();
    expect([at.connection, at.why]).toEqual(["lost", problem]);
    vi.advanceTimersByTime(3_990);
    expect(Wire.all, "no sooner").toHaveLength(connections);
    vi.advanceTimersByTime(300);
    expect(Wire.all, "and not ever later").toHaveLength(connections + 1);
    last().open();
  }
  last().tell(welcome({ fresh: false }));
  expect([at.connection, at.why]).toEqual(["open", null]);
  expect(last().sent.at(-1)).toEqual({ t: "do", n: 2, decision: 7, action: { type: "throw" } });
});

it.each(["shown-out", "signed-out"])("answers pings, and stays away when it was %s", (code) => {
  const at = new TableConnection("abc", "secret");
  last().open().tell(welcome());
  last().tell({ t: "ping", ping: 3 });
  expect(last().sent.at(-1)).toEqual({ t: "pong", ping: 3 });
  last().tell({ t: "goodbye", problem: { code, sentence: "Your place is given away." }, again: null });
  last().close();
  vi.advanceTimersByTime(60_000);
  expect([at.connection, Wire.all.length]).toEqual(["closed", 1]);
});

it("waits longer each time, and never all at once", () => {
  expect(pauseBefore(0, () => 1)).toBe(250);
  expect(pauseBefore(3, () => 1)).toBe(2000);
  expect(pauseBefore(30, () => 1)).toBe(15_000);
  expect(pauseBefore(30, () => 0)).toBe(0);
});

it.each([
  ["somebody has paused", { paused: { by: 1, begun: true } }],
  ["the game ends", { status: "ending" }],
  ["I have given up", { seats: [{ resigned: true }, { resigned: false }] }],
])("offers nothing that would be refused when %s", (_, change) => {
  const at = new TableConnection("abc", "secret");
  last()
    .open()
    .tell(welcome({}, { can_undo: true }));
  expect([at.choices, at.canUndo]).toEqual([[THROW], true]);
  last().tell({ ...ROOM, ...change });
  expect([at.choices, at.canUndo]).toEqual([[], false]);
  last().tell(ROOM);
  expect([at.choices, at.canUndo]).toEqual([[THROW], true]);
});

it("races on to the end of the round before a pause", () => {
  const at = new TableConnection("abc", "secret");
  last().open().tell(welcome());
  last().tell({ ...ROOM, paused: { by: 1, begun: false } });
  expect(at.choices).toEqual([THROW]);
});

it("knows what is asked and what came of it", () => {
  const at = new TableConnection("abc", "secret");
  last().open().tell(welcome());
  const poll = { t: "poll", poll: 1, what: "end", by: 1, agreed: [1], open: true, asked: [0, 1] };
  last().tell(poll);
  expect([at.poll?.what, at.answer]).toEqual(["end", null]);
  last().tell({ ...poll, open: false, outcome: "lapsed" });
  expect([at.poll, at.answer?.outcome]).toEqual([null, "lapsed"]);
});

/** An update that is told in two parts. */
const inParts = () => {
  const [told, whole] = [
    { type: "laid", seat: 1 },
    { type: "took", seat: 1 },
  ];
  const message = update(5, 1, [THROW]);
  message.steps = [{ number: 5, by: 1, events: [told, whole] as never }];
  const part = (event: object) => [{ number: 5, by: 1, events: [event] }] as never;
  const beats = vi.fn((_steps: unknown, before: object, view: object) => [
    { steps: part(told), view: { ...before, turns: 4 } as never },
    { steps: part(whole), view: view as never },
  ]);
  return { message, beats };
};
const kinds = (at: TableConnection) => at.log.map(({ events }) => events.map(({ type }) => type).join(" "));

it("shows what happened at once beat by beat, offers after the last, and notes it as one step", () => {
  const { message, beats } = inParts();
  const shown = vi.fn();
  const at = new TableConnection("abc", "secret", { beats, hold: () => 500, shown });
  last().open().tell(welcome());
  last().tell(message);
  expect([at.view?.turns, kinds(at), at.told?.[0]?.events[0]?.type, at.choices]).toEqual([4, ["laid"], "laid", []]);
  vi.advanceTimersByTime(500);
  expect([at.view?.turns, kinds(at), at.told?.[0]?.events[0]?.type, at.choices]).toEqual([
    5,
    ["laid took"],
    "took",
    [],
  ]);
  vi.advanceTimersByTime(500);
  expect([at.told, at.choices]).toEqual([null, [THROW]]);
  expect(shown.mock.calls.map(([, before, after]) => [before.turns, after.turns])).toEqual([
    [undefined, 4],
    [4, 5],
  ]);
});

it("shows the rest at once to somebody in a hurry", () => {
  const { message, beats } = inParts();
  const at = new TableConnection("abc", "secret", { beats, hold: () => 500 });
  last().open().tell(welcome());
  last().tell(message);
  at.hurry();
  expect([at.view?.turns, kinds(at), at.told, at.choices]).toEqual([5, ["laid took"], null, [THROW]]);
});

it("tells nothing in parts in a race, with few seconds left, or far behind", () => {
  const { message, beats } = inParts();
  const at = new TableConnection("abc", "secret", { beats, hold: () => 500 });
  last().open().tell(welcome());
  last().tell({ ...message, clock: { seats: {}, timer: 9 } });
  at.hurry();
  last().tell({ ...update(6, 1), clock: { seats: { 0: 12 } } });
  at.hurry();
  expect(beats).not.toHaveBeenCalled();
  last().tell({ ...update(7, 1), clock: { seats: { 0: 90 } } });
  expect(beats).toHaveBeenCalledOnce();
});

it("keeps steps as they are told from now on, whether they come live or after a break", () => {
  const at = new TableConnection("abc", "secret", {}, null, "me");
  const took = (number: number, card: string | null) => ({
    number,
    by: 1,
    events: [{ type: "took", seat: 1, card, cells: card ? [0] : [] }],
  });
  last()
    .open()
    .tell(welcome({ steps: [took(3, "sugar"), took(4, "cone")] }));
  const live = update(5, 1);
  last().tell({ ...live, steps: [{ ...live.steps[0], retold: [took(3, null)] }] });
  const told = () => at.log.slice(0, 2).map(({ events }) => events[0]);
  expect(told()).toMatchObject([{ card: null }, { card: "cone" }]);
  last().close();
  vi.advanceTimersByTime(20_000);
  const missed = { number: 6, by: 0, events: [], retold: [took(4, null), took(1, null)] };
  last()
    .open()
    .tell(welcome({ fresh: false, steps: [missed] }, { number: 6 }));
  expect(told()).toMatchObject([{ card: null }, { card: null }]);
  expect(at.log.map(({ number }) => number)).toEqual([3, 4, 5, 6]);
});
