import { t } from "@/app/language/i18n.svelte";

/** Seconds that can be chosen; 0 is never. */
export const STAND_INS = [30, 60, 120, 300, 0];

export function waitInWords(seconds: number): string {
  if (!seconds) return t("stand-in-never");
  return seconds % 60 ? t("stand-in-seconds", { seconds }) : t("stand-in-minutes", { minutes: seconds / 60 });
}
