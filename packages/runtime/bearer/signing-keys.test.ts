import { generateKeyPairSync, randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
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

  it("stay usable while they are refreshed and the table is locked", async () => {
    let isAway = false;
    let readings = 0;
    const away = new Proxy(db, {
      get(target, name) {
        if (name === "selectFrom") readings++;
        if (name === "selectFrom" && isAway) throw new Error("locked");
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const keyOf = createSigningKeys(away);
    const id = await newKey();
    await keyOf(id);
    const now = vi.spyOn(performance, "now");
    try {
      isAway = true;
      now.mockReturnValue(performance.now() + 40_000);
      expect(await keyOf(id)).toBeDefined();
      expect(readings).toBe(2);
      now.mockReturnValue(performance.now() + 30_000);
      await expect(keyOf(id)).rejects.toThrow("locked");
    } finally {
      now.mockRestore();
    }
  });
});
