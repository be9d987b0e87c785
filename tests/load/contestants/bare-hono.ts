import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createPool } from "@takujo/runtime/database/database";
import { Hono } from "hono";
import { receiveSettings, serve } from "./serve.ts";

export interface ListSettings {
  databaseUrl: string;
  path: string;
  /** What our server asks of PostgreSQL for one answer. */
  statement: { text: string; values: unknown[] };
}

interface Row {
  slug: string;
  category: string;
  published_at: string;
  cover: unknown;
  locale: string;
  title: string;
  summary: string;
}

interface Found {
  pinned: Row | null;
  items: Row[];
  counts: { category: string; count: number }[];
}

const summaryOf = (row: Row) => ({
  slug: row.slug,
  category: row.category,
  publishedAt: new Date(row.published_at).toISOString(),
  cover: row.cover,
  locale: row.locale,
  title: row.title,
  summary: row.summary,
});

/** Hono with the same statement by name and an answer of the same shape; nothing is checked or logged. */
const { databaseUrl, path, statement } = await receiveSettings<ListSettings>();
const pool = createPool({ connectionString: databaseUrl, onError: console.error });
const query = { name: "list", ...statement };

const app = new Hono().get(path, async (c) => {
  const [{ pinned, items, counts }] = (await pool.query<Found>(query)).rows as [Found];
  const countOf = Object.fromEntries(counts.map(({ category, count }) => [category, count]));
  const { notice = 0, event = 0, release = 0, press = 0 } = countOf;
  const listed = notice + event + release + press - (pinned ? 1 : 0);
  const list = {
    pinned: pinned && summaryOf(pinned),
    items: items.map(summaryOf),
    page: 1,
    pageCount: Math.ceil(listed / 12),
    counts: { notice, event, release, press },
  };
  return c.body(JSON.stringify(list), 200, { "content-type": "application/json" });
});

serve(createServer(getRequestListener(app.fetch)));
