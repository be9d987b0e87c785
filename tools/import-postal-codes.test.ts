import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createPostalArea } from "../packages/db/testing/create-postal-area.ts";
import { createTestDatabase } from "../tests/support/database/test-database.ts";
import { everyPrefecture, townLine } from "./postal-codes/testing/town-lines.ts";
import { runCommand } from "./run-command.ts";

const { db, url } = await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), "takujo-import-"));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  await db.deleteFrom("postal_area").execute();
  await createPostalArea(db, { code: "9999999" });
});

function write(...lines: string[]) {
  const path = join(folder, "utf_ken_all.csv");
  writeFileSync(path, lines.join("\r\n"));
  return path;
}
const run = (...paths: string[]) =>
  runCommand(process.execPath, ["tools/import-postal-codes.ts", ...paths], {
    env: { DATABASE_URL: url },
    quiet: true,
  });
async function codes() {
  const rows = await db.selectFrom("postal_area").select("code").execute();
  return rows.map(({ code }) => code);
}

describe("import of postal codes", () => {
  it("replaces what was there", async () => {
    const { code, output } = await run(write(...everyPrefecture, townLine({ code: "1010021" })));
    expect(output).toMatch(/Replaced the postal codes: 48 areas in [\d.]+ s/);
    expect(code).toBe(0);
    expect(await codes()).toHaveLength(48);
    expect(await codes()).not.toContain("9999999");
  });

  it("changes nothing when the file is broken, and says how to mend it", async () => {
    const { code, output } = await run(write(...everyPrefecture, '13101,"101  ","1010'));
    expect(code).toBe(1);
    expect(output).toMatch(/utf_ken_all\.csv: Line 48 has an open quotation/);
    expect(output).toMatch(/Download the file anew.*Nothing was changed/s);
    expect(await codes()).toEqual(["9999999"]);
  });

  it("says what it needs when no file is named, or one that is not there", async () => {
    expect(await run()).toMatchObject({ code: 1, output: expect.stringContaining("Usage:") });
    const missing = await run(join(folder, "missing.csv"));
    expect(missing).toMatchObject({ code: 1, output: expect.stringContaining("no such file") });
    expect(await codes()).toEqual(["9999999"]);
  });
});
