import { createEvent } from "@takujo/db/testing/create-event";
import { createNews } from "@takujo/db/testing/create-news";
import { createVenue } from "@takujo/db/testing/create-venue";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
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

it("is divided into parts that together have every page once, across kinds, also while pages come and go", async () => {
  await db.deleteFrom("news").execute();
  await db.deleteFrom("event").execute();
  const { id: venueId } = await createVenue(db);
  const days = sql`now() - interval '1 day', now() - interval '1 day', now()`;
  await sql`insert into event (slug, venue_id, fee, state, published_at, doors_at, starts_at, ends_at)
    select 'e-' || n, ${venueId}, 0, 'published', now(), ${days} from generate_series(1, 7000) as n`.execute(
    db,
  );
  await sql`insert into news (slug, category, state, published_at)
    select 'n-' || n, 'notice', 'published', now() from generate_series(1, 15500) as n`.execute(db);
  const read = async (page: number) =>
    (await listPublishedPages(db, page)).items.map(({ kind, slug }) => `${kind}/${slug}`);
  const { total } = await listPublishedPages(db, 1);
  const parts = [await read(1), await read(2), await read(3)];
  expect([total, ...parts.map((part) => part.length)]).toEqual([22_500, 10_000, 10_000, 2_500]);
  expect(new Set(parts.flat()).size).toBe(22_500);
  expect(await read(4)).toEqual([]);
  // The first page of a part goes, and one is published in an earlier part.
  const first = parts[1]?.[0]?.replace("news/", "") ?? "";
  await db.deleteFrom("news").where("slug", "=", first).execute();
  await createEvent(db, { slug: "e-0", venueId });
  const after = (await Promise.all([1, 2, 3].map(read))).flat();
  expect(new Set(after).size).toBe(22_500);
  expect(after).toHaveLength(22_500);
  expect(after).toContain("event/e-0");
  expect(after).not.toContain(`news/${first}`);
});
