import { expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { deleteExpiredTask } from "./scheduled.ts";

const { db } = await createTestDatabase();

it("the task deletes expired rows only", async () => {
  const subject = Buffer.from("x");
  for (const [name, hours] of [
    ["past", -1],
    ["future", 1],
  ] as const) {
    const expires_at = new Date(Date.now() + hours * 3_600_000);
    await db.insertInto("used_proof").values({ id: name, expires_at }).execute();
    await db.insertInto("request_limit").values({ scope: name, subject, expires_at }).execute();
    await db
      .insertInto("idempotency_key")
      .values({ scope: name, key: name, fingerprint: subject, expires_at })
      .execute();
  }
  await deleteExpiredTask({ db })({}, {} as never);
  const left = await Promise.all([
    db.selectFrom("used_proof").select("id as name").execute(),
    db.selectFrom("request_limit").select("scope as name").execute(),
    db.selectFrom("idempotency_key").select("scope as name").execute(),
  ]);
  expect(left.flat()).toEqual([{ name: "future" }, { name: "future" }, { name: "future" }]);
});
