import { locales } from "@takujo/contracts/locale";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { mailTasks } from "../../../apps/worker/tasks/index.ts";
import { createTestDatabase } from "../../support/database/test-database.ts";
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

describe("the list of mails", () => {
  it("has every task that sends mails", () => {
    const listed = new Set(kinds.map((kind) => kind.split(" ")[0]));
    expect([...listed].sort()).toEqual(Object.keys(mailTasks({} as never)).sort());
  });
});

describe("a mail that one person can cause to another", () => {
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

  it.each(kinds)("contains nothing that a person typed: %s", (kind) => {
    for (const locale of locales) {
      const subject = subjects[kind](typed, locale);
      expect(subject).toMatch(/\S/);
      expect(subject).not.toMatch(/ATTACK|evil|[\r\n]/);
      expect(subject).toBe(subjects[kind]("x", locale));
    }
  });
});
