import { createManyReservations } from "@takujo/db/testing/create-many";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type Explained,
  explainQueries,
  rowsLookedAt,
  tablesReadWhole,
} from "../../../tests/support/database/explain-queries.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { readDashboard } from "./read-dashboard.ts";

const small = await createTestDatabase();
const large = await createTestDatabase();
let plans: { small: Explained[]; large: Explained[] };

/** Each event has one declined table; the next ten have one pending. */
async function fill(db: typeof small.db, events: number) {
  await createManyReservations(db, events);
  await sql`insert into "user" (id, name, email) values ('player', '', 'player@example.jp')`.execute(
    db,
  );
  await sql`insert into table_proposal (
      event_id, user_id, title, audience, language, starts_at, ends_at, seats, state, decided_at
    )
    select id, 'player', 'title', 'everyone', 'ja', starts_at, ends_at, 4, state, case when state = 'declined' then now() end
    from (
      select id, starts_at, ends_at, 'declined' as state from event
      union all
      select id, starts_at, ends_at, 'proposed' from event
      where starts_at between now() and now() + interval '10 days'
    ) as proposed`.execute(db);
  await sql`analyze table_proposal`.execute(db);
}

beforeAll(async () => {
  await fill(small.db, 100);
  await fill(large.db, 10_000);
  const call = (explaining: typeof small.db) => readDashboard(explaining, "en");
  plans = {
    small: await explainQueries(small.db, call),
    large: await explainQueries(large.db, call),
  };
});

describe("the dashboard with 10,000 events and 200,000 reservations", () => {
  it("reads no large table whole", () => {
    const whole = tablesReadWhole(plans.large);
    for (const table of [
      "event",
      "event_text",
      "event_session",
      "event_session_text",
      "reservation",
      "table_proposal",
    ]) {
      expect(whole).not.toContain(table);
    }
  });

  it("costs less than half as much again as with a hundredth of them", () => {
    expect(plans.large).toHaveLength(9);
    for (const after of plans.large) {
      const before = plans.small.find(({ sql }) => sql === after.sql);
      if (!before) throw new Error("Another query");
      expect(rowsLookedAt(after), after.sql).toBeLessThanOrEqual(rowsLookedAt(before) * 1.5);
      expect(rowsLookedAt(after), after.sql).toBeLessThan(1000);
    }
  });

  it("finds the same for today in both", async () => {
    const [few, many] = [await readDashboard(small.db, "ja"), await readDashboard(large.db, "ja")];
    expect(many.today).toEqual(few.today);
    expect(many.next?.title).toBe(few.next?.title);
    expect(many.comingDays).toEqual(few.comingDays);
    expect(many.waiting.parties).toBe(few.waiting.parties);
    expect(many.undecidedTables).toHaveLength(few.undecidedTables.length);
    expect(few.waiting.parties).toBeGreaterThan(0);
    expect(few.undecidedTables.length).toBeGreaterThan(0);
    expect(few.proposedTables.length).toBeGreaterThan(0);
    expect(many.proposedTables).toHaveLength(few.proposedTables.length);
  });
});
