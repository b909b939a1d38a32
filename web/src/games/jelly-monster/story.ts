/** How a round was scored, district by district: out of the events that came at once. */
import { changed } from "@/games/jelly-monster/city";
import type { District, Event, View } from "@/generated/jelly-monster";

export interface Gain {
  jelly: number;
  capsules: number;
}

/** What one district brought; 0 is the city centre, and after the last round -1 the opening of the capsules. */
export interface Chapter {
  district: number;
  control: number[];
  /** By seat; only those for whom something changed. */
  gains: Record<number, Gain>;
  events: Event[];
}

export interface Story {
  round: number;
  /** The city as it stood when the round was over. */
  districts: District[];
  /** Dice in the city centre, by seat. */
  centre: number[];
  chapters: Chapter[];
  complete: boolean;
}

/** How long a district is told, in milliseconds. */
export const CHAPTER = 1100;
export const CENTRE = 0;
export const CAPSULES = -1;

/** The story with what has happened now; `before` is the view from before it. Null while a round is under way. */
export function tellOn(story: Story | null, before: View | null, events: readonly Event[]): Story | null {
  let told = story && !story.complete ? story : null;
  let districts = before?.districts ?? [];
  let centre = before?.seats.map((player) => player.centre) ?? [];
  for (const event of events) {
    if (told && !told.complete) {
      told = withEvent(told, event);
    } else if (event.type === "closed" && before) {
      told = { round: before.turns + 1, districts, centre, chapters: [], complete: false };
    } else if (!told) {
      districts = changed(districts, event);
      if (event.type === "removed") centre = centre.map((dice, seat) => dice + Number(seat === event.owner));
    }
  }
  return told ?? (story?.complete && !events.some(({ type }) => type === "started") ? story : null);
}

function withEvent(story: Story, event: Event): Story {
  if (event.type === "began" || event.type === "ended") return { ...story, complete: true };
  const last = story.chapters.at(-1);
  const district = placeOf(event) ?? last?.district;
  if (district === undefined) return story;
  const chapter = last?.district === district ? last : { district, control: [], gains: {}, events: [] };
  const earlier = chapter === last ? story.chapters.slice(0, -1) : story.chapters;
  const districts = changed(story.districts, event);
  return { ...story, districts, chapters: [...earlier, inChapter(chapter, event)] };
}

function placeOf(event: Event): number | undefined {
  if (event.type === "opened") return CAPSULES;
  return event.type === "cancelled" || event.type === "controlled" ? event.district : undefined;
}

function inChapter(chapter: Chapter, event: Event): Chapter {
  const gains = { ...chapter.gains };
  const add = (seat: number, jelly: number, capsules = 0) => {
    const had = gains[seat] ?? { jelly: 0, capsules: 0 };
    gains[seat] = { jelly: had.jelly + jelly, capsules: had.capsules + capsules };
  };
  if (event.type === "gained" || event.type === "opened") add(event.seat, event.jelly);
  else if (event.type === "drew") add(event.seat, 0, 1);
  else if (event.type === "lost") add(event.seat, 0, -1);
  else if (event.type === "paid") {
    add(event.seat, -event.jelly);
    add(event.to, event.jelly);
  }
  const control = event.type === "controlled" ? event.seats : chapter.control;
  return { ...chapter, control, gains, events: [...chapter.events, event] };
}

/** What the whole round has brought so far. */
export function total(chapters: readonly Chapter[]): Record<number, Gain> {
  const sums: Record<number, Gain> = {};
  for (const { gains } of chapters)
    for (const [seat, gain] of Object.entries(gains)) {
      const had = sums[Number(seat)] ?? { jelly: 0, capsules: 0 };
      sums[Number(seat)] = { jelly: had.jelly + gain.jelly, capsules: had.capsules + gain.capsules };
    }
  return sums;
}
