import { createEvent } from "@takujo/db/testing/create-event";
import { createNews } from "@takujo/db/testing/create-news";
import { describe, expect, it } from "vitest";
import { publicOrigin, runningSite } from "../support/running-site.ts";

const site = await runningSite(async ({ db }) => {
  await createNews(db, { slug: "item", title: `<b>&"花札"` });
  await createNews(db, { slug: "draft", state: "draft" });
  await createEvent(db, { slug: "evening" });
});

async function picture(path: string) {
  const response = await fetch(`${site.server.origin}${path}`);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe("the picture of a page", () => {
  it.each([
    "/social/news/item.png",
    "/ja/social/event/evening.png",
    "/en/social/event/evening.png",
  ])("%s is a PNG of 1200 × 630", async (path) => {
    const { response, bytes } = await picture(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(bytes.readUInt32BE(0)).toBe(0x89504e47);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it("differs by language", async () => {
    const ja = await picture("/social/event/evening.png");
    const en = await picture("/en/social/event/evening.png");
    expect(ja.bytes.equals(en.bytes)).toBe(false);
  });

  it.each(["/social/news/draft.png", "/social/news/unknown.png", "/social/kitchen/item.png"])(
    "%s does not exist",
    async (path) => {
      expect((await picture(path)).response.status).toBe(404);
    },
  );

  it("is named in the head of its page, in its language", async () => {
    for (const form of ["", "/en"]) {
      const { text } = await site.get(`${form}/news/item`);
      expect(text).toContain(
        `<meta property="og:image" content="${publicOrigin}${form}/social/news/item.png"/>`,
      );
    }
  });
});
