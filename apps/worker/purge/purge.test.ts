import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createNews } from "@takujo/db/testing/create-news";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { purgeChangedPages } from "./purge.ts";

const { db, url: databaseUrl } = await createTestDatabase({ isDirect: true });

/** A CDN that answers with these statuses in order, then with 200. Purging runs, and all pages were dropped once. */
async function purging(statuses: number[] = []) {
  const orders: { tags: string[]; headers: IncomingHttpHeaders; method: string | undefined }[] = [];
  const cdn = createServer(async (request, response) => {
    const { tags } = JSON.parse((await text(request)) || "{}");
    orders.push({ tags, headers: request.headers, method: request.method });
    const status = statuses.shift() ?? 200;
    response.writeHead(status, { location: "/elsewhere" }).end();
  }).listen(0, "127.0.0.1");
  await once(cdn, "listening");
  const url = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`;
  const logger = { ...silentLogger, error: vi.fn() } as unknown as typeof silentLogger & {
    error: ReturnType<typeof vi.fn>;
  };
  const header = { name: "Authorization", value: "Bearer secret" };
  const { stop } = purgeChangedPages({ databaseUrl, url, header, logger, gatherFor: 200 });
  onTestFinished(async () => {
    await stop();
    cdn.close();
  });
  return { orders, logger, stop };
}

describe("purging a CDN by tag", () => {
  it("drops every page first, because changes may have been missed", async () => {
    const { orders } = await purging();
    await expect.poll(() => orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({
      method: "POST",
      tags: ["site"],
      headers: { authorization: "Bearer secret", "surrogate-key": "site" },
    });
  });

  it("groups changes, with each tag once", async () => {
    const { orders } = await purging();
    await expect.poll(() => orders).toHaveLength(1);
    // Notified at the same moment.
    await db.transaction().execute(async (transaction) => {
      await createNews(transaction, { slug: "first" });
      await createNews(transaction, { slug: "second" });
      await sql`notify pages_outdated, 'event'`.execute(transaction);
    });
    await expect.poll(() => orders).toHaveLength(2);
    const tags = ["any:news", "event", "item:first", "item:second"];
    expect(orders[1]?.tags.toSorted()).toEqual(tags);
    const keys = orders[1]?.headers["surrogate-key"]?.toString().split(" ");
    expect(keys?.toSorted()).toEqual(tags);
  });

  it("sends no more tags at once than CDNs take, and drops everything instead of very many", async () => {
    const { orders } = await purging();
    await expect.poll(() => orders).toHaveLength(1);
    const tell = (count: number) =>
      sql`select pg_notify('pages_outdated', 'item:' || n) from generate_series(1, ${count}::int) as n`;
    await tell(70).execute(db);
    await expect.poll(() => orders).toHaveLength(4);
    expect(orders.slice(1).map(({ tags }) => tags.length)).toEqual([30, 30, 10]);
    await tell(1_000).execute(db);
    await expect.poll(() => orders).toHaveLength(5);
    expect(orders[4]?.tags).toEqual(["site"]);
  });

  it("retries failures, and reports lasting ones", async () => {
    const { orders, logger } = await purging([500, 503, 500]);
    await expect.poll(() => logger.error).toHaveBeenCalledOnce();
    expect(orders.map(({ tags }) => tags)).toEqual([["site"], ["site"], ["site"]]);
    await createNews(db, { slug: "after-failing" });
    const tags = ["any:news", "item:after-failing"];
    await expect.poll(() => orders.at(-1)?.tags).toEqual(tags);
  });

  it("never sends its token to a redirect's target", async () => {
    const { orders, logger } = await purging([307, 307, 307]);
    await expect.poll(() => logger.error).toHaveBeenCalledOnce();
    expect(orders).toHaveLength(3);
  });
});
