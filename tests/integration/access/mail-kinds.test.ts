import { readdirSync, readFileSync } from "node:fs";
import { locales } from "@takujo/contracts/locale";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../support/test-database.ts";
import { actsOn, waitingKinds } from "./mail-kinds/acts.ts";
import { causes, type LimitedKind, type MailKind } from "./mail-kinds/kinds.ts";
import { subjects } from "./mail-kinds/subjects.ts";

const { db } = await createTestDatabase();
const acts = await actsOn(db);
const kinds = Object.keys(causes) as MailKind[];
const limited = kinds.filter((kind) => typeof causes[kind] !== "string") as LimitedKind[];

beforeEach(async () => {
  await db.deleteFrom("request_limit").execute();
  await sql`delete from graphile_worker._private_jobs`.execute(db);
});

/** Named like the files they are in. */
function tasksThatMail(): string[] {
  const folder = new URL("../../../apps/worker/tasks/", import.meta.url);
  return readdirSync(folder)
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && file !== "task.ts")
    .filter((file) => readFileSync(new URL(file, folder), "utf8").includes("mailer"))
    .map((file) => file.replace(".ts", ""));
}

describe("the list of mails", () => {
  it("has each task that sends any", () => {
    const listed = new Set(kinds.map((kind) => kind.split(" ")[0]));
    expect([...listed].sort()).toEqual(tasksThatMail().sort());
  });
});

describe("a mail that somebody can cause to somebody else", () => {
  it.each(limited)("is counted by each of its limits: %s", async (kind) => {
    await acts[kind]();
    expect(await waitingKinds(db)).toContain(kind);
    const rows = await db.selectFrom("request_limit").select("scope").execute();
    const counted = rows.map(({ scope }) => scope);
    expect(counted).toEqual(expect.arrayContaining(causes[kind].map(({ scope }) => scope)));
  });
});

describe("the subject of a mail", () => {
  const typed = "ATTACK http://evil.example\r\nBcc: all@example.jp";

  it.each(kinds)("holds nothing that somebody typed: %s", (kind) => {
    for (const locale of locales) {
      const subject = subjects[kind](typed, locale);
      expect(subject).toMatch(/\S/);
      expect(subject).not.toMatch(/ATTACK|evil|[\r\n]/);
      expect(subject).toBe(subjects[kind]("x", locale));
    }
  });
});
