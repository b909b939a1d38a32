/** What is said of a question to all: to whoever asked, to those who are asked, and to all when it is answered. */
import { t } from "@/app/language/i18n.svelte";
import type { Poll } from "@/app/server/messages";

export function questionOf({ what, by }: Poll, seat: number | null, names: string[]): string {
  return by === seat ? t(`poll-own-${what}`) : t(`poll-${what}`, { name: names[by] ?? "" });
}

/** Who has not answered yet. */
export function waitsFor(poll: Poll, names: string[]): string[] {
  return poll.asked.filter((seat) => !poll.agreed.includes(seat)).map((seat) => names[seat] ?? "");
}

export function answerOf({ what, outcome, refused_by, by }: Poll, seat: number | null, names: string[]): string {
  if (outcome === "agreed") return t(`poll-agreed-${what}`);
  if (outcome === "lapsed") return t("poll-lapsed");
  if (outcome !== "refused") return t("poll-overtaken");
  if (refused_by === seat) return t("poll-refused-you", { name: names[by] ?? "" });
  return t("poll-refused", { name: names[refused_by ?? -1] ?? "" });
}
