import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ask, OFFLINE, Refused } from "@/app/server/api";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const lost = () => Promise.reject(new TypeError("Failed to fetch"));

test.each([
  ["before its answer", lost],
  ["in the middle of it", () => Promise.resolve({ ok: true, status: 200, text: lost })],
])("a server that is gone %s is offline", async (_, fetch) => {
  vi.stubGlobal("fetch", fetch);
  await expect(ask("GET", "/games")).rejects.toEqual(new Refused(0, OFFLINE));
});

describe("a server whose database is away", () => {
  const AWAY = { code: "away", sentence: "Come back soon." };
  const away = () =>
    Promise.resolve(new Response(JSON.stringify({ error: AWAY }), { status: 503, headers: { "retry-after": "3" } }));
  const well = () => Promise.resolve(new Response("[1]"));

  test("is asked again when it says", async () => {
    const fetch = vi.fn().mockImplementationOnce(away).mockImplementation(well);
    vi.stubGlobal("fetch", fetch);
    const answer = ask("GET", "/games");
    await vi.advanceTimersByTimeAsync(2_900);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await answer).toEqual([1]);
  });

  test("is not asked for ever", async () => {
    const fetch = vi.fn(away);
    vi.stubGlobal("fetch", fetch);
    const answer = ask("GET", "/games").catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    const refused = (await answer) as Refused;
    expect([refused.problem, refused.again, refused.isAway]).toEqual([AWAY, 3, true]);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  test("is told once what would change something: it may have been done", async () => {
    const fetch = vi.fn(away);
    vi.stubGlobal("fetch", fetch);
    await expect(ask("POST", "/tables", {})).rejects.toEqual(new Refused(503, AWAY, 3));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("that a proxy stands before is offline", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("<h1>Bad Gateway</h1>", { status: 502 })));
    await expect(ask("GET", "/games")).rejects.toEqual(new Refused(502, OFFLINE));
  });
});
