import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { migrate } from "../../packages/db/migrate.ts";
import { createTestDatabase } from "../../tests/support/database/test-database.ts";
import { temporaryStorage } from "../../tests/support/temporary-storage.ts";
import { dropDatabase, recreateDatabase } from "../postgres/databases.ts";
import { resetDemo } from "./reset-demo.ts";

const name = `takujo_test_reset_${process.pid}`;
const realSite = await createTestDatabase();
const files = await temporaryStorage();
const storage = { kind: "disk", folder: files.folder } as const;
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await recreateDatabase(inject("serverUrl"), name);
  await migrate(databaseUrl);
  await resetDemo({ databaseUrl, storage }, () => false);
});
afterAll(async () => {
  await files.remove();
  await dropDatabase(inject("serverUrl"), name);
});

const put = (key: string) => files.storage.put(key, Buffer.from(key));
const stored = async () =>
  [...(await files.storage.list("image")), ...(await files.storage.list("build"))].sort();

describe("a demo that begins anew", () => {
  it("forgets uploaded images, and keeps the assets of builds", async () => {
    await put("image/a/original");
    await put("image/a/800.webp");
    await put("build/one/files");
    expect(await resetDemo({ databaseUrl, storage }, () => false)).toBe(false);
    expect(await stored()).toHaveLength(3);
    expect(await resetDemo({ databaseUrl, storage }, () => true)).toBe(true);
    expect(await stored()).toEqual(["build/one/files"]);
  });

  it("takes nothing from a site that is no demo", async () => {
    await put("image/b/original");
    const site = { databaseUrl: realSite.url, storage };
    await expect(resetDemo(site, () => true)).rejects.toThrow("not a demo");
    expect(await stored()).toEqual(["build/one/files", "image/b/original"]);
  });
});
