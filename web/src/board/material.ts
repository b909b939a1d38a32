/** What lies in a game's box, drawn beside its rules; every number in it comes from the edition. */
import type { Component } from "svelte";

/** A drawing of some of the material. */
export interface Drawing<Edition> {
  Drawing: Component<{ edition: Edition }>;
  /** The parts of the edition that it shows: `board`, or `stars.size` where a table's fields differ. */
  shows: readonly string[];
}

/** By the ids of the rules that they stand under. */
export type Drawings<Edition> = Record<string, Drawing<Edition>>;

/** A game's drawings, whatever its editions look like: the page that shows them got the edition from the same server. */
export type AnyDrawings = Drawings<Record<string, unknown>>;

export function asDrawings<Edition>(drawings: Drawings<Edition>): AnyDrawings {
  return drawings as unknown as AnyDrawings;
}

/** Whether any of these parts is reconstructed, so that a printed copy may differ. */
export function mayDiffer(shows: readonly string[], sources: Record<string, string>): boolean {
  return shows.some((part) => {
    const fields = Object.keys(sources).filter((name) => name === part || name.startsWith(`${part}.`));
    return fields.some((name) => sources[name] === "reconstructed");
  });
}
