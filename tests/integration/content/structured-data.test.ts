import { createArticle } from "@takujo/db/testing/create-article";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createFaq } from "@takujo/db/testing/create-faq";
import { createNews } from "@takujo/db/testing/create-news";
import { createStaff } from "@takujo/db/testing/create-staff";
import { createVenue } from "@takujo/db/testing/create-venue";
import { describe, expect, it } from "vitest";
import { hostileMarkdown } from "../../support/hostile/markdown.ts";
import { publicOrigin, runningSite } from "../support/running-site.ts";
import type { StructuredThing } from "../support/structured-schemas.ts";
import { structuredThings } from "../support/structured-things.ts";

const hostile = `</script><script>alert(1)</script><!--<script>"\\u003c\u2028`;
const english = { title: `English ${hostile}`, summary: "In short.", body: "Body." };
const startsAt = new Date("2099-05-04T10:00:00+09:00");
const earlier = new Date("2099-05-03T23:30:00+09:00");
const answer = `[a](/event?tag=beginner&page=2) **b**

| c | d |
| --- | --- |
| e | f |

- \`g\`[^1]

[^1]: h`;

const site = await runningSite(async ({ db }) => {
  const { id: venueId } = await createVenue(db, { name: hostile });
  const { id: authorId } = await createStaff(db, { slug: "writer" });
  await createNews(db, { slug: "item", title: hostile, english });
  await createArticle(db, { slug: "item", title: hostile, authorId, english });
  await createArticle(db, { slug: "of-all", english: null });
  const common = { venueId, startsAt, title: hostile, english };
  const { id: eventId } = await createEvent(db, { ...common, slug: "scheduled", fee: 1200 });
  for (const opensAt of [new Date("2099-04-02T20:00:00+09:00"), new Date("2099-04-03T20:00Z")]) {
    await createEventSession(db, { eventId, startsAt, opensAt });
  }
  await createEvent(db, { ...common, slug: "cancelled", state: "cancelled", fee: 0 });
  await createEvent(db, {
    ...common,
    slug: "rescheduled",
    state: "changed",
    previousStartsAt: earlier,
  });
  await createEvent(db, { ...common, slug: "elsewhere", state: "changed" });
  await createFaq(db, { slug: "plain", question: hostile, answer, position: 0 });
  for (const [index, answer] of hostileMarkdown.entries()) {
    await createFaq(db, { answer: `文 ${answer}`, position: index + 1 });
  }
});

async function readThings(path: string) {
  const { status, text } = await site.get(path);
  expect(status).toBe(200);
  expect(text, "a title ends no script element").not.toContain("<script>alert(1)");
  const things = structuredThings(text);
  return <Type extends StructuredThing["@type"]>(type: Type) => {
    const found = things.filter((thing) => thing["@type"] === type);
    expect(found).toHaveLength(1);
    return found[0] as Extract<StructuredThing, { "@type": Type }>;
  };
}

const forms = [
  ["", "ja"],
  ["/ja", "ja"],
  ["/en", "en"],
] as const;

describe.each(forms)("structured data at %j", (form, locale) => {
  const home = `${publicOrigin}${locale === "en" ? "/en" : ""}`;
  const title = locale === "en" ? english.title : hostile;

  it("tells at home who we are, and how to search the site", async () => {
    const thing = await readThings(form || "/");
    const organization = thing("Organization");
    expect(organization).toMatchObject({
      "@id": `${publicOrigin}/#organization`,
      name: locale === "en" ? "Takujo" : "卓上",
      logo: `${publicOrigin}/icon-512.png`,
    });
    expect((await site.get("/icon-512.png")).headers["content-type"]).toBe("image/png");
    expect(thing("WebSite")).toMatchObject({
      inLanguage: locale,
      publisher: { "@id": organization["@id"] },
      potentialAction: { target: { urlTemplate: `${home}/search?q={search_term_string}` } },
    });
  });

  it.each([
    ["NewsArticle", "/news", { ja: "ニュース", en: "News" }],
    ["Article", "/article", { ja: "読みもの", en: "Articles" }],
  ] as const)("tells of a %s, and how to get there", async (type, list, listName) => {
    const thing = await readThings(`${form}${list}/item`);
    expect(thing(type)).toMatchObject({
      headline: title,
      url: `${home}${list}/item`,
      inLanguage: locale,
      author:
        type === "Article"
          ? { "@type": "Person", url: `${home}/staff#writer` }
          : { "@type": "Organization" },
    });
    expect(thing("BreadcrumbList").itemListElement).toMatchObject([
      { item: locale === "en" ? home : `${home}/` },
      { name: listName[locale], item: `${home}${list}` },
      { name: title, item: `${home}${list}/item` },
    ]);
  });

  it("tells of an event: when, where, for how much", async () => {
    const thing = await readThings(`${form}/event/scheduled`);
    expect(thing("Event")).toMatchObject({
      name: title,
      url: `${home}/event/scheduled`,
      inLanguage: locale,
      eventStatus: "https://schema.org/EventScheduled",
      startDate: "2099-05-04T10:00:00+09:00",
      endDate: "2099-05-04T13:00:00+09:00",
      doorTime: "2099-05-04T09:30:00+09:00",
      isAccessibleForFree: false,
      offers: { price: 1200, priceCurrency: "JPY", validFrom: "2099-04-02T20:00:00+09:00" },
      location: {
        address: { addressCountry: "JP", postalCode: "101-0044" },
        geo: { latitude: 35.6917, longitude: 139.7709 },
      },
    });
    expect(thing("BreadcrumbList").itemListElement).toMatchObject([
      {},
      { item: `${home}/event` },
      { name: title, item: `${home}/event/scheduled` },
    ]);
  });

  it("tells of the questions and their answers, in elements that may stand there", async () => {
    const { mainEntity } = (await readThings(`${form}/faq`))("FAQPage");
    expect(mainEntity).toHaveLength(hostileMarkdown.length + 1);
    expect(mainEntity[0]).toMatchObject({ name: hostile, inLanguage: "ja" });
    const text = mainEntity[0]?.acceptedAnswer.text;
    expect(text).toContain(`<a href="${home}/event?tag=beginner&amp;page=2">a</a>`);
    expect(text).toContain("<strong>b</strong>");
    expect(text).toContain("<div> e f </div>");
    expect(text).toContain("<li>g");
  });
});

describe("structured data of an event", () => {
  const eventAt = async (slug: string) => (await readThings(`/event/${slug}`))("Event");

  it("says that it is canceled, and when it would have been", async () => {
    expect(await eventAt("cancelled")).toMatchObject({
      eventStatus: "https://schema.org/EventCancelled",
      startDate: "2099-05-04T10:00:00+09:00",
      isAccessibleForFree: true,
      offers: { price: 0 },
    });
  });

  it("says that it is rescheduled, and from when", async () => {
    expect(await eventAt("rescheduled")).toMatchObject({
      eventStatus: "https://schema.org/EventRescheduled",
      startDate: "2099-05-04T10:00:00+09:00",
      previousStartDate: "2099-05-03T23:30:00+09:00",
    });
  });

  it("is not rescheduled where something else changed", async () => {
    expect((await eventAt("elsewhere")).eventStatus).toBe("https://schema.org/EventScheduled");
  });
});

describe("structured data of an article", () => {
  it("names the organizer where nobody in particular wrote it", async () => {
    const thing = await readThings("/article/of-all");
    expect(thing("Article").author["@type"]).toBe("Organization");
  });
});
