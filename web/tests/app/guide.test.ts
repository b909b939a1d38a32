import { expect, it, vi } from "vitest";
import { Guide, type GuideHooks } from "@/app/guide/guide.svelte";
import { Refused, type GuidePlace } from "@/app/server/api";
import type { GameAction, TableView } from "@/app/server/messages";

const view = (turns: number) => ({ turns }) as TableView;
const THROW: GameAction = { type: "throw" };

/** A guide of three lessons: something is done, the coach talks, the end. What was asked is kept. */
function guided(hooks: Partial<GuideHooks> = {}) {
  const ways: (GameAction | null)[][] = [];
  const ask = (_game: string, way: (GameAction | null)[]): Promise<GuidePlace> => {
    ways.push(way);
    const number = way.length;
    if (number === 1 && way[0]?.type !== "throw")
      return Promise.reject(new Refused(422, { code: "not-in-guide", sentence: "Something else." }));
    const steps = [0, 1].map((by) => ({ by, events: [{ type: "threw", seat: by }], view: view(10 + by) }));
    return Promise.resolve({
      lesson: `lesson-${number}`,
      number,
      lessons: 3,
      rule: null,
      points: [],
      seat: 0,
      players: 2,
      options: {},
      fresh: number !== 1,
      steps: number === 1 ? steps : [],
      view: view(number),
      choices: number === 0 ? [{ action: THROW, rule: "geizen.roll" }] : [],
      previews: [],
      over: number === 2,
    });
  };
  const happened = vi.fn<GuideHooks["happened"]>();
  const refused = vi.fn<GuideHooks["refused"]>();
  return { guide: new Guide("geizen", { hold: () => 0, happened, refused, ask, ...hooks }), ways, happened, refused };
}

it("tells the whole way at each step, and shows what happened one after the other", async () => {
  const { guide, ways, happened } = guided();
  await guide.begin();
  expect(guide.choices).toHaveLength(1);
  await guide.act(THROW);
  expect(happened.mock.calls.map(([step]) => step.by)).toEqual([0, 1]);
  expect(guide.view).toEqual(view(1));
  expect(guide.choices).toEqual([]);
  await guide.next();
  expect(guide.place?.over).toBe(true);
  expect(ways).toEqual([[], [THROW], [THROW, null]]);
});

it("begins a new board where a lesson begins elsewhere, and where one goes back", async () => {
  const { guide } = guided();
  await guide.begin();
  const first = guide.scene;
  await guide.act(THROW);
  expect(guide.scene).toBe(first);
  await guide.next();
  expect(guide.scene).toBe(first + 1);
  await guide.back();
  expect([guide.scene, guide.place?.lesson]).toEqual([first + 2, "lesson-1"]);
  await guide.back();
  expect(guide.canGoBack).toBe(false);
});

it("offers the same again after a refusal", async () => {
  const { guide, refused } = guided();
  await guide.begin();
  await guide.act({ type: "fly" });
  expect(refused).toHaveBeenCalledOnce();
  expect(guide.choices).toHaveLength(1);
  expect(guide.place?.lesson).toBe("lesson-0");
});

it("shows the rest at once when somebody is in a hurry", async () => {
  const { guide } = guided({ hold: () => 60_000 });
  await guide.begin();
  const acting = guide.act(THROW);
  await vi.waitFor(() => expect(guide.steps).toHaveLength(1), { timeout: 60_000 });
  guide.hurry();
  await acting;
  expect(guide.view).toEqual(view(1));
});
