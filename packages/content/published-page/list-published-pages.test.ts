import { createEvent } from "@takujo/db/testing/create-event";
import { createNews } from "@takujo/db/testing/create-news";
import { expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/test-database.ts";
import { listPublishedPages } from "./list-published-pages.ts";

const { db } = await createTestDatabase();
const tomorrow = new Date(Date.now() + 86_400_000);

it("lists every public page once, and no other", async () => {
  await createNews(db, { slug: "b" });
  await createNews(db, { slug: "a" });
  await createNews(db, { slug: "draft", state: "draft" });
  await createNews(db, { slug: "tomorrow", publishedAt: tomorrow });
  await createEvent(db, { slug: "evening" });
  await createEvent(db, { slug: "cancelled", state: "cancelled" });
  await createEvent(db, { slug: "event-draft", state: "draft" });
  const { total, items } = await listPublishedPages(db, 1);
  expect(items.map(({ kind, slug }) => `${kind}/${slug}`)).toEqual([
    "event/cancelled",
    "event/evening",
    "news/a",
    "news/b",
  ]);
  expect(total).toBe(4);
  expect((await listPublishedPages(db, 2)).items).toEqual([]);
});
