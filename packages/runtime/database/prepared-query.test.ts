import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import {
  createTestDatabase,
  type TestDatabase,
} from "../../../tests/support/database/test-database.ts";
import { type Argument, prepareQuery } from "./prepared-query.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});

let timesBuilt = 0;
const add = prepareQuery((db, argument: Argument<{ left: number; right: number }>) => {
  timesBuilt += 1;
  return db.selectNoFrom(
    sql<number>`${argument("left")}::int + ${argument("right")}::int * ${10}::int`.as("sum"),
  );
});

it("builds a query once and gives every call its own values", async () => {
  const calls = Array.from({ length: 20 }, (_, left) => add(database.db, { left, right: left }));
  const sums = (await Promise.all(calls)).map((rows) => rows[0]?.sum);
  expect(sums).toEqual(Array.from({ length: 20 }, (_, left) => left * 11));
  expect(timesBuilt).toBe(1);
});

it("runs inside a transaction", async () => {
  const rows = await database.db
    .transaction()
    .execute((transaction) => add(transaction, { left: 1, right: 2 }));
  expect(rows).toEqual([{ sum: 21 }]);
});
