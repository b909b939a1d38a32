/** When it is heard that it is one's turn. */
import { afterEach, expect, it, vi } from "vitest";
import { speaker, type Calling } from "@/app/browser/sound.svelte";
import { recall } from "@/app/browser/storage";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["never", false, 0],
  ["never", true, 0],
  ["away", false, 0],
  ["away", true, 1],
  ["always", false, 1],
  ["always", true, 1],
] satisfies [Calling, boolean, number][])("%s, hidden: %s", (calling, hidden, times) => {
  speaker.call(calling);
  expect(recall("calling", "")).toBe(calling);
  vi.stubGlobal("document", { hidden });
  const play = vi.spyOn(speaker, "play");
  play.mockClear();
  speaker.callToTurn();
  expect(play.mock.calls).toEqual(Array.from({ length: times }, () => ["turn"]));
});

it("has a voice of its own for talk", () => {
  const voices: number[] = [];
  const node = { connect: () => node, gain: ramps(), start: () => undefined, stop: () => undefined };
  function ramps(note?: (value: number) => void) {
    return { setValueAtTime: (value: number) => note?.(value), exponentialRampToValueAtTime: () => undefined };
  }
  class Context {
    state = "running";
    currentTime = 0;
    createOscillator = () => ({ ...node, frequency: ramps((value) => voices.push(value)) });
    createGain = () => node;
  }
  vi.stubGlobal("AudioContext", Context);
  speaker.wake();
  speaker.on = true;
  speaker.play("talk");
  const talk = voices.splice(0);
  speaker.play("turn");
  expect(talk.length).toBeGreaterThan(0);
  expect(talk).not.toEqual(voices);
  speaker.on = false;
  voices.length = 0;
  speaker.play("talk");
  expect(voices).toEqual([]);
});
