import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { makeAdmin } from "./make-admin.ts";

const { db, url } = await createTestDatabase();

const rolesOf = async (email: string) =>
  (await db.selectFrom("user").select("role").where("email", "=", email).execute()).map(
    ({ role }) => role,
  );

const run = (...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, "../../../tools/admin.ts"), ...args],
    { env: { DATABASE_URL: url } },
  );

describe("the first admin", () => {
  it("is created if the address has no account, and promoted if it has one", async () => {
    expect(await makeAdmin(db, "New@example.jp")).toMatchObject({ wasThere: false });
    expect(await rolesOf("new@example.jp")).toEqual(["admin"]);
    await db.insertInto("user").values({ id: "b", name: "b", email: "b@example.jp" }).execute();
    for (let times = 0; times < 2; times++) {
      expect(await makeAdmin(db, "b@example.jp")).toEqual({ id: "b", wasThere: true });
    }
    expect(await rolesOf("b@example.jp")).toEqual(["user,admin"]);
  });

  it("is made by a command, after which nobody sets the site up by its page", async () => {
    await db.updateTable("site").set({ setup_id: randomUUID() }).execute();
    const { stdout } = await run("create", "c@example.jp");
    expect(stdout).toContain("c@example.jp is an admin now");
    expect(await rolesOf("c@example.jp")).toEqual(["admin"]);
    await expect(run("create", "nobody")).rejects.toThrow("Usage");
    await expect(run("toString")).rejects.toThrow("Usage");
    const setup = await db.selectFrom("site").select("setup_id").executeTakeFirst();
    expect(setup).toEqual({ setup_id: null });
  });

  it("can name the site by a command", async () => {
    const { stdout } = await run("name", " 盤の森 ", "Board Forest");
    expect(stdout).toContain("盤の森 and, in English, Board Forest");
    expect(await db.selectFrom("site").select(["name_ja", "name_en"]).execute()).toEqual([
      { name_ja: "盤の森", name_en: "Board Forest" },
    ]);
    await expect(run("name", "盤の森")).rejects.toThrow("Usage");
    await expect(run("name", "長".repeat(21), "x")).rejects.toThrow("Usage");
  });
});
