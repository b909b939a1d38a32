/** What the bar says: what is wanted, what goes on, and what a round has brought. */
import { t, together } from "@/app/language/i18n.svelte";
import { signed } from "@/app/language/signed";
import type { BarButton, Telling } from "@/board/Bar.svelte";
import type { BoardProps } from "@/board/board";
import { askOf, sentenceOf } from "@/board/sentences";
import { COUNTDOWN } from "@/games/jelly-monster/sand.svelte";
import { CAPSULES, total, type Gain } from "@/games/jelly-monster/story";
import type { Storyteller } from "@/games/jelly-monster/storyteller.svelte";
import type { Turn } from "@/games/jelly-monster/turn.svelte";
import { neighboursOf, prospectInWords, rewardInWords, words } from "@/games/jelly-monster/words";
import type { Action, Event, View } from "@/generated/jelly-monster";

/** What it is said of. */
interface Here extends Pick<
  BoardProps<View, Action, Event>,
  "view" | "choices" | "seat" | "names" | "advised" | "act"
> {
  turn: Turn;
  teller: Storyteller;
  onready: () => void;
}

export function telling(here: Here): Telling | null {
  const { view, choices, seat, names, turn } = here;
  const { own, can, die, underWay, eager } = turn;
  const sentence = askOf("jelly-monster", view, seat, names, words);
  if (view.timer === COUNTDOWN) return { sentence: t("jelly-monster-countdown") };
  if (view.phase === "score") return scoring(here, sentence);
  if (here.teller.story && !view.winners.length) return scored(here, sentence);
  if (view.phase === "over" || seat === null) return null;
  if (can.has("ready"))
    return { sentence, more: t("jelly-monster-hint-ready"), buttons: [...reading(here), ready(here)] };
  if (view.phase === "ready")
    return { sentence: t("jelly-monster-wait-ready", { names: awaited(here) }), buttons: reading(here) };
  if (underWay?.kind === "throw") return { sentence: t("jelly-monster-tumbling"), buttons: [throwing(here, true)] };
  if (turn.waitsForThrow) return { sentence: t("jelly-monster-placing"), buttons: [throwing(here, eager)] };
  if (!choices.length)
    return { sentence: t("jelly-monster-wait-place", { names: awaited(here) }), more: informed(here) };
  if (!own?.loose) return ending(here, sentence);
  if (!view.thrown.length) return { sentence, more: informed(here), buttons: [throwing(here)] };
  const again = can.has("pass") ? passing(here) : can.has("throw") ? throwing(here) : null;
  const buttons = again ? [{ ...again, main: die === undefined }] : [];
  return { sentence: placing(turn, sentence), more: informed(here), buttons };
}

function placing({ die, aimed, effects }: Turn, sentence: string): string {
  if (effects.length) return t("jelly-monster-hint-effect", { die: die ?? 0, district: aimed ?? 0 });
  return die === undefined ? sentence : t("jelly-monster-hint-district", { die });
}

/** The quiet line: what the die would make where it is aimed, the rewards of a district that was asked about, or what goes on. */
function informed({ view, seat, turn: { asked, aimed, prospects } }: Here): string {
  const prospect = prospects.get(aimed ?? 0);
  if (prospect) return prospectInWords(prospect, seat);
  const district = asked === null ? undefined : view.districts[asked - 1];
  if (!district) return view.turned ? t("jelly-monster-hurry") : "";
  const zones = district.zones.map((zone) => rewardInWords(zone, neighboursOf(district)));
  return t("jelly-monster-zones", { number: asked ?? 0, zones: zones.join(" · ") });
}

function awaited({ view, names }: Here): string {
  return together(view.awaiting.map((other) => names[other] ?? ""));
}

// Its buttons ---------------------------------------------------------------------------------------

function ready({ advised, onready }: Here): BarButton {
  return { label: t("jelly-monster-do-ready"), main: true, advised: advised?.type === "ready", onclick: onready };
}

/** The scoring of the last round again, page by page: before the next one there is time. */
function reading({ view, teller }: Here): BarButton[] {
  if (view.phase !== "ready") return [];
  if (teller.turning) return [{ label: t("jelly-monster-next-page"), onclick: () => teller.turnPage() }];
  return teller.canBeReadAgain ? [{ label: t("jelly-monster-read-again"), onclick: () => teller.readAgain() }] : [];
}

function passing({ advised, turn }: Here): BarButton {
  return { label: t("jelly-monster-do-pass"), advised: advised?.type === "pass", onclick: () => turn.pass() };
}

function throwing({ view, advised, turn }: Here, disabled = false): BarButton {
  const again = view.thrown.length > 0 && !turn.underWay;
  return {
    label: t(again ? "jelly-monster-again" : "jelly-monster-do-throw"),
    main: true,
    disabled,
    advised: again && advised?.type === "throw", // else the dice themselves are marked
    onclick: () => turn.throwDice(),
  };
}

function ending(here: Here, sentence: string): Telling {
  const { advised, act, turn } = here;
  const turnIt: BarButton = {
    label: t("jelly-monster-do-turn"),
    main: true,
    advised: advised?.type === "turn",
    onclick: () => act({ type: "turn" }),
  };
  const done: BarButton = {
    label: t("jelly-monster-do-done"),
    advised: advised?.type === "done",
    onclick: () => act({ type: "done" }),
  };
  return {
    sentence,
    more: turn.seals.length ? t("jelly-monster-hint-seal") : informed(here),
    buttons: [...(turn.can.has("turn") ? [turnIt] : []), ...(turn.can.has("done") ? [done] : [])],
  };
}

// What a round has brought --------------------------------------------------------------------------

function scoring(here: Here, sentence: string): Telling {
  const buttons = here.turn.ways.map((action) => ({
    label: t("jelly-monster-do-choose", { way: action.way, pays: action.pays ?? 0 }),
    onclick: () => here.act(action),
  }));
  return { sentence, more: chapterTold(here) ?? "", buttons };
}

/** A round is scored: first every district, then all together. */
function scored(here: Here, sentence: string): Telling {
  const { view, names, turn, teller } = here;
  const chapters = teller.story?.chapters ?? [];
  const going = teller.told < chapters.length || teller.turning;
  const buttons = turn.can.has("ready")
    ? [...reading(here), ready(here)]
    : view.phase === "ready"
      ? reading(here)
      : view.calm && view.phase === "place"
        ? [onward(here)]
        : [];
  if (going || view.phase === "over") {
    const gains = chapters[teller.told - 1]?.gains ?? {};
    return { sentence: chapterTold(here) ?? sentence, more: gainsInWords(gains, names), buttons };
  }
  return {
    sentence: t("jelly-monster-scored", { round: teller.story?.round ?? 0 }),
    more: gainsInWords(total(chapters), names),
    buttons,
  };
}

function onward({ view, teller }: Here): BarButton {
  return { label: t("jelly-monster-on", { round: view.turns + 1 }), main: true, onclick: () => teller.close() };
}

function chapterTold({ names, teller }: Here): string | null {
  const chapter = teller.story?.chapters[teller.told - 1];
  if (!chapter) return null;
  if (chapter.district === CAPSULES) return t("jelly-monster-capsules-open");
  const control = chapter.events.find((event) => event.type === "controlled") ?? chapter.events[0];
  return control ? sentenceOf("jelly-monster", control, names, words) : null;
}

function gainsInWords(gains: Record<number, Gain>, names: string[]): string {
  const all = Object.entries(gains).map(([player, { jelly, capsules }]) =>
    t("jelly-monster-gain", {
      name: names[Number(player)] ?? "",
      jelly: signed(jelly),
      how: !capsules ? "jelly" : jelly ? "both" : "capsules",
      capsules,
    }),
  );
  return all.join(" · ");
}
