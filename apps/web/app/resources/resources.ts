import { Hono } from "hono";
import type { WebOptions } from "../../server.ts";
import { artResource } from "./art.ts";
import { buildManifest, latestBuild } from "./builds.ts";
import { eventCalendar } from "./feed/calendar.ts";
import { feed } from "./feed/feeds.ts";
import { iconResource } from "./icons.ts";
import { lineQrResource } from "./line-qr.ts";
import { messagesResource } from "./messages.ts";
import { robots } from "./robots.ts";
import { sitemap, sitemapPart } from "./sitemap.ts";
import { socialImage } from "./social-image/social-image.ts";
import { webManifest } from "./web-manifest.ts";

/** Unlike a page, each of them is named like a file. */
const fileName = /\.\w+(?:\?|$)/;

/** What the site serves besides pages. Answers null for an address that is none of these. */
export function createResources(options: WebOptions) {
  const app = new Hono()
    .get("/_i18n/:hash/:locale/messages.json", messagesResource)
    .get("/builds/latest.json", latestBuild(options.buildId))
    .get("/builds/meta/:file", buildManifest(options.buildId))
    .get("/api/_nuxt_icon/:file", iconResource)
    .get("/art/v1/:kind/:file", artResource)
    .get("/line-qr.svg", lineQrResource)
    .get("/robots.txt", robots(options.origin))
    .get("/site.webmanifest", webManifest);
  for (const form of ["", "/:locale{ja|en}"]) {
    app
      .get(`${form}/social/:kind/:file`, socialImage(options))
      .get(`${form}/news/feed.xml`, feed(options, "news"))
      .get(`${form}/article/feed.xml`, feed(options, "article"))
      .get(`${form}/event/feed.xml`, feed(options, "event"))
      .get(`${form}/event/calendar.ics`, eventCalendar(options))
      .get(`${form}/sitemap.xml`, sitemap(options))
      .get(`${form}/:file{sitemap-[0-9]+\\.xml}`, sitemapPart(options));
  }
  app.notFound((c) => c.body(null, 404, { "x-unknown": "1" }));
  return async (request: Request): Promise<Response | null> => {
    if (!fileName.test(request.url)) return null;
    const response = await app.fetch(request);
    return response.headers.has("x-unknown") ? null : response;
  };
}
