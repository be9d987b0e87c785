import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, request as requestPlain } from "node:http";
import { Agent, type RequestOptions, request } from "node:https";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import type { Seats } from "@takujo/contracts/booking/schedule/session";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createNews } from "@takujo/db/testing/create-news";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { proxyNames, type RunningProxy, runProxy } from "../../support/proxy/run-proxy.ts";
import { runningSite } from "../support/running-site.ts";
import { browser } from "../support/visit.ts";
import { waitUntil } from "../support/wait-until.ts";

const site = await runningSite(({ db }) => createNews(db, { slug: "an-item" }), {
  TRUSTED_PROXIES: "1",
  // The client's address is visible through its limits.
  RATE_PER_ADDRESS: "1",
});

async function allowConnections(isAllowed: boolean): Promise<void> {
  const name = new URL(site.database.url).pathname.slice(1);
  const client = new pg.Client({ connectionString: inject("serverUrl") });
  await client.connect();
  await client.query(`alter database ${name} allow_connections ${isAllowed}`);
  if (!isAllowed) {
    const ending = "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1";
    await client.query(ending, [name]);
  }
  await client.end();
}

describe.each(proxyNames)("through %s", (name) => {
  let proxy: RunningProxy;
  let agent: Agent;
  beforeAll(async () => {
    proxy = await runProxy(name, Number(new URL(site.server.origin).port));
    agent = new Agent({ ca: readFileSync(proxy.authority) });
  });
  afterAll(async () => {
    agent?.destroy();
    await proxy?.stop();
  });

  async function send(path: string, options: RequestOptions = {}, body: Buffer | string = "") {
    const headers = { "user-agent": browser, ...options.headers };
    const sending = request(proxy.origin + path, { agent, ...options, headers });
    // A refusal may come, and the connection end, before everything was sent.
    sending.on("error", () => {});
    sending.end(body);
    const [response] = await once(sending, "response");
    return {
      status: response.statusCode as number,
      headers: response.headers,
      text: await text(response).catch(() => ""),
    };
  }

  it("pages come with TLS and all their headers", async () => {
    const { status, headers } = await send("/en/about");
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-security-policy": expect.stringContaining("default-src"),
      "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
      "x-content-type-options": "nosniff",
    });
  });

  it("plain HTTP leads to TLS", async () => {
    const sending = requestPlain(`${proxy.plainOrigin}/en/news?page=2`);
    sending.end();
    const [response] = await once(sending, "response");
    response.resume();
    expect([301, 308]).toContain(response.statusCode);
    expect(response.headers.location).toBe(`${proxy.origin}/en/news?page=2`);
  });

  it("what the server compressed stays so", async () => {
    for (const coding of ["br", "gzip"]) {
      const { headers } = await send("/en/about", { headers: { "accept-encoding": coding } });
      expect(headers["content-encoding"]).toBe(coding);
    }
    expect((await send("/en/about")).headers).not.toHaveProperty("content-encoding");
  });

  it("seats are shown as they are, however long nobody asked for them", async () => {
    const { db } = site.database;
    const { id: eventId, slug } = await createEvent(db);
    const { id } = await createEventSession(db, { eventId });
    const left = async () => {
      const { text } = await send(`/api/v1/seats?events=${slug}`);
      return (JSON.parse(text) as Seats).events[slug]?.sessions[id]?.left;
    };
    expect(await left()).toBe(10);
    await db.updateTable("event_session").set({ seats_taken: 3 }).where("id", "=", id).execute();
    await pause(3_200);
    expect(await left()).toBe(7);
  });

  it("a claimed address is not believed", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const headers = { "x-forwarded-for": `203.0.113.${index}` };
        return (await send("/api/platform/v1/news", { headers })).status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });

  it("a body of 40 MB and more is refused, one that is only too large for the server is refused by it", async () => {
    const large = (megabytes: number) =>
      send(
        "/admin/image",
        { method: "POST", headers: { "content-type": "application/octet-stream" } },
        Buffer.alloc(megabytes * 1_000_000),
      );
    // Caddy before 2.7 calls it a bad gateway.
    expect([413, ...(name === "caddy" ? [502] : [])]).toContain((await large(45)).status);
    const answer = await large(20);
    expect(answer.status).toBeGreaterThanOrEqual(302);
    expect(answer.headers["x-request-id"]).toBeDefined();
  });

  it("a private page is never kept", async () => {
    for (let count = 0; count < 2; count++) {
      const { headers } = await send("/account");
      expect(headers["cache-control"]).toMatch(/no-store/);
      expect(headers["x-cache"]).not.toBe("HIT");
    }
  });

  it("a page that was read lately is shown while the database is away", async () => {
    await send("/en/news/an-item");
    const isReady = async () => (await site.get("/readyz")).status === 200;
    await allowConnections(false);
    try {
      await waitUntil(async () => !(await isReady()));
      // Longer than a proxy would take to notice.
      await pause(3_000);
      expect((await send("/readyz")).status).toBe(503);
      expect((await send("/healthz")).status).toBe(200);
      expect((await send("/en/news/an-item")).status).toBe(200);
    } finally {
      await allowConnections(true);
    }
    await waitUntil(isReady);
  });

  if (name === "nginx") {
    it("a public page is kept as long as s-maxage says, and sent while the server is away", async () => {
      await send("/en/news/an-item");
      expect((await send("/en/news/an-item")).headers["x-cache"]).toBe("HIT");
      expect((await send("/en/news/an-item?page=2")).headers["x-cache"]).toBe("MISS");
      site.server.process.kill("SIGSTOP");
      try {
        expect((await send("/en/news/an-item")).status).toBe(200);
      } finally {
        site.server.process.kill("SIGCONT");
      }
    });

    it("a slow sender occupies nothing in the server", async () => {
      const begun: unknown[] = [];
      const server = createServer(({ url }, answer) => {
        begun.push(url);
        answer.end();
      }).listen(0, "127.0.0.1");
      onTestFinished(() => void server.close());
      await once(server, "listening");
      const own = await runProxy(name, (server.address() as AddressInfo).port);
      onTestFinished(own.stop);
      const ca = readFileSync(own.authority);
      const post = (path: string) => {
        const headers = { "content-length": "2" };
        return request(own.origin + path, { ca, method: "POST", headers });
      };
      const slow = post("/slow").on("error", () => {});
      onTestFinished(() => void slow.destroy());
      await new Promise((resolve) => slow.write("a", resolve));
      await once(post("/whole").end("ab"), "response");
      expect(begun).toEqual(["/whole"]);
    });
  }
});
