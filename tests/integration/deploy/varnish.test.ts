import { setTimeout as pause } from "node:timers/promises";
import type { Seats } from "@takujo/contracts/booking/schedule/session";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createNews } from "@takujo/db/testing/create-news";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningProgram } from "../../support/programs/run-program.ts";
import { runWorker } from "../../support/programs/run-worker.ts";
import { type RunningCache, runVarnish } from "../../support/proxy/run-varnish.ts";
import { runningSite } from "../support/running-site.ts";
import { visit } from "../support/visit.ts";
import { comesWithin, waitUntil } from "../support/wait-until.ts";

const site = await runningSite(({ db }) => createNews(db, { slug: "an-item" }), {
  CACHE_TAG_HEADER: "Surrogate-Key",
  TRUSTED_PROXIES: "1",
});
let varnish: RunningCache;
let worker: RunningProgram;

beforeAll(async () => {
  varnish = await runVarnish(Number(new URL(site.server.origin).port));
  worker = await runWorker({
    databaseUrl: site.database.url,
    smtpUrl: "smtp://localhost:1",
    env: { PURGE_URL: varnish.purgeUrl },
  });
  await waitUntil(() => worker.logs().some((line) => line.includes('"purged"')));
});
afterAll(async () => {
  await worker?.stop();
  await varnish?.stop();
});

const get = (path: string, headers = {}) => visit(varnish.origin, path, { headers });
const kept = async (path: string) => (await get(path)).headers["x-cache"] === "HIT";

describe("a cache that is emptied by tag", () => {
  it("keeps public pages, and nothing else", async () => {
    for (const path of ["/en/news/an-item", "/en/about"]) {
      await get(path);
      expect(await kept(path), path).toBe(true);
    }
    for (const path of ["/", "/account", "/api/platform/v1/news", "/no-such-page"]) {
      await get(path);
      expect(await kept(path), path).toBe(false);
    }
  });

  it("shares seats for a second, and no longer", async () => {
    const { db } = site.database;
    const { id: eventId } = await createEvent(db, { slug: "an-evening" });
    const { id } = await createEventSession(db, { eventId });
    const path = "/api/v1/seats?events=an-evening";
    const left = async () =>
      (JSON.parse((await get(path)).text) as Seats).events["an-evening"]?.sessions[id]?.left;
    expect(await left()).toBe(10);
    await waitUntil(() => kept(path));
    await db.updateTable("event_session").set({ seats_taken: 3 }).where("id", "=", id).execute();
    await waitUntil(async () => (await left()) === 7);
    // After a pause without requests, the old answer is not shown even once.
    await db.updateTable("event_session").set({ seats_taken: 4 }).where("id", "=", id).execute();
    await pause(2_000);
    expect(await left()).toBe(6);
  });

  it("shows changed content within three seconds, and keeps the pages that it is not on", async () => {
    const read = async () => (await get("/en/news/an-item")).text;
    await get("/en/about");
    expect(await read()).not.toContain("Afterward");
    await site.database.db.updateTable("news_text").set({ title: "Afterward" }).execute();
    const isShown = async () => (await read()).includes("Afterward");
    expect(await comesWithin(3, isShown)).toBe(true);
    expect(await kept("/en/about")).toBe(true);
    expect(await kept("/en/news/an-item")).toBe(true);
  });

  it("cannot be emptied from outside, and accepts no patterns", async () => {
    const order = async (headers: Record<string, string>, method = "POST") =>
      (await visit(varnish.origin, "/purge", { method, headers })).status;
    const tag = { "surrogate-key": "site" };
    expect(await order(tag)).toBe(200);
    expect(await order({ ...tag, "x-forwarded-for": "203.0.113.7" })).toBe(404);
    expect(await order(tag, "GET")).toBe(404);
    for (const hostile of [".*", "a|b", "a) || req.url ~ (", "", " ", "news  news"]) {
      expect(await order({ "surrogate-key": hostile }), hostile).toBe(400);
    }
  });

  it("gets a page's tags from the server", async () => {
    const { headers } = await site.get("/en/news/an-item");
    expect(headers["surrogate-key"]).toBe("site news item:an-item");
    expect((await site.get("/account")).headers).not.toHaveProperty("surrogate-key");
  });

  it("shows visitors neither tags nor its name", async () => {
    const { headers } = await get("/en/about");
    for (const name of ["surrogate-key", "cache-tag", "x-varnish", "via", "server"]) {
      expect(headers).not.toHaveProperty(name);
    }
  });

  it("shows pages while the server is away", async () => {
    await get("/en/about");
    site.server.process.kill("SIGSTOP");
    try {
      expect((await get("/en/about")).status).toBe(200);
    } finally {
      site.server.process.kill("SIGCONT");
    }
  });
});
