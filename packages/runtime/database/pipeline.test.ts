import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import {
  createTestDatabase,
  type TestDatabase,
} from "../../../tests/support/database/test-database.ts";
import { sendPipeline } from "./pipeline.ts";
import { type Argument, prepareQuery } from "./prepared-query.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});

const lock = prepareQuery((db, argument: Argument<{ number: number }>) =>
  db.selectNoFrom(sql<null>`pg_advisory_xact_lock(${argument("number")})`.as("lock")),
);
const countKeys = prepareQuery((db, argument: Argument<{ scope: string }>) =>
  db
    .selectFrom("idempotency_key")
    .where("scope", "=", argument("scope"))
    .select((eb) => eb.fn.countAll<string>().as("count")),
);
const divide = prepareQuery((db, argument: Argument<{ by: number }>) =>
  db.selectNoFrom(sql<number>`1 / ${argument("by")}::int`.as("quotient")),
);

it("gives the rows of each statement, in and outside of a transaction", async () => {
  const { db } = database;
  const statements = [divide.with(db, { by: 1 }), countKeys.with(db, { scope: "none" })] as const;
  const expected = [[{ quotient: 1 }], [{ count: "0" }]];
  expect(await sendPipeline(db, statements)).toEqual(expected);
  const inside = db.transaction().execute((transaction) => sendPipeline(transaction, statements));
  expect(await inside).toEqual(expected);
});

it("a statement behind a lock sees what was committed while the lock was waited for", async () => {
  const { db } = database;
  const locked = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const first = db.transaction().execute(async (transaction) => {
    await lock(transaction, { number: 7 });
    locked.resolve();
    await mayCommit.promise;
    await sql`insert into idempotency_key (scope, key, fingerprint, expires_at)
      values ('behind-lock', 'key', '', now())`.execute(transaction);
  });
  await locked.promise;
  const second = db
    .transaction()
    .execute((transaction) =>
      sendPipeline(transaction, [
        lock.with(transaction, { number: 7 }),
        countKeys.with(transaction, { scope: "behind-lock" }),
      ]),
    );
  await untilSomebodyWaits();
  mayCommit.resolve();
  await first;
  expect((await second)[1]).toEqual([{ count: "1" }]);
});

it("throws the first fault, rolls the transaction back and leaves the connection fit for others", async () => {
  const { db } = database;
  const failing = db
    .transaction()
    .execute((transaction) =>
      sendPipeline(transaction, [
        divide.with(transaction, { by: 0 }),
        divide.with(transaction, { by: 1 }),
      ]),
    );
  await expect(failing).rejects.toMatchObject({ code: "22012" });
  const calls = Array.from({ length: 20 }, () => divide(db, { by: 1 }));
  expect((await Promise.all(calls)).flat()).toHaveLength(20);
});

it("a transaction without statements leaves none open", async () => {
  const { db } = database;
  await db.transaction().execute(async () => {});
  await expect(db.transaction().execute(() => Promise.reject(new Error("no")))).rejects.toThrow(
    "no",
  );
  const { rows } = await sql<{ count: string }>`select count(*) from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(db);
  expect(rows).toEqual([{ count: "0" }]);
});

async function untilSomebodyWaits(): Promise<void> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event = 'advisory'`.execute(database.db);
  if (rows.length === 0) await untilSomebodyWaits();
}
