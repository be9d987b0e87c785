import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { deleteOldAuditEntries, insertAuditEntry } from "./queries.ts";

const { db } = await createTestDatabase();
const entry = { actorId: "admin", action: "user.ban", subject: { kind: "user", id: "person" } };
const countEntries = async () => (await db.selectFrom("audit_entry").select("id").execute()).length;

describe("the audit", () => {
  it("is only ever added to", async () => {
    await insertAuditEntry(db, { ...entry, reason: "spam", after: { banned: true } });
    const refused = "only ever added to";
    await expect(
      db.updateTable("audit_entry").set({ reason: "another" }).execute(),
    ).rejects.toThrow(refused);
    await expect(db.deleteFrom("audit_entry").execute()).rejects.toThrow(refused);
    await expect(sql`truncate audit_entry`.execute(db)).rejects.toThrow(refused);
    expect(await countEntries()).toBe(1);
  });

  it("forgets after two years", async () => {
    const before = await countEntries();
    for (const age of ["2 years 1 day", "1 year 364 days"]) {
      await sql`insert into audit_entry (at, actor_id, action, subject_kind, subject_id)
        values (now() - ${age}::interval, 'admin', 'user.ban', 'user', 'person')`.execute(db);
    }
    await deleteOldAuditEntries(db);
    expect(await countEntries()).toBe(before + 1);
  });

  it("has no foreign keys, and only columns for ids, kinds and reasons", async () => {
    const { rows } = await sql<{ conname: string }>`select conname from pg_constraint
      where conrelid = 'audit_entry'::regclass and contype = 'f'`.execute(db);
    expect(rows).toEqual([]);
  });
});
