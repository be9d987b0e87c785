import type { ContentItem, ContentReceipt } from "@takujo/contracts/content/editing/content";
import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import { createArticle } from "@takujo/db/testing/create-article";
import { createNews } from "@takujo/db/testing/create-news";
import { createStaff } from "@takujo/db/testing/create-staff";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../support/database/test-database.ts";
import type { RunningProgram } from "../../support/programs/run-program.ts";
import { type RunningServer, runServer } from "../../support/programs/run-server.ts";
import { runWorker } from "../../support/programs/run-worker.ts";
import { startMailInbox } from "../../support/services/mail-inbox.ts";
import { signingIn } from "../../support/signed-in.ts";
import { visit } from "../support/visit.ts";
import { comesWithin, waitUntil } from "../support/wait-until.ts";

/** In seconds. */
const limit = 2;
const database = await createTestDatabase();
const inbox = await startMailInbox();
let servers: RunningServer[];
let worker: RunningProgram;
let call: (
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: object,
) => Promise<Response>;

beforeAll(async () => {
  const { url: databaseUrl, db } = database;
  [servers, worker] = await Promise.all([
    Promise.all([1, 2].map(() => runServer({ databaseUrl }))),
    runWorker({ databaseUrl, smtpUrl: inbox.url }),
  ]);
  const origin = servers[0]?.origin ?? "";
  const api = { request: (path: string, init: RequestInit) => fetch(origin + path, init) };
  const signedIn = await signingIn(db, api, "/api/platform/v1", origin);
  const admin = await signedIn({ role: "admin" });
  call = async (method, path, body) => admin.call(method, `/admin/content/${path}`, body);
});
afterAll(() => Promise.all([...(servers ?? []), worker].map((program) => program?.stop())));

async function changed(path: string, edit: (document: ContentDocument) => void): Promise<number> {
  const { version, document } = (await (await call("GET", path)).json()) as ContentItem;
  edit(document);
  const saved = await call("PUT", `${path}/draft`, { version, document });
  expect(saved.status).toBe(200);
  return ((await saved.json()) as { version: number }).version;
}

const everywhere = async (
  path: string,
  holds: (answer: { status: number; text: string }) => boolean,
) => {
  const answers = await Promise.all(servers.map(({ origin }) => visit(origin, path)));
  return answers.every(holds);
};

/** Whether every process shows it soon after the call. */
async function isShownSoon(paths: string[], text: string): Promise<boolean> {
  const shown = await Promise.all(
    paths.map((path) =>
      comesWithin(limit, () => everywhere(path, (answer) => answer.text.includes(text))),
    ),
  );
  return shown.every(Boolean);
}

describe("what is published", () => {
  it("shows in every process within 2 s, on every page that it is on", async () => {
    const { id, slug } = await createNews(database.db, { title: "はじめの題" });
    const paths = ["/", "/news", `/news/${slug}`, "/news/_payload.json"];
    expect(await isShownSoon(paths, "はじめの題")).toBe(true);
    const version = await changed(`news/${id}`, ({ texts }) => {
      texts.ja["title"] = "編集した題";
    });
    expect(await everywhere(`/news/${slug}`, ({ text }) => text.includes("はじめの題"))).toBe(true);
    expect((await call("POST", `news/${id}/publication`, { version })).status).toBe(200);
    expect(await isShownSoon(paths, "編集した題")).toBe(true);
  });

  it("shows on pages of other kinds that name it", async () => {
    const author = await createStaff(database.db, { japanese: { name: "旧姓さん" } });
    const { slug } = await createArticle(database.db, { authorId: author.id });
    expect(await isShownSoon([`/article/${slug}`, "/staff"], "旧姓さん")).toBe(true);
    const version = await changed(`staff/${author.id}`, ({ texts }) => {
      texts.ja["name"] = "新姓さん";
    });
    await call("POST", `staff/${author.id}/publication`, { version });
    expect(await isShownSoon([`/article/${slug}`, "/staff"], "新姓さん")).toBe(true);
  });

  it("disappears everywhere within 2 s when it is archived", async () => {
    const { id, slug } = await createNews(database.db, { title: "消える題" });
    expect(await isShownSoon([`/news/${slug}`], "消える題")).toBe(true);
    await call("POST", `news/${id}/archive`);
    const isGone = () => everywhere(`/news/${slug}`, ({ status }) => status === 404);
    expect(await comesWithin(limit, isGone)).toBe(true);
  });

  it("leads on from its earlier address, everywhere", async () => {
    const { id, slug } = await createNews(database.db, {});
    const version = await changed(`news/${id}`, ({ shared }) => {
      shared["slug"] = "where-it-is-now";
    });
    await call("POST", `news/${id}/publication`, { version });
    const isMoved = () => everywhere(`/news/${slug}`, ({ status }) => status === 301);
    expect(await comesWithin(limit, isMoved)).toBe(true);
  });
});

describe("what is scheduled", () => {
  it("is published by a worker within 2 s of its hour, and shown everywhere", async () => {
    const { id, slug } = await createNews(database.db, { title: "いまの題" });
    expect(await isShownSoon([`/news/${slug}`], "いまの題")).toBe(true);
    const version = await changed(`news/${id}`, ({ texts }) => {
      texts.ja["title"] = "時が来た題";
    });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const answer = await call("POST", `news/${id}/publication`, { version, at: tomorrow });
    expect(((await answer.json()) as ContentReceipt).state).toBe("scheduled");
    const isShown = () => everywhere(`/news/${slug}`, ({ text }) => text.includes("時が来た題"));
    // As if it were tomorrow, a second before.
    const hour = Date.now() + 1_000;
    await sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at => ${new Date(hour)})
      from graphile_worker.jobs where task_identifier = 'publish-content'`.execute(database.db);
    await waitUntil(async () => (await isShown()) || Date.now() >= hour);
    expect(Date.now()).toBeGreaterThanOrEqual(hour);
    expect(await comesWithin(limit, isShown)).toBe(true);
  });
});
