import { afterEach, expect, test, vi } from "vitest";
import { ask, OFFLINE, Refused } from "@/app/server/api";

afterEach(() => vi.unstubAllGlobals());

const lost = () => Promise.reject(new TypeError("Failed to fetch"));

test.each([
  ["before its answer", lost],
  ["in the middle of it", () => Promise.resolve({ ok: true, status: 200, text: lost })],
])("a server that is gone %s is offline", async (_, fetch) => {
  vi.stubGlobal("fetch", fetch);
  await expect(ask("GET", "/games")).rejects.toEqual(new Refused(0, OFFLINE));
});
