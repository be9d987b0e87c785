import { maxContentCounted } from "@takujo/contracts/content/editing/editing-limits";
import { createManyEvents } from "@takujo/db/testing/create-many";
import { startCursor as fromTheStart } from "@takujo/runtime/cursor";
import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { pairsOf } from "../../search/index.ts";
import type { Filter } from "./conditions.ts";
import { countEntries, type Page, selectEntries } from "./queries.ts";

const many = await createTestDatabase();
const few = await createTestDatabase();

const drafts = 20;

/** Many events. The same number of them are drafts, lack English or have a draft, at any size. */
async function fill(db: Database, count: number) {
  await createManyEvents(db, count);
  await sql`update event set state = 'draft', published_at = null
    where id in (select id from event order by starts_at limit 30)`.execute(db);
  await sql`delete from event_text where locale = 'en'
    and event_id in (select id from event order by starts_at desc limit 30)`.execute(db);
  await sql`update event_text set title = 'ひとつだけ'
    where locale = 'ja' and event_id = (select id from event where slug = 'many-42')`.execute(db);
  await sql`update event set updated_at = starts_at`.execute(db);
  await sql`insert into content_draft (kind, item_id, document, is_new)
    select 'event', id, '{"shared": {}, "texts": {"ja": {}, "en": {}}}', false
    from event where state <> 'draft' and slug <> 'many-42' limit ${drafts}`.execute(db);
  await sql`vacuum analyze event, event_text, content_draft`.execute(db);
}

beforeAll(async () => {
  await fill(few.db, 100);
  await fill(many.db, 10_000);
});

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: PlanNode[];
}

/** The plan of the statement that a call sends, as PostgreSQL executed it. */
async function planOf(db: Database, call: (db: Database) => Promise<unknown>): Promise<PlanNode> {
  const plans: PlanNode[] = [];
  const executor = db.getExecutor();
  const explaining = {
    getExecutor: () =>
      new Proxy(executor, {
        get(target, name) {
          const value = Reflect.get(target, name);
          if (name !== "executeQuery")
            return typeof value === "function" ? value.bind(target) : value;
          return async (query: { sql: string }) => {
            const explained = { ...query, sql: `explain (analyze, format json) ${query.sql}` };
            const { rows } = await target.executeQuery(explained as never);
            plans.push(
              (rows as { "QUERY PLAN": { Plan: PlanNode }[] }[])[0]?.["QUERY PLAN"][0]
                ?.Plan as PlanNode,
            );
            return target.executeQuery(query as never);
          };
        },
      }),
  } as unknown as Database;
  await call(explaining);
  expect(plans).toHaveLength(1);
  return plans[0] as PlanNode;
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
/** Rows examined, shown or not. */
const rowsOf = (node: PlanNode) =>
  (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"];
const workOf = (plan: PlanNode) =>
  nodesOf(plan)
    .map(rowsOf)
    .reduce((sum, rows) => sum + rows, 0);

const page: Page = { kind: "event", filter: "all", words: null, after: fromTheStart, limit: 26 };

const filters: Filter[] = [
  "all",
  "draft",
  "scheduled",
  "published",
  "changed",
  "archived",
  "cancelled",
  "without-english",
];
const searched: Page = {
  ...page,
  words: {
    search: "ひとつだけ",
    terms: ["ひとつだけ"],
    pairs: pairsOf(["ひとつだけ"]),
    isCommon: false,
  },
};
const pages: [string, Page][] = [
  ...filters.map((filter): [string, Page] => [filter, { ...page, filter }]),
  ["a later page", { ...page, after: { ...fromTheStart, at: new Date().toISOString() } }],
  ["a search", searched],
];

const plansOf = (call: (db: Database) => Promise<unknown>) =>
  Promise.all([planOf(few.db, call), planOf(many.db, call)]);

const tablesScanned = (plan: PlanNode) =>
  nodesOf(plan)
    .filter((node) => node["Node Type"] === "Seq Scan")
    .map((node) => node["Relation Name"]);

describe("with 10,000 events", () => {
  it.each(pages)(
    "the list (%s) reads no table whole, and no more than with 100",
    async (_, asked) => {
      const [small, large] = await plansOf((db) => selectEntries(db, asked));
      expect(tablesScanned(large)).not.toContain("event");
      expect(tablesScanned(large)).not.toContain("event_text");
      expect(workOf(large)).toBeLessThanOrEqual(1.5 * workOf(small));
    },
  );

  it("the list shows what was searched for", async () => {
    const found = await selectEntries(many.db, searched);
    expect(found.map(({ title_ja }) => title_ja)).toEqual(["ひとつだけ"]);
  });

  it("is counted by indexes, up to the limit", async () => {
    const counts = await countEntries(many.db, "event");
    const max = maxContentCounted;
    expect(counts).toMatchObject({ all: max, published: max, draft: 30, archived: 0 });
    const [small, large] = await plansOf((db) => countEntries(db, "event"));
    expect(tablesScanned(large)).not.toContain("event");
    expect(workOf(large)).toBeLessThanOrEqual(1.5 * workOf(small));
    const maxRows = Math.max(...nodesOf(large).map(rowsOf));
    expect(maxRows).toBeLessThanOrEqual(max + drafts + 10);
  });
});
