import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createPool } from "@takujo/runtime/database/database";
import { Hono } from "hono";
import { receiveSettings, serve } from "./serve.ts";

export interface RowSettings {
  databaseUrl: string;
  path: string;
  /** What our server asks of PostgreSQL for one answer. */
  statement: { text: string; values: unknown[] };
  answer: unknown;
}

/** Hono with the same statement by name; nobody's token is looked at, and the row is only awaited. */
const { databaseUrl, path, statement, answer } = await receiveSettings<RowSettings>();
const pool = createPool({ connectionString: databaseUrl, onError: console.error });
const query = { name: "row", ...statement };

const app = new Hono().get(path, async (c) => {
  const { rows } = await pool.query(query);
  if (rows.length !== 1) return c.body(null, 404);
  return c.json(answer);
});

serve(createServer(getRequestListener(app.fetch)));
