/* Served as it stands, behind a line that says `build`: which files of the site belong together. */

const kept = `reception ${build}`;
const pages = /^(?:\/(?:ja|en))?\/reception(?:\/[0-9a-f-]{36}(?:\/lending)?)?$/;
const files = /^\/(?:assets|_i18n)\//;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => event.waitUntil(keep(event.data)));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && pages.test(pathname)) event.respondWith(page(request));
  else if (files.test(pathname)) event.respondWith(file(request));
});

/** What a page consists of, as the page itself says: its own address and every file it has loaded. */
async function keep({ page: address, files: addresses }) {
  const cache = await caches.open(kept);
  const isThere = await Promise.all(
    [address, ...addresses].map(async (url) => {
      if (await cache.match(url)) return true;
      const response = await fetch(url).catch(() => null);
      if (!response?.ok || response.redirected) return false;
      await cache.put(url, response);
      return true;
    }),
  );
  // Only now: a network that was there for a moment must not take away what works without one.
  if (isThere.every(Boolean)) await forgetOthers();
}

async function forgetOthers() {
  for (const name of await caches.keys()) {
    if (name.startsWith("reception ") && name !== kept) await caches.delete(name);
  }
}

/** The newest there is; without a network the last one. A ticket's code in the address is for the page alone. */
async function page(request) {
  const { origin, pathname } = new URL(request.url);
  const address = origin + pathname;
  const cache = await caches.open(kept);
  try {
    const response = await fetch(request);
    if (response.ok && !response.redirected) await cache.put(address, response.clone());
    // Whoever may no longer see it shall not see it without a network either.
    else for (const name of await caches.keys()) await (await caches.open(name)).delete(address);
    return response;
  } catch (error) {
    const known = await caches.match(address);
    if (known) return known;
    throw error;
  }
}

/** Their names change with their content. */
async function file(request) {
  const known = await caches.match(request.url);
  if (known) return known;
  const response = await fetch(request);
  const cache = await caches.open(kept);
  if (response.ok) await cache.put(request.url, response.clone());
  return response;
}
