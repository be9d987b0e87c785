import * as build from "virtual:react-router/server-build";
import { getIcons } from "@iconify/utils";
import { icons as lucide } from "@iconify-json/lucide";
import { accentColors } from "@takujo/contracts/content/accent/accent";
import { isLocale, type Locale } from "@takujo/contracts/locale";
import { type Handler, Hono } from "hono";
import type { Client } from "../api/create-client.ts";
import {
  messageSetNames,
  messagesHash,
  messagesOf,
  textsOf,
} from "../shell/messages/messages.server.ts";
import { siteSettings } from "../shell/site/site.server.ts";
import { lineAccount } from "../shell/site/venue.server.ts";
import { renderArt } from "../ui/illustration/art.ts";
import { areaMap } from "../ui/illustration/drawings/area-map.ts";
import { qrDrawing } from "../ui/illustration/drawings/qr-drawing.ts";
import { askedLocale } from "./asked-locale.ts";
import { eventCalendar, oneEventCalendar } from "./feed/calendar.ts";
import { feed } from "./feed/feeds.ts";
import receptionSource from "./reception-worker.js?raw";
import { sitemap, sitemapPart } from "./sitemap.ts";
import { socialImage } from "./social-image/social-image.ts";
import ticketSource from "./ticket-worker.js?raw";
import { manifestIcons, webManifest } from "./web-manifest.ts";

/** Unlike pages, resources have a file extension. */
const fileName = /\.\w+(?:\?|$)/;

/** Serves everything that is not a page. Returns null for any other address. */
export function createResources(
  { origin, buildId }: { origin: string; buildId: string },
  platform: Client,
) {
  const app = new Hono()
    .get("/_i18n/:hash/:locale/messages.json", messagesResource)
    .get("/builds/latest.json", latestBuild(buildId))
    .get("/builds/meta/:file", buildManifest(buildId))
    .get("/api/_nuxt_icon/:file", iconResource)
    // The former version too: pages that are open, or come from a process of the former release, ask for it.
    .get("/art/:version{v[12]}/:kind/:file", artResource)
    .get("/line-qr.svg", lineQrResource)
    .get("/robots.txt", robots(origin))
    .get("/reception-worker.js", receptionWorker(buildId))
    .get("/ticket-worker.js", ticketWorker);
  for (const form of ["", "/:locale{ja|en}"]) {
    app
      .get(`${form}/area-map.svg`, areaMapResource)
      .get(`${form}/site.webmanifest`, webManifest)
      .get(`${form}/reception.webmanifest`, receptionManifest)
      .get(`${form}/social/:kind/:file`, socialImage(platform))
      .get(`${form}/news/feed.xml`, feed(platform, "news"))
      .get(`${form}/article/feed.xml`, feed(platform, "article"))
      .get(`${form}/event/feed.xml`, feed(platform, "event"))
      .get(`${form}/event/calendar.ics`, eventCalendar(platform, origin))
      .get(`${form}/event/:slug/calendar.ics`, oneEventCalendar(platform, origin))
      .get(`${form}/sitemap.xml`, sitemap(platform, origin))
      .get(`${form}/:file{sitemap-[0-9]+\\.xml}`, sitemapPart(platform, origin));
  }
  app.notFound((c) => c.body(null, 404, { "x-unknown": "1" }));
  return async (request: Request): Promise<Response | null> => {
    if (!fileName.test(request.url)) return null;
    const response = await app.fetch(request);
    return response.headers.has("x-unknown") ? null : response;
  };
}

/** Drawings by address. They are immutable: a changed drawing gets another version in its path. */
const artResource: Handler = (c) => {
  const { kind = "", file = "" } = c.req.param() as { kind?: string; file?: string };
  const svg = renderArt(kind, file, new URL(c.req.url).searchParams);
  if (svg === null) return c.json({ code: "not-found" }, 404);
  return c.body(svg, 200, {
    "content-type": "image/svg+xml; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    "x-cache-tags": "art",
  });
};

/** Polled by open pages to learn of a new build, so it is never cached. */
const latestBuild =
  (id: string): Handler =>
  (c) => {
    c.header("cache-control", "no-store");
    return c.json({ id });
  };

/** The files of a build, by route. */
const buildManifest =
  (id: string): Handler =>
  (c) => {
    if (c.req.param("file") !== `${id}.json`) return c.json({ code: "not-found" }, 404);
    const { entry, routes, version } = build.assets;
    c.header("cache-control", "public, max-age=31536000, immutable");
    return c.json({
      id,
      version,
      entry: [entry.module, ...entry.imports],
      routes: Object.fromEntries(
        Object.values(routes).flatMap((route) =>
          route
            ? [[route.id, [route.module, ...(route.imports ?? []), ...styles(route.css ?? [])]]]
            : [],
        ),
      ),
    });
  };

/** React Router appends a bare `#` to styles that lazily loaded modules need too. */
const styles = (addresses: string[]) => addresses.map((address) => address.replace(/#$/, ""));

/** The QR code that adds us on LINE. */
const lineQrResource: Handler = (c) => {
  const account = lineAccount(siteSettings());
  if (!account) return c.json({ code: "not-found" }, 404);
  return c.body(qrDrawing(account.url), 200, {
    "content-type": "image/svg+xml; charset=utf-8",
    "cache-control": "public, max-age=300",
    "x-cache-tags": "site",
  });
};

/** The map to the venue, with the organizer's names in the page's language. */
const areaMapResource: Handler = (c) => {
  const names = textsOf(askedLocale(c), "areaMap");
  if (!names.start) return c.json({ code: "not-found" }, 404);
  return c.body(areaMap(names), 200, {
    "content-type": "image/svg+xml; charset=utf-8",
    "cache-control": "public, max-age=300",
    "x-cache-tags": "site",
  });
};

/** The web app manifest of the reception, one for each language prefix. */
const receptionManifest: Handler = (c) => {
  const form = c.req.param("locale");
  const locale: Locale = form === "en" ? "en" : "ja";
  const { heading } = textsOf(locale, "reception");
  const { name } = textsOf(locale, "commons").site;
  const home = `${form ? `/${form}` : ""}/reception`;
  c.header("cache-control", "public, max-age=86400");
  c.header("content-type", "application/manifest+json; charset=utf-8");
  return c.body(
    JSON.stringify({
      id: home,
      name: `${name} ${heading}`,
      short_name: heading,
      lang: locale,
      start_url: home,
      scope: home,
      display: "standalone",
      background_color: "#F8F3E6",
      theme_color: accentColors(siteSettings().accent).clothDeep,
      icons: manifestIcons,
    }),
  );
};

const closed = ["/api/", "/user", "/admin", "/auth/changed-email"];

const robots =
  (origin: string): Handler =>
  (c) => {
    const rules = closed.flatMap((path) =>
      ["", "/ja", "/en"].map((form) => `Disallow: ${form}${path}`),
    );
    const sitemaps = ["", "/en"].map((form) => `Sitemap: ${origin}${form}/sitemap.xml`);
    return c.text(["User-agent: *", ...rules, "", ...sitemaps, ""].join("\n"), 200, {
      "cache-control": "public, max-age=3600",
    });
  };

const collections = new Map([["lucide", lucide]]);
const nameShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const maxAtOnce = 50;

/** `/{collection}.json?icons=a,b`: the named icons as Iconify JSON; unknown names are listed in `not_found`. */
const iconResource: Handler = (c) => {
  const collection = collections.get(c.req.param("file")?.replace(/\.json$/, "") ?? "");
  const names = (c.req.query("icons") ?? "").split(",").filter((name) => nameShape.test(name));
  if (!collection) return c.json({ code: "not-found" }, 404);
  if (names.length === 0 || names.length > maxAtOnce) return c.json({ code: "invalid-input" }, 400);
  const found = getIcons(collection, names, true);
  c.header("cache-control", "public, max-age=604800");
  return c.json(found ?? { prefix: collection.prefix, icons: {}, not_found: names });
};

const oneDay = 86_400;

/** All message sets of a language, or those named in `sets`, compiled. */
const messagesResource: Handler = (c) => {
  const locale = c.req.param("locale");
  // A page of an older build still gets messages, but only the current address may be cached.
  const isCurrent = c.req.param("hash") === messagesHash();
  if (!isLocale(locale)) return c.json({ code: "not-found" }, 404);
  const wanted = c.req.query("sets")?.split(",");
  const sets = wanted ? messageSetNames.filter((name) => wanted.includes(name)) : messageSetNames;
  c.header("cache-control", isCurrent ? `public, max-age=${oneDay}` : "no-cache");
  // Cached under one spelling only, so that nobody can fill the cache with others.
  if (isCurrent && (!wanted || wanted.join() === sets.join())) c.header("x-cache-tags", "site");
  return c.json(messagesOf(locale, sets));
};

// Served from the root, because they cover pages under every language prefix.

/** Each build changes it. */
const receptionWorker = (buildId: string): Handler =>
  serve(`const build = ${JSON.stringify(buildId)};\n${receptionSource}`);

const ticketWorker: Handler = serve(ticketSource);

function serve(script: string): Handler {
  return (c) => {
    c.header("cache-control", "no-cache");
    c.header("content-type", "text/javascript; charset=utf-8");
    return c.body(script);
  };
}
