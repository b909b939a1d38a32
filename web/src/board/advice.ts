/** An expert's opinion of a choice, in the words of the board. */
import { t, together, translator } from "@/app/language/i18n.svelte";
import type { Because, Explanation, GameAction } from "@/app/server/messages";

/** So many letters are three lines on a phone. */
const ROOM = 140;

/** How good the best option is, how it compares with the second, and what speaks for it, the weightiest at least. */
export function reasonOf(game: string, advice: Explanation, label: (action: GameAction) => string): string {
  const odds = oddsOf(advice, label);
  const tell = (because: Because[]) => [odds, ...sentencesFor(game, because)].join(" ");
  const whole = tell(advice.because);
  return whole.length > ROOM ? tell(advice.because.slice(0, 1)) : whole;
}

function oddsOf({ options, clear }: Explanation, label: (action: GameAction) => string): string {
  const [best, next] = options;
  if (!best || !next) return t("hint-only");
  if (best.value === null || next.value === null) return t("hint-one");
  const percent = new Intl.NumberFormat(translator.language, { style: "percent" });
  const words = { best: percent.format(best.value), second: percent.format(next.value), other: label(next.action) };
  if (words.other === label(best.action)) return t("hint-odds", words); // the same from another place
  return clear ? t("hint-ahead", words) : t("hint-close", words);
}

/** What one gains in one sentence, what the others miss in another. */
function sentencesFor(game: string, because: Because[]): string[] {
  const idOf = ({ feature }: Because) => `${game}-why-${feature.replaceAll("_", "-")}`;
  const known = because.filter((item) => translator.knows(idOf(item)));
  return [...new Set(known.map(({ whose }) => whose))].map((whose) => {
    const what = together(known.filter((item) => item.whose === whose).map((item) => t(idOf(item))));
    return whose === "own" ? t("hint-own", { what }) : t("hint-others", { what });
  });
}
