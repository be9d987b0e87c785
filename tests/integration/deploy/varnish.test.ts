import { createNews } from "@takujo/db/testing/create-news";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCache, runVarnish } from "../../support/proxy/run-varnish.ts";
import type { RunningProgram } from "../../support/run-program.ts";
import { runWorker } from "../../support/run-worker.ts";
import { runningSite } from "../support/running-site.ts";
import { visit } from "../support/visit.ts";
import { waitUntil } from "../support/wait-until.ts";

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
  await waitUntil(() => worker.logs().some((line) => line.includes('"purged"')), 10_000);
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

  it("shows changed content within three seconds, and keeps the pages that it is not on", async () => {
    const read = async () => (await get("/en/news/an-item")).text;
    await get("/en/about");
    expect(await read()).not.toContain("Afterward");
    await site.database.db.updateTable("news_text").set({ title: "Afterward" }).execute();
    await waitUntil(async () => (await read()).includes("Afterward"), 3_000);
    expect(await kept("/en/about")).toBe(true);
    expect(await kept("/en/news/an-item")).toBe(true);
  });

  it("is emptied by nobody from outside, and takes no pattern", async () => {
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

  it("learns from the server what a page is made of", async () => {
    const { headers } = await site.get("/en/news/an-item");
    expect(headers["surrogate-key"]).toBe("site news");
    expect((await site.get("/account")).headers).not.toHaveProperty("surrogate-key");
  });

  it("tells visitors neither tags nor what it is", async () => {
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
