import { createNews } from "@takujo/db/testing/create-news";
import { describe, expect, it } from "vitest";
import { publicOrigin, runningSite } from "./support/running-site.ts";
import { type StructuredThing, structuredThings } from "./support/structured-things.ts";

const hostile = `</script><script>alert(1)</script>`;
const site = await runningSite(async ({ db }) => {
  await createNews(db, { slug: "item", title: hostile });
});

const thing = (things: StructuredThing[], type: string) =>
  things.find((found) => found["@type"] === type);

describe("structured data", () => {
  it("tells of a news item, and how to get there", async () => {
    const things = structuredThings((await site.get("/news/item")).text);
    expect(thing(things, "NewsArticle")).toMatchObject({
      headline: hostile,
      url: `${publicOrigin}/news/item`,
      inLanguage: "ja",
    });
    expect(thing(things, "BreadcrumbList")?.["itemListElement"]).toMatchObject([
      { position: 1, item: `${publicOrigin}/` },
      { position: 2, name: "ニュース", item: `${publicOrigin}/news` },
      { position: 3, name: hostile, item: `${publicOrigin}/news/item` },
    ]);
  });
});
