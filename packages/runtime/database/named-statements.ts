import { createHash } from "node:crypto";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { inSpan, isTracing } from "../tracing/tracing.ts";
import { isUnanswered, noteUnavailability } from "./database-errors.ts";
import { Pipeline } from "./pipeline.ts";

/** Beyond this many texts (queries whose shape depends on input), statements are unnamed, which bounds a connection's memory. */
const MAX_NAMES = 500;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= MAX_NAMES) return undefined;
  // The same name has the same text in every process: a pooler may lend one's connection to another.
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 32);
  names.set(text, name);
  return name;
}

export interface StatementOptions {
  /** Replaces `begin`, to begin and set something in one round trip. */
  begin: string;
  /** False for a pooler that lends connections by transaction and does not follow named statements. */
  isNaming: boolean;
}

/**
 * Kysely sends every query as an unnamed statement, which PostgreSQL parses and plans each time. Naming them makes a short read
 * about 1.6 times cheaper.
 */
export function nameStatements(
  connect: () => Promise<pg.PoolClient>,
  { begin, isNaming }: StatementOptions,
): PostgresPool {
  // Kysely identifies a connection by object identity, so each has one wrapper.
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const nameClient = (client: pg.PoolClient): PostgresPoolClient => {
    const known = wrapped.get(client);
    if (known) return known;
    let isUnusable = false;
    const parsed = new Set<string>();
    // PgBouncer closes a connection over which a name is prepared again, although the first time failed.
    const unparsed = new Set<string>();
    let isBeginning = false;
    const send = (text: string, values: readonly unknown[]) => {
      const name = isNaming ? nameOf(text) : undefined;
      const query = { text, values: values as unknown[] };
      const answer = traced(text, () =>
        client.query(name && !unparsed.has(name) ? { name, ...query } : query),
      );
      answer.then(
        () => name && parsed.add(name),
        (error: Error & { code?: string }) => {
          if (name && !parsed.has(name)) unparsed.add(name);
          isUnusable ||= error.code === readOnly || isUnanswered(error);
          noteUnavailability(error);
        },
      );
      return answer;
    };
    const sendAll = async ({ statements }: Pipeline) => {
      const answers = statements.map(({ sql, parameters }) => send(sql, parameters));
      // Waits for all, so that the connection is at rest when the first fault is thrown.
      await Promise.allSettled(answers);
      return { rows: (await Promise.all(answers)).map(({ rows }) => rows) };
    };
    const query = async (text: string, values?: readonly unknown[]) => {
      // Sent together with the first statement, so that beginning costs no round trip.
      if (text === "begin") {
        isBeginning = true;
        return { command: "BEGIN", rows: [] };
      }
      const begun = isBeginning && traced(begin, () => client.query(begin));
      isBeginning = false;
      const [first] = values ?? [];
      const answer = first instanceof Pipeline ? sendAll(first) : send(text, values ?? []);
      await Promise.all([begun, answer]);
      return answer;
    };
    const named: PostgresPoolClient = {
      query: query as never,
      release: (destroy?: boolean) => client.release(destroy || isUnusable),
    };
    wrapped.set(client, named);
    return named;
  };
  return {
    async connect() {
      const client = await connect().catch((error: unknown) => {
        noteUnavailability(error);
        throw error;
      });
      return nameClient(client);
    },
    end: async () => {},
  } as PostgresPool;
}

/** The text has no values: those are sent beside it. */
function traced<Result>(text: string, query: () => Promise<Result>): Promise<Result> {
  if (!isTracing()) return query();
  const verb = /^\w+/.exec(text)?.[0].toUpperCase() ?? "SQL";
  const attributes = { "db.system.name": "postgresql", "db.query.text": text };
  return inSpan({ name: verb, kind: "client", attributes }, query);
}

/** The server is no longer the primary; a new connection may reach the one that is. */
const readOnly = "25006";
