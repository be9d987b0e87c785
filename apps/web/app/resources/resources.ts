import { Hono } from "hono";
import type { WebOptions } from "../../server.ts";
import type { Client } from "../api/create-client.ts";
import { artResource } from "./art.ts";
import { buildManifest, latestBuild } from "./builds.ts";
import { eventCalendar } from "./feed/calendar.ts";
import { feed } from "./feed/feeds.ts";
import { iconResource } from "./icons.ts";
import { lineQrResource } from "./line-qr.ts";
import { messagesResource } from "./messages.ts";
import { receptionManifest } from "./reception-manifest.ts";
import { receptionWorker } from "./reception-worker.ts";
import { robots } from "./robots.ts";
import { sitemap, sitemapPart } from "./sitemap.ts";
import { socialImage } from "./social-image/social-image.ts";
import { webManifest } from "./web-manifest.ts";

/** Unlike a page, each of them is named like a file. */
const fileName = /\.\w+(?:\?|$)/;

/** What the site serves besides pages. Answers null for an address that is none of these. */
export function createResources({ origin, buildId }: WebOptions, platform: Client) {
  const app = new Hono()
    .get("/_i18n/:hash/:locale/messages.json", messagesResource)
    .get("/builds/latest.json", latestBuild(buildId))
    .get("/builds/meta/:file", buildManifest(buildId))
    .get("/api/_nuxt_icon/:file", iconResource)
    .get("/art/v1/:kind/:file", artResource)
    .get("/line-qr.svg", lineQrResource)
    .get("/robots.txt", robots(origin))
    .get("/site.webmanifest", webManifest)
    .get("/reception-worker.js", receptionWorker(buildId));
  for (const form of ["", "/:locale{ja|en}"]) {
    app
      .get(`${form}/reception.webmanifest`, receptionManifest)
      .get(`${form}/social/:kind/:file`, socialImage(platform))
      .get(`${form}/news/feed.xml`, feed(platform, "news"))
      .get(`${form}/article/feed.xml`, feed(platform, "article"))
      .get(`${form}/event/feed.xml`, feed(platform, "event"))
      .get(`${form}/event/calendar.ics`, eventCalendar(platform, origin))
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
