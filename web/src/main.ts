import { mount } from "svelte";
import App from "@/app/App.svelte";
import { translator } from "@/app/language/i18n.svelte";
import { router } from "@/app/routing.svelte";
import { speaker } from "@/app/browser/sound.svelte";
import { theme } from "@/app/browser/theme.svelte";
import "@/style.css";

theme.show();
router.begin();
addEventListener("pointerdown", () => speaker.wake(), { once: true });
addEventListener("keydown", () => speaker.wake(), { once: true });
if ("serviceWorker" in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);

// Whoever comes by a link to a table does not wait for its page until the words are there.
if (router.route.page === "table") void import("@/app/table/TablePage.svelte");
const target = document.getElementById("app") as HTMLElement;
await translator.begin();
target.replaceChildren();
mount(App, { target });
