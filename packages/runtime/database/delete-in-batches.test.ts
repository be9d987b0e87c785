import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { deleteInBatches, inBatches } from "./delete-in-batches.ts";

const { db } = await createTestDatabase();

describe("work in batches", () => {
  it("goes on until a round finds fewer than it may", async () => {
    const found = [3, 3, 1];
    const asked: number[] = [];
    await inBatches(async (atOnce) => {
      asked.push(atOnce);
      return found.shift() ?? 0;
    }, 3);
    expect(asked).toEqual([3, 3, 3]);
    expect(found).toEqual([]);
  });

  it("deletes everything that is due, a bounded number of rows at a time, and nothing else", async () => {
    await sql`insert into used_proof (id, expires_at)
      select n::text, now() + (n - 25.5) * interval '1 hour' from generate_series(1, 30) as n`.execute(
      db,
    );
    await sql`create table deletion (rows integer)`.execute(db);
    await sql`create function note_deletion() returns trigger language plpgsql as
      'begin insert into deletion select count(*) from removed; return null; end'`.execute(db);
    await sql`create trigger noted after delete on used_proof referencing old table as removed
      for each statement execute function note_deletion()`.execute(db);
    await deleteInBatches(db, "used_proof", sql<boolean>`expires_at < now()`, 10);
    const { rows: left } = await sql<{ id: string }>`
      select id from used_proof order by id::int`.execute(db);
    expect(left.map(({ id }) => id)).toEqual(["26", "27", "28", "29", "30"]);
    const { rows: deletions } = await sql<{ rows: number }>`select rows from deletion`.execute(db);
    expect(deletions.map(({ rows }) => rows)).toEqual([10, 10, 5]);
  });
});
