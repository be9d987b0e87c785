import { type AuditEntryQuery, auditEntryQuerySchema } from "@takujo/contracts/insight/audit-log";
import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import {
  explainQueries,
  rowsLookedAt,
  tablesReadWhole,
} from "../../../tests/support/database/explain-queries.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { listAuditEntries } from "./list-audit-entries.ts";

const small = await createTestDatabase();
const large = await createTestDatabase();

/** One every ten minutes, backward from now, by five admins. */
async function noteMuch(db: Database, count: number) {
  await sql`insert into audit_entry (at, actor_id, acting_as_id, action, subject_kind, subject_id)
    select now() - n * interval '10 minutes', 'admin-' || n % 5, case when n % 20 = 0 then 'person' end,
      (array['reservation.change', 'content.edit', 'user.ban', 'image.upload'])[1 + n % 4], 'reservation',
      'subject-' || n % (${count}::int / 10)
    from generate_series(1, ${count}::int) n`.execute(db);
  await sql`analyze`.execute(db);
}

beforeAll(async () => {
  await noteMuch(small.db, 2_000);
  await noteMuch(large.db, 200_000);
});

const aWeekAgo = new Date(Date.now() - 7 * 24 * 3_600_000).toISOString().slice(0, 10);

it.each<[string, Partial<AuditEntryQuery>]>([
  ["everything", {}],
  ["a later page", { after: "600" }],
  ["one person", { actor: "admin-3" }],
  ["somebody who did nothing", { actor: "nobody" }],
  ["one group", { group: "image" }],
  ["a group without entries", { group: "inquiry" }],
  ["some days", { from: aWeekAgo }],
  ["one subject", { subject: "subject-7" }],
  ["what was done in others' names", { impersonated: true }],
])("with 200,000 entries the list of %s walks an index", async (_, filter) => {
  const call = (db: Database) =>
    listAuditEntries(db, { ...auditEntryQuerySchema.parse({}), ...filter });
  const [before, after] = [
    await explainQueries(small.db, call),
    await explainQueries(large.db, call),
  ];
  expect(tablesReadWhole(after)).not.toContain("audit_entry");
  for (const plan of after) {
    const looked = rowsLookedAt(plan);
    // Counting stops at its limit, which the small database may not reach.
    if (plan.sql.includes("count(*)")) expect(looked, plan.sql).toBeLessThanOrEqual(1_000);
    else {
      const twin = before.find(({ sql: text }) => text === plan.sql);
      if (!twin) throw new Error("Another query");
      expect(looked, plan.sql).toBeLessThanOrEqual(rowsLookedAt(twin) * 1.5);
    }
  }
});
