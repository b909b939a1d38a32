import { expect, it } from "vitest";
import { friendlyName } from "@/app/person.svelte";
import { placeOf } from "@/app/routing.svelte";
import { ruleAddress } from "@/app/language/rules";

it("reads every address of ours, and no other", () => {
  expect(placeOf("/")).toEqual({ page: "front" });
  expect(placeOf("/table/abcdefghjk")).toEqual({ page: "table", table: "abcdefghjk" });
  expect(placeOf("/rules/gelato-mio")).toEqual({ page: "rules", game: "gelato-mio" });
  expect(placeOf("/guide/gelati")).toEqual({ page: "guide", game: "gelati" });
  expect(placeOf("/guide")).toEqual({ page: "lost" });
  expect(placeOf("/replay")).toEqual({ page: "replay" });
  expect(placeOf("/rules")).toEqual({ page: "lost" });
  expect(placeOf("/table/a/b")).toEqual({ page: "lost" });
});

it("finds the page of a rule by its id", () => {
  expect(ruleAddress("mio.draw")).toBe("/rules/gelato-mio#mio.draw");
  expect(ruleAddress("table.seats", "gelati")).toBe("/rules/gelati#table.seats");
});

it("gives everybody a friendly name that fits", () => {
  expect(friendlyName(() => 0)).toBe("Amarena 1");
  expect(friendlyName(() => 0.999).length).toBeLessThanOrEqual(20);
});
