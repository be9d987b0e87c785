import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/test-database.ts";
import { makeAdmin } from "./make-admin.ts";

const { db, url } = await createTestDatabase();

const rolesOf = async (email: string) =>
  (await db.selectFrom("user").select("role").where("email", "=", email).execute()).map(
    ({ role }) => role,
  );

describe("the first admin", () => {
  it("is made where nobody has the address, and promoted where somebody has", async () => {
    expect(await makeAdmin(db, "New@example.jp")).toBe("created");
    expect(await rolesOf("new@example.jp")).toEqual(["admin"]);
    await db.insertInto("user").values({ id: "b", name: "b", email: "b@example.jp" }).execute();
    expect(await makeAdmin(db, "b@example.jp")).toBe("promoted");
    expect(await makeAdmin(db, "b@example.jp")).toBe("promoted");
    expect(await rolesOf("b@example.jp")).toEqual(["user,admin"]);
  });

  it("is made by a command", async () => {
    const run = (...args: string[]) =>
      promisify(execFile)(
        process.execPath,
        [join(import.meta.dirname, "../../../tools/admin.ts"), ...args],
        { env: { DATABASE_URL: url } },
      );
    const { stdout } = await run("create", "c@example.jp");
    expect(stdout).toContain("c@example.jp is an admin now");
    expect(await rolesOf("c@example.jp")).toEqual(["admin"]);
    await expect(run("create", "nobody")).rejects.toThrow("Usage");
  });
});
