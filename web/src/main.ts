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

// Whoever comes by a link to a table does not wait for its page until the words are there.
if (router.place.page === "table") void import("@/pages/TablePage.svelte");
const target = document.getElementById("app") as HTMLElement;
await translator.begin();
target.replaceChildren();
mount(App, { target });
