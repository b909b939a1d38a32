// Without a server: show the language that was chosen here, or the browser's; and go on when somebody answers again.
const wishes = [...navigator.languages];
try {
  wishes.unshift(JSON.parse(localStorage.getItem("gelateria.language")) ?? "");
} catch {
  // Where nothing is remembered, the browser's wish counts.
}
const sections = [...document.querySelectorAll("section")];
const found = wishes.map((wish) => sections.find((one) => one.lang === wish.slice(0, 2))).find(Boolean);
for (const one of sections) one.hidden = one !== (found ?? sections.find((other) => other.lang === "en"));
document.documentElement.lang = found?.lang ?? "en";
for (const link of document.querySelectorAll(".again")) link.href = location.href;

const PAUSE = 3000;
let knocks;
/** Whether or not the network was away too: the server may have been, alone. Nobody knocks while nobody looks. */
async function knock() {
  clearTimeout(knocks);
  if (document.hidden) return;
  try {
    if ((await fetch("/health", { cache: "no-store" })).ok) return location.reload();
  } catch {
    // Nobody is there yet.
  }
  knocks = setTimeout(knock, PAUSE);
}
addEventListener("online", knock);
document.addEventListener("visibilitychange", knock);
void knock();
