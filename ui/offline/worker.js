/** The page opens without a network: its files come from here, and the list of games as it was last heard. */

const FILES = __FILES__;
const CACHE = `tarok-${__VERSION__}`;
const GAMES = "/api/games";
/** What runs the rules for score sheets: the page keeps it, in a cache of its own. */
const ENGINE = "/engine/";

addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(CACHE).then(async (cache) => {
      await cache.addAll(FILES);
      // whoever opened the page for the first time has asked for these before anybody could keep them
      await cache.add(GAMES).catch(() => undefined);
    }),
  );
});

addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name.startsWith("tarok-") && name !== CACHE));
  event.waitUntil(old.then((names) => Promise.all(names.map((name) => caches.delete(name)))));
});

/** From the network, or as it was last heard under this address. */
async function fresh(request, address, keep) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (keep && answer.ok) await cache.put(address, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(address);
    if (kept) return kept;
    throw error;
  }
}

async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** A tap on a notification brings the page that has shown it into view. */
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(clients.matchAll({ type: "window" }).then(([page]) => page?.focus()));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fresh(request, "/", false));
  else if (pathname === GAMES) event.respondWith(fresh(request, GAMES, true));
  else if (FILES.includes(pathname) || (pathname.startsWith(ENGINE) && pathname !== `${ENGINE}index.json`))
    event.respondWith(kept(request));
});
