/** The pictures on the games' cards, all in one file: they are fetched when the first is near. */
import type { Component } from "svelte";
import SCENES from "virtual:games/scenes";

export function sceneOf(slug: string): Component | undefined {
  return SCENES[slug];
}
