import { expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { readPushKey } from "./push-key.ts";

const { db } = await createTestDatabase();

it("the push key outlives a change of the secret, and is not readable without it", async () => {
  const [first, same] = [await readPushKey(db, "old"), await readPushKey(db, "old")];
  expect(same).toEqual(first);
  expect(Buffer.from(first.publicKey, "base64url")).toHaveLength(65);
  expect(Buffer.from(first.privateKey, "base64url")).toHaveLength(32);
  const [row] = await db.selectFrom("push_key").selectAll().execute();
  expect(JSON.stringify(row)).not.toContain(first.privateKey);
  await expect(readPushKey(db, "new")).rejects.toThrow("SIGNING_SECRET");
  expect(await readPushKey(db, ["new", "old"])).toEqual(first);
  expect(await readPushKey(db, "new")).toEqual(first);
});
