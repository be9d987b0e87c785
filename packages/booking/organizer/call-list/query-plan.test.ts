import { createManyParties } from "@takujo/db/testing/create-many";
import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import {
  explainQueries,
  rowsLookedAt,
  tablesReadWhole,
} from "../../../../tests/support/database/explain-queries.ts";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { listCalls } from "./list-calls.ts";

const few = (await createTestDatabase()).db;
const many = (await createTestDatabase()).db;
const slug = "crowd-7";

/** Every party was told of a change long ago, except a few. */
async function fill(db: Database, count: number) {
  await createManyParties(db, count);
  await sql`with line as (
      insert into reservation_transition (reservation_id, cause, state, seats, made_by, at)
      select id, 'event-changed', state, seats, 'system', now() - interval '90 days' from reservation
      returning id, reservation_id
    )
    insert into reservation_notice (transition_id, reservation_id, kind, way, created_at, told_at)
    select id, reservation_id, 'event-changed', 'telephone', now() - interval '90 days', now() - interval '89 days'
    from line`.execute(db);
  await sql`update reservation_notice set told_at = null where transition_id in (
      select transition_id from reservation_notice order by transition_id limit 20
    )`.execute(db);
  await sql`vacuum analyze reservation_notice, reservation_transition, reservation`.execute(db);
}

beforeAll(async () => {
  await fill(few, 2_000);
  await fill(many, 60_000);
});

async function eventOf(db: Database) {
  const { id } = await db
    .selectFrom("event")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  return id;
}

describe("the call list with 60,000 calls that were made", () => {
  it.each<[string, (db: Database) => Promise<{ event?: string }>]>([
    ["of all events", async () => ({})],
    ["of one event", async (db) => ({ event: await eventOf(db) })],
  ])("%s costs hardly more than with 2,000, and reads no table whole", async (_, queryOf) => {
    const costs: number[] = [];
    for (const db of [few, many]) {
      const query = { locale: "ja" as const, ...(await queryOf(db)) };
      const { calls } = await listCalls(db, query, "");
      expect(calls).toHaveLength(20);
      const plans = await explainQueries(db, (explaining) => listCalls(explaining, query, ""));
      costs.push(plans.reduce((sum, plan) => sum + rowsLookedAt(plan), 0));
      if (db === few) continue;
      for (const table of [
        "reservation",
        "reservation_notice",
        "reservation_transition",
        "event_session",
        "event",
        "event_text",
      ]) {
        expect(tablesReadWhole(plans), table).not.toContain(table);
      }
    }
    expect(costs[1]).toBeLessThanOrEqual(1.5 * (costs[0] ?? 0));
  });
});
