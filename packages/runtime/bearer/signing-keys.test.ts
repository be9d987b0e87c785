import { generateKeyPairSync, randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/test-database.ts";
import { createSigningKeys } from "./signing-keys.ts";

const { db } = await createTestDatabase();

async function newKey(): Promise<string> {
  const id = randomUUID();
  const { publicKey } = generateKeyPairSync("ed25519");
  await db
    .insertInto("jwks")
    .values({ id, publicKey: JSON.stringify(publicKey.export({ format: "jwk" })), privateKey: "" })
    .execute();
  return id;
}

describe("the public keys", () => {
  it("are found also in the moment after they were made", async () => {
    const keyOf = createSigningKeys(db);
    const first = await newKey();
    expect(await keyOf(first)).toBeDefined();
    const second = await newKey();
    expect(await keyOf(second)).toBeDefined();
    expect(await keyOf(first)).toBeDefined();
  });

  it("are not read for each invented id", async () => {
    let readings = 0;
    const counting = new Proxy(db, {
      get(target, name) {
        if (name === "selectFrom") readings++;
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const keyOf = createSigningKeys(counting);
    await keyOf(await newKey());
    const found = await Promise.all(Array.from({ length: 100 }, () => keyOf(randomUUID())));
    expect(found.every((key) => key === undefined)).toBe(true);
    expect(readings).toBe(2);
  });
});
