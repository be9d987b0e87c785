import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { takeFromLimit } from "./limit.ts";
import { deleteExpiredLimits } from "./queries.ts";

const { db } = await createTestDatabase();
const secret = "of the test";
const limit = { scope: "test", max: 3, seconds: 3600 };
const take = (subject: string) => takeFromLimit(db, limit, subject, secret);

describe("a limit", () => {
  it("lets only so many of a hundred at once through, each subject for itself", async () => {
    const results = await Promise.allSettled(Array.from({ length: 100 }, () => take("crowd")));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    await take("somebody else");
  });

  it("says when to come back", async () => {
    for (let count = 0; count < 3; count++) await take("often");
    const refusal = await take("often").catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: "too-many-requests", status: 429 });
    const { retryAfter } = refusal as { retryAfter: number };
    expect(retryAfter).toBeGreaterThan(3500);
    expect(retryAfter).toBeLessThanOrEqual(3600);
  });

  it("starts again after its window, and forgets earlier subjects", async () => {
    for (let count = 0; count < 3; count++) await take("later");
    await db
      .updateTable("request_limit")
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .execute();
    await take("later");
    await deleteExpiredLimits(db);
    const rows = await db.selectFrom("request_limit").selectAll().execute();
    expect(rows.map(({ hits }) => hits)).toEqual([1]);
    expect(JSON.stringify(rows)).not.toContain("later");
  });

  it("counts nothing for what was undone", async () => {
    await db
      .transaction()
      .execute(async (transaction) => {
        await takeFromLimit(transaction, limit, "undone", secret);
        throw new Error("no");
      })
      .catch(() => {});
    for (let count = 0; count < 3; count++) await take("undone");
  });
});
