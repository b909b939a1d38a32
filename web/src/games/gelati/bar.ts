/** What the bar says: what is wanted, what a place is worth, how a trade goes on, and what has just happened. */
import { t, together } from "@/app/language/i18n.svelte";
import type { BarButton, Telling } from "@/board/Bar.svelte";
import type { BoardProps } from "@/board/board";
import { askOf, sentenceOf } from "@/board/sentences";
import type { Turn } from "@/games/gelati/turn.svelte";
import { iceName, kindName, words } from "@/games/gelati/words";
import type { Action, Event, Spot, View } from "@/generated/gelati";

/** What it is said of. */
interface Here extends Pick<BoardProps<View, Action, Event>, "view" | "choices" | "seat" | "names" | "advised"> {
  events: Event[];
  turn: Turn;
  ontrade: () => void;
}

/** What says most comes first. */
const WEIGHTIEST: Event["type"][] = [
  "ended",
  "fulfilled",
  "earned",
  "missed",
  "passed",
  "swapped",
  "showed",
  "traded",
  "scored",
  "placed",
];

export function telling(here: Here): Telling {
  const { view, choices, seat, names, turn } = here;
  const sentence = askOf("gelati", view, seat, names, words);
  if (turn.canPlace) {
    const spot = turn.tapped ?? turn.looked;
    const placing = { label: t("gelati-place-it"), main: true, onclick: () => turn.tapped && turn.place(turn.tapped) };
    const more = spot ? worth(turn, spot) : t("gelati-hint-place");
    return { sentence, more, buttons: turn.tapped ? [placing] : [] };
  }
  if (turn.canSwap)
    return {
      sentence,
      more: turn.tile === null ? "" : iceName(turn.tile),
      buttons: [{ label: t("gelati-swap-it"), main: true, onclick: () => turn.swap() }],
    };
  if (choices.length) return { sentence, more: hint(here), buttons: orderButtons(here) };
  return { sentence, more: latest(here) };
}

function orderButtons({ advised, turn, ontrade }: Here): BarButton[] {
  const { serving, trading } = turn;
  const serve = { label: t("gelati-serve"), main: true, onclick: () => turn.serve() };
  const trade = { label: t("gelati-trade"), onclick: ontrade };
  const back = {
    label: t("gelati-put-back"),
    main: serving === null,
    disabled: trading.returning === null,
    onclick: () => trading.putBack(),
  };
  const go = {
    label: t("gelati-do-done"),
    main: serving === null,
    advised: advised?.type === "done",
    onclick: () => turn.end(),
  };
  return [
    ...(serving !== null ? [serve] : trading.trades.length ? [trade] : []),
    ...(turn.canEnd ? [go] : trading.discards.size ? [back] : []),
  ];
}

function worth(turn: Turn, spot: Spot): string {
  const rows = turn.rowsAt(spot);
  const said = { points: spot.points, sides: spot.sides };
  if (!rows.length) return t("gelati-worth", said);
  return t("gelati-worth-row", { ...said, kinds: together(rows.map((row) => kindName(row.kind))) });
}

function hint({ view, turn: { serving, trading } }: Here): string {
  const { picked, want, returning } = trading;
  if (serving !== null && !picked.length && want === null)
    return t("gelati-hint-serve", { ice: iceName(serving), points: view.order_points });
  if (picked.length === 2) return t("gelati-hint-take");
  if (returning !== null) return t("gelati-hint-back", { kind: kindName(returning) });
  if (want !== null) return t("gelati-hint-give", { kind: kindName(want) });
  if (picked.length === 1) return t("gelati-hint-second");
  return trading.trades.length ? t("gelati-hint-trade") : "";
}

/** The one sentence about what happened that says most. */
function latest({ events, names, seat }: Here): string {
  const told = WEIGHTIEST.flatMap((type) => events.find((event) => event.type === type) ?? [])[0];
  return told ? sentenceOf("gelati", told, names, words, seat) : "";
}
