/** What a game did to somebody's rating, or why it did nothing. */
import { t } from "@/app/language/i18n.svelte";
import type { Place } from "@/app/server/messages";

/** From before to after, where it was rated. */
export function ratingOf({ before, after }: Place): string {
  return before === undefined || after === undefined ? "" : `${before} → ${after}`;
}

/** Why it does not count, or not in full. Nobody asks that of a table that was not for ratings. */
export function whyNotRated({ unrated, worth = 1 }: Place): string {
  if (unrated) return unrated === "casual" ? "" : t(`over-unrated-${unrated}`);
  return worth < 1 ? t("over-counts", { percent: Math.round(100 * worth) }) : "";
}
