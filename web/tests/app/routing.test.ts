import { expect, it } from "vitest";
import { friendlyName } from "@/app/person.svelte";
import { routeOf } from "@/app/routing.svelte";
import { ruleAddress } from "@/app/rules/addresses";

it("reads every address of ours, and no other", () => {
  expect(routeOf("/")).toEqual({ page: "front" });
  expect(routeOf("/table/abcdefghjk")).toEqual({ page: "table", table: "abcdefghjk" });
  expect(routeOf("/rules/gelato-mio")).toEqual({ page: "rules", game: "gelato-mio" });
  expect(routeOf("/guide/gelati")).toEqual({ page: "guide", game: "gelati" });
  expect(routeOf("/guide")).toEqual({ page: "lost" });
  expect(routeOf("/replay")).toEqual({ page: "replay" });
  expect(routeOf("/rules")).toEqual({ page: "lost" });
  expect(routeOf("/table/a/b")).toEqual({ page: "lost" });
});

it("finds the page of a rule by its id", () => {
  expect(ruleAddress("mio.draw")).toBe("/rules/gelato-mio#mio.draw");
  expect(ruleAddress("table.seats", "gelati")).toBe("/rules/gelati#table.seats");
});

it("gives everybody a friendly name that fits", () => {
  expect(friendlyName(() => 0)).toBe("Amarena 1");
  expect(friendlyName(() => 0.999).length).toBeLessThanOrEqual(20);
});
