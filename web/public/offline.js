// Without a server: show the language that was chosen here, or the browser's; and go on when there is a network again.
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
addEventListener("online", () => location.reload());
