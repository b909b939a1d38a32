import { mount } from "svelte";
import App from "@/App.svelte";
import { translator } from "@/lib/i18n.svelte";
import { router } from "@/lib/routing.svelte";
import { speaker } from "@/lib/sound.svelte";
import { theme } from "@/lib/theme.svelte";
import "@/style.css";

theme.show();
router.begin();
addEventListener("pointerdown", () => speaker.wake(), { once: true });
addEventListener("keydown", () => speaker.wake(), { once: true });
if ("serviceWorker" in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);

await translator.begin();
mount(App, { target: document.getElementById("app") as HTMLElement });
