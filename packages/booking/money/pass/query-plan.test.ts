import { createManyParties } from "@takujo/db/testing/create-many";
import { createUser } from "@takujo/db/testing/create-user";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import {
  explainQueries,
  tablesReadWhole,
} from "../../../../tests/support/database/explain-queries.ts";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { countStampsOfGuests, readOwnPasses, readPersonPasses } from "./read-passes.ts";
import { settleStamps, visitsFor } from "./stamps.ts";

const { db } = await createTestDatabase();
const people = await Promise.all(
  Array.from({ length: 200 }, async () => (await createUser(db)).id),
);
const [userId = ""] = people;

/** Two hundred people with a hundred reservations each, and passes for years. */
beforeAll(async () => {
  await createManyParties(db, 20_000);
  await sql`update reservation set user_id = person.id, prices = '[{"kind": "", "full": 1500, "yen": 1500}]'
    from (
      select reservation.id as reservation_id, (${people}::text[])[row_number() over (order by event_session_id, id) % 200 + 1] as id
      from reservation
    ) as person where person.reservation_id = reservation.id`.execute(db);
  await sql`with kind as (
      insert into pass_kind (name_ja, name_en, visits, yen, days, stamps, made_by_id, made_at)
      values ('5回券', 'Five', 5, 5000, 90, null, 'x', now()), ('カード', 'Card', 1, 0, 90, 10, 'x', now() - interval '1 year')
      returning id, stamps
    )
    insert into pass (user_id, kind_id, reason, valid_until, made_by_id)
    select person, kind.id, 'x', now() + n * interval '1 day', 'x'
    from kind, unnest(${people}::text[]) as person, generate_series(-40, 5) as n where stamps is null`.execute(
    db,
  );
  await sql`vacuum analyze reservation, pass, pass_kind, event_session, event`.execute(db);
});

it("passes and stamps are read from one person's few rows, and those of an evening's guests", async () => {
  const { event_id: eventId, id: reservationId } = await db
    .selectFrom("reservation")
    .innerJoin("event_session", "event_session.id", "reservation.event_session_id")
    .where("user_id", "=", userId)
    .where("state", "=", "attended")
    .select(["event_session.event_id", "reservation.id"])
    .limit(1)
    .executeTakeFirstOrThrow();
  const now = new Date();
  const asked = { userId, locale: "ja" as const };
  const use = { userId, except: reservationId, at: now, prices: [] };
  const plans = await explainQueries(db, async (explaining) => {
    await readOwnPasses(explaining, asked);
    await readPersonPasses(explaining, asked);
    await visitsFor(explaining as never, use);
    await settleStamps(explaining as never, { reservationId, madeById: "x" }, now);
    expect(await countStampsOfGuests(explaining, eventId)).not.toHaveLength(0);
  });
  for (const table of ["reservation", "pass", "event_session", "event"]) {
    expect(tablesReadWhole(plans), table).not.toContain(table);
  }
});
