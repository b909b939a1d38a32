/** Links that are passed on: by the device's share sheet, else by the clipboard, else they are shown. */
import { t } from "@/app/language/i18n.svelte";
import { toasts } from "@/app/toasts.svelte";

export async function share(url: string, text: string): Promise<void> {
  if (!navigator.share) return copy(url);
  await navigator.share({ title: "Gelateria", text, url }).catch(() => undefined);
}

export async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toasts.show(t("wait-copied"));
  } catch {
    toasts.show(url);
  }
}
