import type { OrganizedEventView } from "@takujo/contracts/booking/schedule/organized-event";
import { createManyEvents } from "@takujo/db/testing/create-many";
import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type Explained,
  explainQueries,
  rowsLookedAt,
  tablesReadWhole,
} from "../../../../../tests/support/database/explain-queries.ts";
import { createTestDatabase } from "../../../../../tests/support/database/test-database.ts";
import { listOrganizedEvents } from "./list-organized-events.ts";

const [few, many] = [await createTestDatabase(), await createTestDatabase()];

/** A third each is canceled and archived, and as many more are only drafts, so that each list has a full page at either size. */
async function fill(db: Database, count: number) {
  await createManyEvents(db, count);
  await sql`update event set state = 'cancelled' where substr(slug, 6)::int % 3 = 0`.execute(db);
  await sql`update event set state = 'draft' where substr(slug, 6)::int % 3 = 1`.execute(db);
  await sql`insert into content_draft (kind, item_id, document, is_new, saved_at)
    select 'event', gen_random_uuid(), '{"shared": {}, "texts": {"ja": {}, "en": {}}}', true, now() - n * interval '1 hour'
    from generate_series(1, ${count}::int / 3) n`.execute(db);
  await sql`insert into event_session (event_id, kind, starts_at, ends_at, capacity, max_seats, opens_at, closes_at, change_deadline)
    select id, 'general', starts_at, ends_at, 10, 4, starts_at - interval '30 days', starts_at, starts_at from event`.execute(
    db,
  );
  for (const table of ["event", "event_session", "content_draft"]) {
    await sql`analyze ${sql.table(table)}`.execute(db);
  }
}

beforeAll(async () => {
  await fill(few.db, 100);
  await fill(many.db, 10_000);
});

const rowsOf = (plans: Explained[]) => plans.map(rowsLookedAt).reduce((sum, rows) => sum + rows, 0);

const large = ["event", "event_text", "event_session", "reservation", "content_draft"];

describe("with a hundred times as many events", () => {
  it.each<[OrganizedEventView, "first" | "second"]>([
    ["upcoming", "first"],
    ["upcoming", "second"],
    ["past", "first"],
    ["past", "second"],
    ["cancelled", "first"],
    ["draft", "first"],
    ["draft", "second"],
  ])("the list of %s events, its %s page, costs hardly more", async (view, page) => {
    const query = { view, locale: "ja", limit: 25 } as const;
    const costs: Explained[][] = [];
    for (const { db } of [few, many]) {
      const { next } = await listOrganizedEvents(db, { ...query, limit: 2 }, "everywhere");
      const after = page === "second" ? (next ?? undefined) : undefined;
      costs.push(
        await explainQueries(db, (explaining) =>
          listOrganizedEvents(explaining, { ...query, after }, "everywhere"),
        ),
      );
    }
    const [small = [], big = []] = costs;
    expect(tablesReadWhole(big).filter((table) => large.includes(table))).toEqual([]);
    expect(rowsOf(big) / rowsOf(small)).toBeLessThan(1.5);
  });
});
