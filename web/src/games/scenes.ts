/** The pictures on the games' cards, all in one file: they are fetched when the first is near. */
import type { Component } from "svelte";

const SCENES = import.meta.glob<Component>("./*/Scene.svelte", { eager: true, import: "default" });

export function sceneOf(slug: string): Component | undefined {
  return SCENES[`./${slug}/Scene.svelte`];
}
