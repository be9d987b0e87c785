import { parseFeed } from "@rowanmanning/feed-parser";
import { createArticle } from "@takujo/db/testing/create-article";
import { createEvent } from "@takujo/db/testing/create-event";
import { createNews } from "@takujo/db/testing/create-news";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { publicOrigin, runningSite } from "../support/running-site.ts";

const hostile = `<b>& "札"]]>\u0007`;
const readable = `<b>& "札"]]>`;
const startsAt = new Date("2099-05-04T10:00:00+09:00");
const english = { title: "Go evening", summary: "A short; text, with marks", body: "Body." };

const site = await runningSite(async ({ db }) => {
  await createNews(db, { slug: "item", title: hostile, english });
  await createNews(db, { slug: "only-ja", english: null });
  await createNews(db, { slug: "draft", state: "draft" });
  await createArticle(db, { slug: "reading", title: hostile, english });
  await createArticle(db, { slug: "only-ja", english: null });
  await createArticle(db, { slug: "draft", state: "draft" });
  await createArticle(db, { slug: "tomorrow", publishedAt: new Date("2099-01-01") });
  await createEvent(db, { slug: "evening", startsAt, title: `${hostile}${"長".repeat(60)}` });
  await createEvent(db, { slug: "cancelled", state: "cancelled" });
  await createEvent(db, { slug: "over", startsAt: new Date("2020-01-01T10:00:00+09:00") });
});

/** The links of a page's head that name a type, which those to its other languages do not. */
function announcedFeeds(html: string) {
  const links = html.slice(0, html.indexOf("</head>")).match(/<link rel="alternate"[^>]*>/g) ?? [];
  return links.flatMap((link) => {
    const [, href = ""] = / href="([^"]*)"/.exec(link) ?? [];
    const [, type] = / type="([^"]*)"/.exec(link) ?? [];
    return type ? [{ href, type }] : [];
  });
}

const forms = [
  ["", "ja"],
  ["/ja", "ja"],
  ["/en", "en"],
] as const;

describe.each(forms)("feeds at %j", (form, locale) => {
  const prefix = locale === "en" ? "/en" : "";

  it("tell the newest news, as another program reads them", async () => {
    const { status, headers, text } = await site.get(`${form}/news/feed.xml`);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
    const feed = parseFeed(text);
    expect(feed.meta.type).toBe("atom");
    expect(feed.language).toBe(locale);
    expect(feed.self).toBe(`${publicOrigin}${prefix}/news/feed.xml`);
    expect(feed.items.map(({ url }) => url).sort()).toEqual([
      `${publicOrigin}${prefix}/news/item`,
      `${publicOrigin}${prefix}/news/only-ja`,
    ]);
    const item = feed.items.find(({ url }) => url?.endsWith("/item"));
    expect(item?.title).toBe(locale === "en" ? english.title : readable);
    expect(item?.published).toBeInstanceOf(Date);
  });

  it("tell the newest articles", async () => {
    const feed = parseFeed((await site.get(`${form}/article/feed.xml`)).text);
    expect(feed.self).toBe(`${publicOrigin}${prefix}/article/feed.xml`);
    expect(feed.items.map(({ url }) => url).sort()).toEqual([
      `${publicOrigin}${prefix}/article/only-ja`,
      `${publicOrigin}${prefix}/article/reading`,
    ]);
    const item = feed.items.find(({ url }) => url?.endsWith("/reading"));
    expect(item?.title).toBe(locale === "en" ? english.title : readable);
  });

  it("tell the events to come", async () => {
    const feed = parseFeed((await site.get(`${form}/event/feed.xml`)).text);
    expect(feed.items.map(({ url }) => url).sort()).toEqual([
      `${publicOrigin}${prefix}/event/cancelled`,
      `${publicOrigin}${prefix}/event/evening`,
    ]);
  });

  it("are calendars too, with the right hours, as another program reads them", async () => {
    const { headers, text } = await site.get(`${form}/event/calendar.ics`);
    expect(headers["content-type"]).toBe("text/calendar; charset=utf-8");
    const events = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents("vevent")
      .map((component) => new ICAL.Event(component));
    const evening = events.find(({ uid }) => uid.startsWith("event-evening@"));
    expect(evening?.startDate.toJSDate()).toEqual(startsAt);
    expect(evening?.endDate.toJSDate()).toEqual(new Date("2099-05-04T13:00:00+09:00"));
    if (locale === "ja") expect(evening?.summary).toBe(`${readable}${"長".repeat(60)}`);
    const cancelled = events.find(({ uid }) => uid.startsWith("event-cancelled@"));
    expect(cancelled?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it.each([
    ["/news", ["application/atom+xml"]],
    ["/article?tag=essay", ["application/atom+xml"]],
    ["/event", ["application/atom+xml", "text/calendar"]],
    ["/event?view=calendar", ["application/atom+xml", "text/calendar"]],
  ])("are announced in the head of %s, in its language", async (page, types) => {
    const links = announcedFeeds((await site.get(form + page)).text);
    expect(links.map(({ type }) => type)).toEqual(types);
    for (const { href, type } of links) {
      expect(href).toMatch(new RegExp(`^${prefix}/(news|article|event)/`));
      const { status, headers } = await site.get(href);
      expect(status).toBe(200);
      expect(headers["content-type"]).toContain(type);
    }
  });

  it("can be found below the list of events", async () => {
    const { text } = await site.get(`${form}/event`);
    for (const file of ["calendar.ics", "feed.xml"]) {
      expect(text).toContain(`href="${form}/event/${file}"`);
    }
  });
});
