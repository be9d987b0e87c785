import type { OrganizedEventView } from "@takujo/contracts/platform/organized-event";
import { createManyEvents } from "@takujo/db/testing/create-many-events";
import type { Database } from "@takujo/runtime/database";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/test-database.ts";
import { listOrganizedEvents } from "./list-organized-events.ts";

const [few, many] = [await createTestDatabase(), await createTestDatabase()];

/** A third each is cancelled and archived, and as many more are drafts alone: each list has a full page at either size. */
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
}, 120_000);

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Rows Removed by Filter"?: number;
  Plans?: PlanNode[];
}

/** How many rows a call reads, of tables and indexes, and which tables from end to end. */
async function costOf(db: Database, call: (db: Database) => Promise<unknown>) {
  const plans: PlanNode[] = [];
  const explaining = new Proxy(db, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (name !== "executeQuery") return typeof value === "function" ? value.bind(target) : value;
      return async (query: { sql: string }) => {
        const explained = { ...query, sql: `explain (analyze, format json) ${query.sql}` };
        const { rows } = await target.executeQuery<{ "QUERY PLAN": { Plan: PlanNode }[] }>(
          explained as never,
        );
        plans.push(...rows.flatMap((row) => row["QUERY PLAN"].map(({ Plan }) => Plan)));
        return target.executeQuery(query as never);
      };
    },
  });
  await call(explaining);
  const walk = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(walk)];
  const nodes = plans.flatMap(walk);
  return {
    rows: nodes
      .filter((node) => node["Relation Name"])
      .reduce((sum, node) => sum + rowsRead(node), 0),
    readWhole: nodes
      .filter((node) => node["Node Type"] === "Seq Scan")
      .map((node) => node["Relation Name"]),
  };
}

function rowsRead(node: PlanNode): number {
  const { "Actual Rows": rows = 0, "Actual Loops": loops = 0 } = node;
  return (rows + (node["Rows Removed by Filter"] ?? 0)) * loops;
}

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
    const costs = [];
    for (const { db } of [few, many]) {
      const { next } = await listOrganizedEvents(db, { ...query, limit: 2 });
      const after = page === "second" ? (next ?? undefined) : undefined;
      costs.push(
        await costOf(db, (explaining) => listOrganizedEvents(explaining, { ...query, after })),
      );
    }
    const [small, big] = costs;
    expect(big?.readWhole.filter((table) => large.includes(table ?? ""))).toEqual([]);
    expect((big?.rows ?? 0) / (small?.rows ?? 1)).toBeLessThan(1.5);
  });
});
