// Keeps what the client is made of, so that it opens at once; without a network it says what can be done without one.
const OFFLINE = "gelateria-offline-3";
const ASSETS = "gelateria-assets-2";
const FILES = ["/offline.html", "/offline.css", "/offline.js", "/icon.svg"];
/** So many files of older versions may stay; the newest do. */
const MOST_ASSETS = 150;

self.addEventListener("install", (event) => {
  const files = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(
    caches
      .open(OFFLINE)
      .then((shelf) => shelf.addAll(files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(clearOld().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (
    request.method !== "GET" ||
    origin !== location.origin ||
    pathname.startsWith("/api") ||
    pathname.startsWith("/ws")
  )
    return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/offline.html")));
  else if (pathname.startsWith("/assets/")) event.respondWith(fromShelf(request));
  else if (FILES.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(pathname)));
});

async function clearOld() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => ![OFFLINE, ASSETS].includes(name)).map((name) => caches.delete(name)));
}

async function fromShelf(request) {
  const shelf = await caches.open(ASSETS);
  const kept = await shelf.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await shelf.put(request, answer.clone());
    const oldest = (await shelf.keys()).slice(0, -MOST_ASSETS);
    await Promise.all(oldest.map((other) => shelf.delete(other)));
  }
  return answer;
}
