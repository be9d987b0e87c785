import type { InquiryListQuery } from "@takujo/contracts/inbox/inquiry";
import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { listInquiries, readInquiry } from "./read-inquiries.ts";

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Total Cost": number;
  Plans?: PlanNode[];
}

const adminId = "admin-of-many";

async function withInquiries(count: number): Promise<Database> {
  const { db } = await createTestDatabase();
  await sql`insert into contact_inquiry
    (receipt, category, name, email, body, locale, reply_locale, state, assignee_id, created_at)
    select to_char(1000 + number / 10000, 'FM0000') || '-' || to_char(number % 10000, 'FM0000') || '-AAAA',
      'event', 'Name ' || number, 'person' || number || '@example.jp', repeat('何度も書く文です。', 20), 'ja', 'ja',
      (array['new', 'open', 'answered', 'closed', 'closed', 'closed', 'closed', 'closed'])[1 + number % 8],
      case when number % 16 = 1 then ${adminId} end, now() - number * interval '1 minute'
    from generate_series(1, ${count}::integer) as number`.execute(db);
  await sql`analyze contact_inquiry`.execute(db);
  return db;
}

/** The plans of all statements that a call sends. */
async function plansOf(db: Database, call: (db: Database) => Promise<unknown>) {
  const plans: PlanNode[] = [];
  const explaining = new Proxy(db, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (name !== "executeQuery") return typeof value === "function" ? value.bind(target) : value;
      return async (query: { sql: string }) => {
        const { rows } = await target.executeQuery<{ "QUERY PLAN": { Plan: PlanNode }[] }>({
          ...query,
          sql: `explain (format json) ${query.sql}`,
        } as never);
        plans.push(...rows.flatMap((row) => row["QUERY PLAN"].map(({ Plan }) => Plan)));
        return target.executeQuery(query as never);
      };
    },
  });
  await call(explaining);
  return plans;
}

const walk = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(walk)];
/** Without the counts, which run up to their limit. */
const costOfList = (plans: PlanNode[]) =>
  plans.find((plan) => plan["Node Type"] === "Limit")?.["Total Cost"] ?? Number.NaN;

const query = { view: "unfinished", search: "", limit: 20 } satisfies InquiryListQuery;
const few = await withInquiries(2_000);
const many = await withInquiries(20_000);

describe("with 20,000 inquiries", () => {
  it.each<[string, Partial<InquiryListQuery>]>([
    ["what is unfinished", {}],
    ["what is new", { view: "new" }],
    ["one's own", { view: "mine" }],
    ["everything", { view: "all" }],
    ["a later page", { view: "all", after: afterDays(1) }],
    ["a name", { search: "name 77" }],
    ["an address", { search: "person1500@" }],
    ["a receipt", { search: "1000-01" }],
  ])("the list of %s reads by an index, and costs no more than with a tenth", async (_, filter) => {
    const call = (db: Database) => listInquiries(db, adminId, { ...query, ...filter });
    const plans = await plansOf(many, call);
    const tables = plans
      .flatMap(walk)
      .filter((node) => node["Node Type"] === "Seq Scan")
      .map((node) => node["Relation Name"]);
    expect(tables).not.toContain("contact_inquiry");
    expect((await call(many)).items.length).toBeGreaterThan(0);
    // A search reads its matches, of which there are more.
    if (filter.search) return;
    const before = await plansOf(few, call);
    expect(costOfList(plans)).toBeLessThan(1.5 * costOfList(before));
  });

  it("no count goes beyond its limit", async () => {
    const { counts } = await listInquiries(many, adminId, query);
    expect(counts).toMatchObject({ new: 1_000, closed: 1_000 });
  });

  it("a single one is read without reading others", async () => {
    const [first] = (await listInquiries(many, adminId, query)).items;
    const plans = await plansOf(many, (db) => readInquiry(db, first?.id ?? ""));
    const scans = plans.flatMap(walk).filter((node) => node["Node Type"] === "Seq Scan");
    expect(scans.map((node) => node["Relation Name"])).not.toContain("contact_inquiry");
  });
});

function afterDays(days: number): string {
  const at = new Date(Date.now() - days * 86_400_000).toISOString().replace("Z", "000Z");
  return `${at}_00000000-0000-0000-0000-000000000000`;
}
