import { createManyReservations } from "@takujo/db/testing/create-many";
import { addMonths, monthOf } from "@takujo/i18n/month";
import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type Explained,
  explainQueries,
  rowsLookedAt,
  tablesReadWhole,
} from "../../../tests/support/database/explain-queries.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { countMonth, countMonths } from "./count-month.ts";
import { readStatistics } from "./read-statistics.ts";

const small = await createTestDatabase();
const large = await createTestDatabase();
const now = new Date();
const lastMonth = addMonths(monthOf(now), -1);
let plans: { small: Explained[]; large: Explained[] };

/** Accounts for half of the parties, each with some forty of them, and a mark for everybody who came; every tenth was undone. */
async function addPeople(db: Database) {
  await sql`insert into "user" (id, name, email, "emailVerified")
    select 'person-' || n, '', n || '@example.jp', true
    from generate_series(1, (select count(*) / 80 + 1 from reservation)) n`.execute(db);
  await sql`with numbered as (
      select id, row_number() over (order by event_session_id, id) as n, (select count(*) from "user") as people from reservation
    )
    update reservation set user_id = 'person-' || (n / 2 % people + 1), prices = case when state = 'attended' then
        '[{"kind": "", "full": 1500, "yen": 1500}, {"kind": "s", "ja": "学生", "en": "Student", "full": 1000, "yen": 1000}]'::jsonb
      end from numbered
    where numbered.id = reservation.id and n % 2 = 0 and state <> 'waiting'`.execute(db);
  await sql`insert into check_in (reservation_id, people, paid, made_by_id, nonce)
    select id, '{0,1}', 3000, 'desk', gen_random_uuid() from reservation where state = 'attended'`.execute(
    db,
  );
  await sql`insert into check_in_undo (nonce, undone_nonce, event_id, marked_at, made_by_id)
    select gen_random_uuid(), check_in.nonce, session.event_id, now(), 'desk' from check_in
    join reservation on reservation.id = reservation_id join event_session as session on session.id = event_session_id
    where check_in.id % 10 = 0`.execute(db);
  await sql`analyze`.execute(db);
}

beforeAll(async () => {
  await createManyReservations(small.db, 400);
  await createManyReservations(large.db, 10_000);
  for (const { db } of [small, large]) await addPeople(db);
  const call = (db: Database) => countMonth(db, lastMonth, now);
  plans = {
    small: await explainQueries(small.db, call),
    large: await explainQueries(large.db, call),
  };
});

describe("a month of 10,000 evenings with 200,000 reservations", () => {
  it("is counted without reading a table whole", () => {
    const whole = tablesReadWhole(plans.large);
    for (const table of ["event", "event_session", "reservation", "check_in", "check_in_undo"]) {
      expect(whole).not.toContain(table);
    }
  });

  it("costs little more than one of a small site", () => {
    expect(plans.large).toHaveLength(4);
    for (const after of plans.large) {
      const before = plans.small.find(({ sql: text }) => text === after.sql);
      if (!before) throw new Error("Another query");
      // A larger site has more people, and so more of them in a month.
      if (!after.sql.includes("earlier")) {
        expect(rowsLookedAt(after), after.sql).toBeLessThanOrEqual(rowsLookedAt(before) * 1.5);
      }
      // 31 evenings of 20 parties, their marks, and visits before.
      expect(rowsLookedAt(after), after.sql).toBeLessThan(4_000);
    }
  });

  it("finds the same in both", async () => {
    const [few, many] = [
      await countMonth(small.db, lastMonth, now),
      await countMonth(large.db, lastMonth, now),
    ];
    expect(many.figures.attendance).toEqual(few.figures.attendance);
    // Which of its marks were undone depends on how many there were before.
    expect(many.figures.fees.due).toBe(few.figures.fees.due);
    expect(many.figures.visitors.accounts).toBeGreaterThan(0);
    expect(many.figures.visitors.returning).toBeGreaterThan(0);
    expect(many.figures.kinds?.map(({ ja }) => ja)).toEqual(["", "学生"]);
  });

  it("is read from what was stored at night, without looking at any reservation", async () => {
    await countMonths(large.db, now);
    const read = await explainQueries(large.db, (db) => readStatistics(db, { locale: "ja" }, now));
    const tables = read.flatMap(({ nodes }) => nodes.map((node) => node["Relation Name"]));
    expect(tables).not.toContain("reservation");
    expect(read.reduce((sum, plan) => sum + rowsLookedAt(plan), 0)).toBeLessThan(20);
  });

  it("finds the first and the last month at the ends of an index", async () => {
    const read = await explainQueries(large.db, async (db) => {
      await readStatistics(db, { locale: "ja", month: "2199-12" }, now).catch(() => {});
    });
    expect(read).toHaveLength(1);
    expect(read.reduce((sum, plan) => sum + rowsLookedAt(plan), 0)).toBeLessThan(20);
  });
});
