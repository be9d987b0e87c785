import { createManyReservations } from "@takujo/db/testing/create-many";
import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import {
  explainQueries,
  rowsLookedAt,
  tablesReadWhole,
} from "../../../../tests/support/database/explain-queries.ts";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { countUses } from "../price-code/queries.ts";
import { readEvening, readMonth } from "./read-takings.ts";

const { db } = await createTestDatabase();
const now = new Date();
const big = ["event", "event_session", "reservation", "check_in", "check_in_undo"];
const used = { often: 500, rarely: 5 };
const codes = new Map<string, string>();

/** A mark for everybody who came, every tenth undone, and codes, one of them used by many reservations. */
beforeAll(async () => {
  await createManyReservations(db, 5_000);
  await sql`insert into check_in (reservation_id, people, paid, made_by_id, nonce)
    select id, '{0,1}', 3000, 'desk', gen_random_uuid() from reservation where state = 'attended'`.execute(
    db,
  );
  await sql`insert into check_in_undo (nonce, undone_nonce, event_id, marked_at, made_by_id)
    select gen_random_uuid(), check_in.nonce, session.event_id, now(), 'desk' from check_in
    join reservation on reservation.id = reservation_id join event_session as session on session.id = event_session_id
    where check_in.id % 10 = 0`.execute(db);
  for (const [name, count] of Object.entries(used)) {
    const { id } = await db
      .insertInto("price_code")
      .values({
        code: name.toUpperCase(),
        yen: 300,
        valid_from: new Date(0),
        valid_until: new Date(Date.now() + 86_400_000),
        made_by_id: "nobody",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    codes.set(name, id);
    await sql`update reservation set price_code_id = ${id} where id in (
      select id from reservation where state = 'confirmed' and price_code_id is null limit ${count}
    )`.execute(db);
  }
  await sql`analyze`.execute(db);
});

const looked = async (call: (db: Database) => Promise<unknown>) => {
  const plans = await explainQueries(db, call);
  return {
    whole: tablesReadWhole(plans).filter((table) => big.includes(table)),
    rows: Math.max(...plans.map(rowsLookedAt)),
  };
};

describe("of 5,000 evenings with 100,000 reservations", () => {
  it("the money of one is read by its own reservations", async () => {
    const { id: eventId } = await db
      .selectFrom("event")
      .where("ends_at", "<", now)
      .orderBy("starts_at", "desc")
      .select("id")
      .limit(1)
      .executeTakeFirstOrThrow();
    const { whole, rows } = await looked((explained) =>
      readEvening(explained, { eventId, locale: "ja" }, now),
    );
    expect(whole).toEqual([]);
    // Twenty parties and their marks.
    expect(rows).toBeLessThan(100);
  });

  it("the money of a month is read by its own evenings", async () => {
    const { whole, rows } = await looked((explained) =>
      readMonth(explained, { locale: "ja" }, now),
    );
    expect(whole).toEqual([]);
    // 31 evenings of 20 parties, and their marks.
    expect(rows).toBeLessThan(3_000);
  });

  it.each(["often", "rarely"] as const)(
    "the uses of a code that is used %s are counted by its index",
    async (name) => {
      const plans = await explainQueries(db, (explained) =>
        countUses(explained, {
          id: codes.get(name) ?? "",
          ...{ userId: null, guestEmail: "guest@example.jp" },
          except: crypto.randomUUID(),
        }),
      );
      expect(
        plans.flatMap(({ nodes }) => nodes.flatMap((node) => node["Index Name"] ?? [])),
      ).toEqual(["reservation_price_code_id_idx"]);
      expect(plans.reduce((sum, plan) => sum + rowsLookedAt(plan), 0)).toBe(used[name]);
    },
  );
});
