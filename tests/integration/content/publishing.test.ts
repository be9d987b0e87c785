import type { ContentItem, ContentReceipt } from "@takujo/contracts/content/editing/content";
import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import { createArticle } from "@takujo/db/testing/create-article";
import { createNews } from "@takujo/db/testing/create-news";
import { createStaff } from "@takujo/db/testing/create-staff";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startMailInbox } from "../../support/mail-inbox.ts";
import type { RunningProgram } from "../../support/run-program.ts";
import { type RunningServer, runServer } from "../../support/run-server.ts";
import { runWorker } from "../../support/run-worker.ts";
import { signingIn } from "../../support/signed-in.ts";
import { createTestDatabase } from "../../support/test-database.ts";
import { visit } from "../support/visit.ts";
import { waitUntil } from "../support/wait-until.ts";

const limit = 2_000;
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

/** From the moment of the call until every process shows it. */
async function shownWithin(paths: string[], text: string): Promise<number> {
  const took = await Promise.all(
    paths.map((path) =>
      waitUntil(() => everywhere(path, (answer) => answer.text.includes(text)), limit),
    ),
  );
  return Math.max(...took);
}

describe("what is published", () => {
  it("shows in every process within 2 s, on every page that it is on", async () => {
    const { id, slug } = await createNews(database.db, { title: "はじめの題" });
    const paths = ["/", "/news", `/news/${slug}`, "/news/_payload.json"];
    await shownWithin(paths, "はじめの題");
    const version = await changed(`news/${id}`, ({ texts }) => {
      texts.ja["title"] = "編集した題";
    });
    expect(await everywhere(`/news/${slug}`, ({ text }) => text.includes("はじめの題"))).toBe(true);
    expect((await call("POST", `news/${id}/publication`, { version })).status).toBe(200);
    expect(await shownWithin(paths, "編集した題")).toBeLessThan(limit);
  });

  it("shows on pages of other kinds that name it", async () => {
    const author = await createStaff(database.db, { japanese: { name: "旧姓さん" } });
    const { slug } = await createArticle(database.db, { authorId: author.id });
    await shownWithin([`/article/${slug}`, "/staff"], "旧姓さん");
    const version = await changed(`staff/${author.id}`, ({ texts }) => {
      texts.ja["name"] = "新姓さん";
    });
    await call("POST", `staff/${author.id}/publication`, { version });
    expect(await shownWithin([`/article/${slug}`, "/staff"], "新姓さん")).toBeLessThan(limit);
  });

  it("is gone everywhere within 2 s when it is archived", async () => {
    const { id, slug } = await createNews(database.db, { title: "消える題" });
    await shownWithin([`/news/${slug}`], "消える題");
    await call("POST", `news/${id}/archive`);
    const isGone = () => everywhere(`/news/${slug}`, ({ status }) => status === 404);
    expect(await waitUntil(isGone, limit)).toBeLessThan(limit);
  });

  it("leads on from its earlier address, everywhere", async () => {
    const { id, slug } = await createNews(database.db, {});
    const version = await changed(`news/${id}`, ({ shared }) => {
      shared["slug"] = "where-it-is-now";
    });
    await call("POST", `news/${id}/publication`, { version });
    const isMoved = () => everywhere(`/news/${slug}`, ({ status }) => status === 301);
    expect(await waitUntil(isMoved, limit)).toBeLessThan(limit);
  });
});

describe("what is scheduled", () => {
  it("is published by a worker within 2 s of its hour, and shown everywhere", async () => {
    const { id, slug } = await createNews(database.db, { title: "いまの題" });
    await shownWithin([`/news/${slug}`], "いまの題");
    const version = await changed(`news/${id}`, ({ texts }) => {
      texts.ja["title"] = "時が来た題";
    });
    const hour = Date.now() + 3_000;
    const at = new Date(hour).toISOString();
    const answer = await call("POST", `news/${id}/publication`, { version, at });
    expect(((await answer.json()) as ContentReceipt).state).toBe("scheduled");
    const isShown = () => everywhere(`/news/${slug}`, ({ text }) => text.includes("時が来た題"));
    await waitUntil(isShown, 3_000 + limit + 1_000);
    const late = Date.now() - hour;
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThan(limit);
  });
});
