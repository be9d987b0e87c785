import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { explainQueries, rowsLookedAt } from "../../../tests/support/database/explain-queries.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { countReaders, selectReader, selectReaders } from "./queries.ts";

const { db } = await createTestDatabase();
const people = 20_000;
const readers = 200;
await sql`insert into "user" (id, name, email, "emailVerified")
  select 'person-' || number, 'Name', 'person' || number || '@example.jp', true
  from generate_series(1, ${people}::integer) as number`.execute(db);
await sql`update profile set news_mail = true where user_id in (
  select 'person-' || number * ${people / readers}::integer from generate_series(1, ${readers}::integer) as number
)`.execute(db);
await sql`vacuum analyze profile`.execute(db);
await sql`vacuum analyze "user"`.execute(db);

describe("among 20,000 people", () => {
  it("subscribers are counted without reading other profiles", async () => {
    const plans = await explainQueries(db, (explaining) => countReaders(explaining, {}));
    const indexes = plans.flatMap(({ nodes }) => nodes.map((node) => node["Index Name"]));
    expect(indexes).toContain("profile_news_mail_idx");
    expect(await countReaders(db, {})).toMatchObject([{ mail: readers }]);
  });

  it("only the first of them are read", async () => {
    const plans = await explainQueries(db, (explaining) =>
      selectReaders(explaining, { limit: 30 }),
    );
    expect(plans.map(rowsLookedAt)[0]).toBeLessThanOrEqual(60);
  });

  it("one of them is read by their id", async () => {
    const plans = await explainQueries(db, (explaining) =>
      selectReader(explaining, { userId: "person-100" }),
    );
    expect(plans.map(rowsLookedAt)).toEqual([2]);
  });
});
