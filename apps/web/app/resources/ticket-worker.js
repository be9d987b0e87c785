/*
 * The service worker of the tickets and of the account's own page, served as it stands. These pages have personal data, so they
 * are stored encrypted under a key that no script can read out. Each has its own files, because builds may differ between them.
 */

const ticketPage = /^(?:\/(?:ja|en))?\/user\/reservation\/[0-9a-f-]{36}\/detail$/;
/** The account's own page, with the next ticket: what the installed app opens. */
const ownPage = /^(?:\/(?:ja|en))?\/user$/;
/** The page after reserving, which stays open in many phones: without a network it leads to the ticket. */
const successPage = /^((?:\/(?:ja|en))?)\/event\/[^/]+\/reservation\/([0-9a-f-]{36})\/success$/;
const files = /^\/(?:assets|_i18n|art|api\/platform\/v1\/images)\//;
const fileInPage = /"(\/(?:assets|_i18n|art|api\/platform\/v1\/images)\/[^"\\\s]+)"/g;

/** A network that does not answer is as good as none for somebody at the door. */
const patienceMs = 4_000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), forgetOld()]));
});
self.addEventListener("message", (event) => event.waitUntil(receive(event)));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode !== "navigate") {
    if (files.test(pathname)) event.respondWith(file(request));
  } else if (ticketPage.test(pathname) || ownPage.test(pathname))
    event.respondWith(page(request, pathname));
  else if (successPage.test(pathname)) event.respondWith(success(request, pathname));
});

self.addEventListener("push", (event) => event.waitUntil(show(event.data)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});

/** Browsers show a text of their own, and in time take the permission away, when nothing is shown for a push. */
async function show(data) {
  const { title, body, path, tag, locale, isSilent, offers } = data.json();
  const icon = "/icon-192.png";
  await self.registration.showNotification(title, {
    ...{ body, tag, icon, badge: icon, lang: locale, silent: isSilent, data: path },
  });
  // On the icon of the installed app, until a page that shows the offers is opened.
  if (offers) await self.navigator.setAppBadge?.(offers);
}

async function openPage(path) {
  const { href, origin } = new URL(path, location.origin);
  if (origin !== location.origin) return;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find(({ url }) => url === href);
  if (open) await open.focus();
  else await self.clients.openWindow(href);
}

/** A page says which ticket to store and until when, or that it is none any more, and is told whether it is stored. */
async function receive({ data, ports: [port] }) {
  await forgetOld();
  if (data.forget) await forget(data.forget);
  else port?.postMessage(await store(data));
}

/** `isElsewhere`: the page is not the one that asks, so nothing is known of what it loads by and by. */
async function store({ ticket, forgetAt, files: loaded, isElsewhere }) {
  const response = await fetch(ticket).catch(() => null);
  if (!response || response.status >= 500) return (await read(ticket)) !== null;
  if (!response.ok || response.redirected) {
    await forget(ticket);
    return false;
  }
  const html = await response.text();
  const wanted = new Set([...filesOf(html), ...loaded]);
  const cache = await caches.open(cacheOf(ticket));
  const areThere = await Promise.all(
    [...wanted].map(async (url) => {
      if (await cache.match(url)) return true;
      const found = await fetch(url).catch(() => null);
      if (!found?.ok) return false;
      await cache.put(url, found);
      return true;
    }),
  );
  // The page that was stored before still works with its own files.
  if (!areThere.every(Boolean)) return (await read(ticket)) !== null;
  const headers = [...response.headers].filter(
    ([name]) => !/^content-(?:encoding|length)$/.test(name),
  );
  const sealed = await seal({ html, headers });
  await inDatabase("readwrite", ({ page }) => page.put({ address: ticket, forgetAt, ...sealed }));
  if (isElsewhere) return true;
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
  return true;
}

const filesOf = (html) =>
  [...html.matchAll(fileInPage)].map(([, path]) => location.origin + path.replaceAll("&amp;", "&"));

const cacheOf = (ticket) => `ticket ${ticket}`;

/** The newest there is; without a network, the stored one. */
async function page(request, address) {
  const stored = await read(address).catch(() => null);
  try {
    const network = fetch(request);
    const response = await (stored ? Promise.race([network, tired()]) : network);
    if (stored && response.status >= 500) return stored;
    // Whoever may no longer see it shall not see it without a network either.
    if (!response.ok && response.status < 500) {
      await (ownPage.test(address) ? forgetAll() : forget(address));
    }
    return response;
  } catch (error) {
    if (stored) return stored;
    throw error;
  }
}

const tired = () =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error("No answer")), patienceMs);
  });

async function success(request, pathname) {
  try {
    return await fetch(request);
  } catch (error) {
    const [, prefix, id] = successPage.exec(pathname);
    const ticket = `${prefix}/user/reservation/${id}/detail`;
    if (await read(ticket)) return Response.redirect(location.origin + ticket);
    throw error;
  }
}

/** Their names change with their content. */
async function file(request) {
  return (await caches.match(request.url)) ?? fetch(request);
}

async function read(address) {
  const row = await inDatabase("readonly", ({ page }) => page.get(address));
  if (!row || Date.parse(row.forgetAt) <= Date.now()) return null;
  const { html, headers } = await unseal(row);
  // The page says that it is not the newest.
  return new Response(html.replace("<html", "<html data-stored"), { headers });
}

async function forget(address) {
  await inDatabase("readwrite", ({ page }) => page.delete(address));
  await caches.delete(cacheOf(address));
}

/** Whoever is not let onto their own page has no session any more. */
async function forgetAll() {
  const addresses = (await inDatabase("readonly", ({ page }) => page.getAllKeys())) ?? [];
  for (const address of addresses) await forget(address);
}

/** `forgetAt` is not encrypted, so that an old ticket is deleted without reading it. */
async function forgetOld() {
  const rows = (await inDatabase("readonly", ({ page }) => page.getAll())) ?? [];
  for (const { address, forgetAt } of rows) {
    if (Date.parse(forgetAt) <= Date.now()) await forget(address);
  }
}

const algorithm = "AES-GCM";

async function seal(content) {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(content));
  return { iv, data: await crypto.subtle.encrypt({ name: algorithm, iv }, await readKey(), text) };
}

async function unseal({ iv, data }) {
  const bytes = await crypto.subtle.decrypt({ name: algorithm, iv }, await readKey(), data);
  return JSON.parse(new TextDecoder().decode(bytes));
}

async function readKey() {
  const known = await inDatabase("readonly", ({ key }) => key.get("own"));
  if (known) return known;
  const uses = ["encrypt", "decrypt"];
  const made = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, uses);
  // Another page may have made one meanwhile; the first one stays.
  await inDatabase("readwrite", ({ key }) => key.add(made, "own")).catch(() => {});
  return inDatabase("readonly", ({ key }) => key.get("own"));
}

/** Connects for each request, because an open connection would block the deletion on signing out. */
async function inDatabase(mode, ask) {
  const db = await openDatabase();
  try {
    const work = db.transaction(["key", "page"], mode);
    const request = ask({ key: work.objectStore("key"), page: work.objectStore("page") });
    return await new Promise((resolve, reject) => {
      work.oncomplete = () => resolve(request.result);
      work.onabort = () => reject(work.error);
    });
  } finally {
    db.close();
  }
}

function openDatabase() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("ticket", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("key");
      request.result.createObjectStore("page", { keyPath: "address" });
    };
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
}
