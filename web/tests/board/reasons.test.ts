/** Why something happened: the browser chooses the rule that Python would. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import type { Reasons } from "@/app/server/api";
import type { GameEvent } from "@/app/server/messages";
import { ruleFor } from "@/board/reasons";

const file = fileURLToPath(new URL("../../../tests/vectors/reasons.json", import.meta.url));
const { reasons, cases } = JSON.parse(readFileSync(file, "utf-8")) as {
  reasons: Reasons;
  cases: { event: GameEvent; rule: string | null }[];
};

it.each(cases.map(({ event, rule }) => [JSON.stringify(event), rule, event] as const))("%s is %s", (_, rule, event) => {
  expect(ruleFor(reasons, event) ?? null).toBe(rule);
});
