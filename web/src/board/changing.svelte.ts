import { untrack } from "svelte";

/** Call it in a board: whenever there is another view (or whatever `value` tells), what was begun in the last one is forgotten. */
export function whenAnother(value: () => unknown, forget: () => void): void {
  $effect(() => {
    value();
    untrack(forget);
  });
}
