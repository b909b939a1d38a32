/** An expert's opinion in one sentence and a reason. */
import { t, translator } from "@/lib/i18n.svelte";
import type { Explanation, GameAction } from "@/lib/wire";

/** Why the best option is the best. English has the bot's own reason; others are told the odds. */
export function reasonOf({ options, reason }: Explanation, label: (action: GameAction) => string): string {
  const [best, next] = options;
  if (!best || !next) return t("hint-only");
  if (translator.language === "en") return reason;
  if (best.value === null || next.value === null) return t("hint-one");
  const percent = new Intl.NumberFormat(translator.language, { style: "percent" });
  const other = label(next.action);
  const close = best.value - next.value <= (best.error ?? 0) + (next.error ?? 0);
  if (close) return t("hint-close", { best: percent.format(best.value), other });
  return t("hint-ahead", { best: percent.format(best.value), second: percent.format(next.value), other });
}
