import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/test-database.ts";
import { seedLarge } from "./large.ts";
import { seed } from "./seed.ts";

const { db, url } = await createTestDatabase();
const counts = { news: 50, events: 40 };
beforeAll(async () => {
  await seed(url);
  await seedLarge(url, () => {}, counts);
});

async function measured(): Promise<unknown> {
  const { rows } = await sql`select
    (select count(*)::int from news where slug like 'measured-%') as news,
    (select count(*)::int from event where slug like 'measured-%') as events,
    (select count(*)::int from event join event_session on event_id = event.id
      where slug like 'measured-%') as sessions,
    (select sum(seats_taken)::int > 0 and sum(seats_taken) = (select sum(seats_held) from reservation
      where name = '計測 太郎') from event join event_session on event_id = event.id
      where slug like 'measured-%') as counted,
    (select count(*)::int > 0 from event where slug like 'measured-%' and ends_at > now()) as coming`.execute(
    db,
  );
  return rows[0];
}

it("adds events of past and future with their sessions, and repeated nothing more", async () => {
  const expected = { news: 50, events: 40, sessions: 40, counted: true, coming: true };
  expect(await measured()).toEqual(expected);
  await seedLarge(url, () => {}, counts);
  expect(await measured()).toEqual(expected);
});
