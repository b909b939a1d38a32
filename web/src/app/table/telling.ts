/** What the bar of a table says: what the board tells it, unless something is more pressing. */
import { t } from "@/app/language/i18n.svelte";
import type { Explanation, GameAction, TableView } from "@/app/server/messages";
import type { TableConnection } from "@/app/server/table.svelte";
import { reasonOf } from "@/board/advice";
import type { Telling } from "@/board/Bar.svelte";
import type { GameModule } from "@/board/board";
import { askOf, labelOf } from "@/board/sentences";

/** What the server says when it is away for a while: the connection is not to blame. */
const COMES_BACK = new Set(["away", "restarting"]);

export interface Barside {
  game: string;
  module: GameModule | null;
  names: string[];
  /** What the board tells. */
  told: Telling | null;
  /** What an expert would do, if somebody asked. */
  advised: Explanation | null;
  /** What is being shown just now. */
  shown: Telling | null;
  /** A bot has my seat. */
  playedFor: boolean;
  /** I have given up. */
  resigned: boolean;
  /** So many moves a bot has made for me while I was away. */
  missed: number;
  /** Somebody waits for me, and a bot will answer in my place. */
  late: boolean;
}

export function tellingOf(at: TableConnection, beside: Barside): Telling {
  const { told, playedFor } = beside;
  if (at.connection === "lost") {
    const sentence = at.why && COMES_BACK.has(at.why.code) ? t(`problem-${at.why.code}`) : t("bar-gone");
    return { sentence, more: t("bar-gone-more"), buttons: told?.buttons };
  }
  if (at.over && !at.view?.winners.length) return { sentence: t("over-title") };
  if (at.room?.paused?.begun && !at.over) return { sentence: t("bar-paused") };
  if (beside.resigned && !at.over) return { sentence: t("bar-resigned") };
  if (beside.advised && at.view) return adviceTelling(at, at.view, beside.advised, beside);
  const back = { label: t("bar-back"), main: true, onclick: () => void at.send({ t: "here" }) };
  if (playedFor && !at.choices.length) return { sentence: t("bar-stand-in"), buttons: [back] };
  if (beside.shown && !at.choices.length) return beside.shown;
  if (told && playedFor) return { ...told, more: t("bar-stand-in") };
  if (told && beside.late) return { ...told, more: t("bar-others-wait") };
  const more = beside.missed ? { more: t("bar-played-for", { moves: beside.missed }) } : {};
  if (told) return { ...told, ...more };
  if (!at.view) return { sentence: "" };
  return { sentence: askOf(beside.game, at.view, at.seat, beside.names, beside.module?.words), ...more };
}

/** What is told just now, in the order in which it happened: a sentence and the one after it. */
export function shownTelling(sentences: readonly string[]): Telling | null {
  const [sentence, more] = sentences;
  return sentence ? { sentence, more } : null;
}

function adviceTelling(at: TableConnection, view: TableView, advice: Explanation, beside: Barside): Telling {
  const { game, names, module } = beside;
  const label = (action: GameAction) => labelOf(game, action, view, names, module?.words);
  const best = advice.options[0]?.action as GameAction;
  return {
    sentence: t("hint-best", { action: label(best) }),
    more: reasonOf(game, advice, label),
    buttons: [
      { label: t("hint-thanks"), onclick: () => (at.advice = null) },
      {
        label: t("hint-do"),
        main: true,
        advised: beside.told?.buttons?.some((button) => button.advised),
        onclick: () => void at.act(best),
      },
    ],
  };
}
