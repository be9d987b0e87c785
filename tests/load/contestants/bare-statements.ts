import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { createPool } from "@takujo/runtime/database/database";
import { receiveSettings, serve } from "./serve.ts";

export interface Statement {
  text: string;
  values: unknown[];
}

export interface StatementSettings {
  databaseUrl: string;
  /** What our server asks of PostgreSQL for one call, by a name of the call. */
  calls: Record<string, Statement[]>;
}

/** Statements of one call after the other, each by name, for another person at each number: `GET /<call>/<number>`. */
const { databaseUrl, calls } = await receiveSettings<StatementSettings>();
const pool = createPool({ connectionString: databaseUrl, onError: console.error });

/** Ids, addresses and hashes are long; short values, such as a role or a language, are the same for everybody. */
const minOwnLength = 16;
const isTime = /^\d{4}-\d\d-\d\dT/;

function forPerson(value: unknown, number: string): unknown {
  if (Buffer.isBuffer(value) || value instanceof Uint8Array) {
    return createHash("sha256").update(value).update(number).digest();
  }
  if (typeof value !== "string" || value.length < minOwnLength || isTime.test(value)) return value;
  return ownJson(value, number) ?? `${value}-${number}`;
}

/** Jobs and the like are JSON: its texts become the person's own, and it stays JSON. Undefined if it is none. */
function ownJson(text: string, number: string): string | undefined {
  if (!/^[[{"]/.test(text)) return;
  try {
    return JSON.stringify(JSON.parse(text, own));
  } catch {
    return;
  }
  // Sealed values stay: changed, they could not be opened, and the bench opens every waiting mail.
  function own(key: string, value: unknown) {
    return typeof value === "string" && key !== "sealed" ? forPerson(value, number) : value;
  }
}

async function run(statements: Statement[], number: string): Promise<void> {
  const client = await pool.connect();
  try {
    for (const [index, { text, values }] of statements.entries()) {
      const own = values.map((value) => forPerson(value, number));
      await client.query(own.length > 0 ? { name: nameOf(text, index), text, values: own } : text);
    }
  } finally {
    client.release();
  }
}

const names = new Map<string, string>();
function nameOf(text: string, index: number): string {
  const name = names.get(text) ?? `s${names.size}-${index}`;
  names.set(text, name);
  return name;
}

serve(
  createServer(async (request, response) => {
    const [, call = "", number = ""] = request.url?.split("/") ?? [];
    try {
      await run(calls[call] ?? [], number);
      response.end("{}");
    } catch (error) {
      console.error(error);
      response.writeHead(500).end();
    }
  }),
);
