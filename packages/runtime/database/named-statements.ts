import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { inSpan, isTracing } from "../tracing/tracing.ts";
import { noteUnavailability } from "./database-unavailable.ts";

/** Beyond this many texts (queries whose shape depends on input), statements are unnamed, which bounds a connection's memory. */
const MAX_NAMES = 500;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= MAX_NAMES) return undefined;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

export interface StatementOptions {
  /** Replaces `begin`, to begin and set something in one round trip. */
  begin: string;
}

/**
 * Kysely sends every query as an unnamed statement, which PostgreSQL parses and plans each time. Naming them makes a short read
 * about 1.6 times cheaper.
 */
export function nameStatements(
  connect: () => Promise<pg.PoolClient>,
  { begin }: StatementOptions,
): PostgresPool {
  // Kysely identifies a connection by object identity, so each has one wrapper.
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const nameClient = (client: pg.PoolClient): PostgresPoolClient => {
    const known = wrapped.get(client);
    if (known) return known;
    let isDemoted = false;
    const note = (error: { code?: string }) => {
      isDemoted ||= error.code === readOnly;
      noteUnavailability(error);
    };
    const named: PostgresPoolClient = {
      query(text: never, values?: readonly unknown[]) {
        if (text === "begin") return traced(begin, () => client.query(begin)) as never;
        if (typeof text !== "string" || !values) return client.query(text) as never;
        const name = nameOf(text);
        const query = { text, values: values as unknown[] };
        const answer = traced(text, () => client.query(name ? { name, ...query } : query));
        answer.catch(note);
        return answer as never;
      },
      release: (destroy?: boolean) => client.release(destroy || isDemoted),
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
