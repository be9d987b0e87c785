import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { ContentItem } from "@takujo/contracts/content/editing/content";
import { migrate } from "@takujo/db/migrate";
import { createContactInquiry } from "@takujo/db/testing/create-contact-inquiry";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createNews } from "@takujo/db/testing/create-news";
import { createDatabase, createPool, type Database } from "@takujo/runtime/database/database";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../../../../tools/env.ts";
import { AuthBrowser } from "../../../support/auth-browser.ts";
import type { RunningProgram } from "../../../support/programs/run-program.ts";
import { type RunningServer, runServer } from "../../../support/programs/run-server.ts";
import { runWorker } from "../../../support/programs/run-worker.ts";
import { goodDetails } from "../../../support/reserving.ts";
import { startMailInbox } from "../../../support/services/mail-inbox.ts";
import { privatePostgres } from "../../support/private-postgres.ts";
import { publicOrigin } from "../../support/running-site.ts";
import { visit } from "../../support/visit.ts";
import { waitUntil } from "../../support/wait-until.ts";

const admin = "desk@takujo.example";
const production = { APP_ENV: "production", SIGNING_SECRET: randomUUID(), ORIGIN: publicOrigin };
const couldAlter = "the role of DATABASE_URL could alter the tables";

const inbox = await startMailInbox();
const folder = mkdtempSync(join(tmpdir(), "takujo-migrations-"));
let postgres: Awaited<ReturnType<typeof privatePostgres>>;
let ownerUrl: string;
let serverUrl: string;
/** The owner's, to prepare and to look. */
let db: Database;
let server: RunningServer;
let worker: RunningProgram;

async function query(connectionString: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** PostgreSQL's answer to a statement, of which nothing stays: the code of its error, or "allowed". */
const tried = (connectionString: string, statement: string): Promise<string> =>
  query(connectionString, "begin", statement, "rollback").then(
    () => "allowed",
    (error: pg.DatabaseError) => error.code ?? error.message,
  );

const command = (name: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(root, "tools", name), ...args], {
    env: { DATABASE_URL: serverUrl, DATABASE_MIGRATION_URL: ownerUrl },
  });

/** What docs/operations.md tells to type. */
function documentedStatements(): string[] {
  const page = readFileSync(join(root, "docs/operations.md"), "utf8");
  const block = /### Two roles[\s\S]+?```sql\n([\s\S]+?)```/.exec(page)?.[1] ?? "";
  return block.split("\n").filter(Boolean);
}

beforeAll(async () => {
  postgres = await privatePostgres();
  await query(postgres.url, ...documentedStatements());
  const address = (role: string) => {
    const url = new URL("/takujo", postgres.url);
    url.username = role;
    return url.href;
  };
  ownerUrl = address("takujo_owner");
  serverUrl = address("takujo_server");
  await command("migrate.ts");
  await command("admin.ts", "create", admin);
  db = createDatabase(createPool({ connectionString: ownerUrl, onError: () => {} }));
  const env = { ...production, TRUSTED_PROXIES: "1" };
  server = await runServer({ databaseUrl: serverUrl, env });
  worker = await runWorker({ databaseUrl: serverUrl, smtpUrl: inbox.url, env: production });
});
afterAll(async () => {
  await server?.stop();
  await worker?.stop();
  await db?.destroy();
  postgres?.remove();
  rmSync(folder, { recursive: true });
});

async function signedIn(email?: string) {
  const browser = new AuthBrowser({ server: server.origin, origin: publicOrigin });
  const person = await browser.signIn(inbox, email);
  const authorization = `Bearer ${await browser.token()}`;
  const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const headers = { authorization, "idempotency-key": randomUUID() };
    const response = await browser.call(method, path, body, headers);
    expect(response.status, `${method} ${path}: ${await response.clone().text()}`).toBeLessThan(
      300,
    );
    return response.json() as Promise<Answer>;
  };
  return { ...person, browser, call };
}

async function reservedBy({ call, email }: Awaited<ReturnType<typeof signedIn>>) {
  const { id: sessionId } = await createEventSession(db, { eventId: (await createEvent(db)).id });
  const reservations = "/api/v1/authorized/reservations";
  const { id } = await call<{ id: string }>("POST", reservations, { sessionId, seats: 2 });
  await call("POST", `${reservations}/${id}/confirm`, goodDetails);
  // The first brought the code.
  await inbox.untilSentTo(email, 2);
  return id;
}

const transitionsOf = (id: string) =>
  db
    .selectFrom("reservation_transition")
    .select("cause")
    .where("reservation_id", "=", id)
    .orderBy("id")
    .execute();

describe("with the role that owns nothing", () => {
  it("somebody signs in by code, holds, confirms, gets the mail, and deletes the account", async () => {
    const person = await signedIn();
    const id = await reservedBy(person);
    expect(await transitionsOf(id)).toEqual([{ cause: "hold" }, { cause: "confirm" }]);
    // As an organizer whose account goes later.
    const made_by_id = person.userId;
    const { id: inquiry_id } = await createContactInquiry(db);
    const message = await db
      .insertInto("inquiry_message")
      .values({ inquiry_id, kind: "note", body: "席の図を送る", made_by_id })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { id: item_id } = await createNews(db);
    await db
      .insertInto("check_in")
      .values({ reservation_id: id, paid: 3000, made_by_id, nonce: randomUUID() })
      .execute();
    await person.call("POST", `/api/v1/authorized/reservations/${id}/receipts`, {
      addressee: "株式会社みなも",
      honorific: "onchu",
      purpose: "参加費",
      locale: "ja",
      standard: 3000,
      reduced: 0,
    });
    const revision = { kind: "news", item_id, number: 1, version: 1, document: "{}", made_by_id };
    await db.insertInto("content_revision").values(revision).execute();

    expect((await person.browser.auth("POST", "/delete-user")).status).toBe(200);
    expect(await transitionsOf(id)).toEqual([]);
    for (const table of ["inquiry_message", "content_revision"] as const) {
      const made = db.selectFrom(table).select("made_by_id").where("made_by_id", "=", made_by_id);
      expect(await made.execute()).toEqual([]);
    }
    const receipts = db.selectFrom("receipt").select(["addressee", "standard", "reservation_id"]);
    expect(await receipts.execute()).toEqual([
      { addressee: "", standard: 3000, reservation_id: null },
    ]);
    const stored = db.selectFrom("inquiry_message").select("id").where("id", "=", message.id);
    expect(await stored.execute()).toHaveLength(1);
  });

  it("an admin publishes; cached page, sitemap and search show it", async () => {
    const { id, slug } = await createNews(db, { title: "はじめの題" });
    const get = (path: string) => visit(server.origin, path);
    const shows = async (path: string, text: string) => (await get(path)).text.includes(text);
    await waitUntil(() => shows(`/news/${slug}`, "はじめの題"));
    const { call } = await signedIn(admin);
    const path = `/api/platform/v1/authorized/admin/content/news/${id}`;
    const { version, document } = await call<ContentItem>("GET", path);
    document.texts.ja["title"] = "権限の少ない題";
    const saved = await call<{ version: number }>("PUT", `${path}/draft`, { version, document });
    await call("POST", `${path}/publication`, { version: saved.version });
    await waitUntil(() => shows(`/news/${slug}`, "権限の少ない題"));
    expect(await shows("/ja/sitemap.xml", `/news/${slug}`)).toBe(true);
    expect(await shows(`/search?q=${encodeURIComponent("権限の少ない")}`, slug)).toBe(true);
    const audited = db.selectFrom("audit_entry").select("id").where("subject_id", "=", id);
    expect((await audited.execute()).length).toBeGreaterThan(0);
  });

  it("the worker deletes what has expired, and of the audit only what is two years old", async () => {
    const entry = { actor_id: "a", action: "user.ban", subject_kind: "user", subject_id: "old" };
    const at = new Date(Date.now() - 3 * 365 * 86_400_000);
    await db
      .insertInto("audit_entry")
      .values([
        { ...entry, at },
        { ...entry, subject_id: "new" },
      ])
      .execute();
    await query(serverUrl, "select graphile_worker.add_job('delete-expired')");
    const found = (id: string) =>
      db.selectFrom("audit_entry").select("id").where("subject_id", "=", id).execute();
    await waitUntil(async () => (await found("old")).length === 0);
    expect(await found("new")).toHaveLength(1);
    expect(await tried(serverUrl, "delete from audit_entry where subject_id = 'new'")).toBe(
      "P0001",
    );
  });

  it("postal codes are imported", async () => {
    const file = join(folder, "areas.jsonl");
    const area = { code: "1010041", prefecture: "東京都", city: "千代田区", town: "神田須田町" };
    writeFileSync(file, `${JSON.stringify(area)}\n`);
    await command("import-postal-codes.ts", file);
    const answer = await visit(server.origin, "/api/platform/v1/postal-codes/1010041");
    expect(answer.text).toContain("神田須田町");
    rmSync(file);
  });

  it("nothing that server and worker did was refused or warned about", () => {
    const logs = [...server.logs(), ...worker.logs()].join("\n");
    expect(logs).toContain("listening");
    expect(logs).not.toMatch(/permission denied|42501|row-level security|must be owner/);
    expect(logs).not.toContain(couldAlter);
  });
});

describe("the server's role is refused", () => {
  // A role without any rights would be refused these, too; the tests above show that it has some.
  it.each([
    "create table own (id integer)",
    "create temporary table own (id integer)",
    "create schema own",
    "create view own as select 1 as one",
    "create function own() returns integer language sql as 'select 1'",
    "alter table news add column extra text",
    "drop table news cascade",
    "drop function count_seats cascade",
    "drop schema graphile_worker cascade",
    "truncate news cascade",
    "truncate audit_entry",
    "alter table audit_entry disable trigger audit_entry_kept",
    "alter table audit_entry disable trigger user",
    "alter trigger audit_entry_kept on audit_entry rename to other",
    "drop trigger audit_entry_kept on audit_entry",
    "create or replace function keep_audit_entry() returns trigger language plpgsql as 'begin return old; end'",
    "update audit_entry set reason = 'another'",
    "update reservation_transition set seats = 1",
    "delete from reservation_transition",
    "update check_in_undo set device = ''",
    "delete from check_in_undo",
    "update price_mark set kind = ''",
    "delete from price_mark",
    "update game_loan_mark set kind = 'see'",
    "delete from game_loan_mark",
    "update money_correction set taken = 0",
    "delete from money_correction",
    "update money_closing set counted_cash = 0",
    "delete from money_closing",
    "delete from money_of_deleted",
    "update receipt set standard = 1",
    "update receipt set document = '{}'",
    "update receipt set number = 1",
    "delete from receipt",
    "delete from receipt_void",
    "delete from receipt_counter",
    "update content_revision set document = '{}'",
    "delete from content_revision",
    "update inquiry_message set body = 'another'",
    "delete from inquiry_message",
    "insert into schema_migration values ('9999.sql', '')",
    "delete from schema_migration",
    "delete from graphile_worker.migrations",
    "alter table graphile_worker._private_jobs disable row level security",
    "drop policy by_grants on graphile_worker._private_jobs",
  ])("%s", async (statement) => {
    expect(await tried(serverUrl, statement)).toBe("42501");
    // Not for another reason than the role: the owner may, if no trigger refuses.
    expect(["allowed", "P0001"]).toContain(await tried(ownerUrl, statement));
  });

  it.each([
    "set session_replication_role = replica",
    "alter role takujo_server superuser",
    "alter role takujo_owner password 'known'",
    "copy news to program 'cat'",
    "select pg_read_file('postgresql.conf')",
    "alter table news owner to takujo_server",
    "set role takujo_owner",
  ])("%s", async (statement) => {
    expect(await tried(serverUrl, statement)).toBe("42501");
  });
});

describe("migrating", () => {
  it("again grants what a new table needs, and takes what was granted by hand", async () => {
    cpSync(join(root, "packages/db/migrations"), folder, { recursive: true });
    writeFileSync(
      join(folder, "99991231235959_later.sql"),
      "create table later (id integer generated always as identity, number integer); create sequence later_number",
    );
    const use = "insert into later (number) values (nextval('later_number')) returning id";
    await migrate(ownerUrl, () => {}, { folder });
    expect(await tried(serverUrl, use)).toBe("42501");
    await query(ownerUrl, "grant all on audit_entry, later to takujo_server");
    await migrate(ownerUrl, () => {}, { folder, serverUrl });
    expect(await tried(serverUrl, use)).toBe("allowed");
    for (const statement of ["truncate later", "update audit_entry set reason = 'another'"]) {
      expect(await tried(serverUrl, statement)).toBe("42501");
    }
  });

  it("leaves alone what another role put into the schema, as extensions do", async () => {
    const url = new URL("/takujo", postgres.url).href;
    await query(
      url,
      "create table of_others (id integer)",
      "create function of_others() returns integer language sql as 'select 1'",
      "revoke execute on function of_others from public",
    );
    await command("migrate.ts");
    expect(await tried(serverUrl, "select from of_others")).toBe("42501");
    expect(await tried(serverUrl, "select of_others()")).toBe("42501");
  });

  it("says so when both addresses lead to different databases", async () => {
    const elsewhere = new URL("/postgres", postgres.url).href;
    const run = migrate(ownerUrl, () => {}, { serverUrl: elsewhere });
    await expect(run).rejects.toThrow(
      "DATABASE_URL and DATABASE_MIGRATION_URL lead to different databases.",
    );
  });
});

it("a server that runs as the owner says so once when it starts", async () => {
  const asOwner = await runServer({ databaseUrl: ownerUrl, env: production });
  try {
    await waitUntil(() => asOwner.logs().join("\n").includes(couldAlter));
    expect(asOwner.logs().filter((line) => line.includes(couldAlter))).toHaveLength(1);
  } finally {
    await asOwner.stop();
  }
});
