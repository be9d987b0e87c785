import { AsyncLocalStorage } from "node:async_hooks";
import { networkCodes } from "../neighbor.ts";

/**
 * 57P01-57P05: shutting down, crashed, starting up; 53…: no connections, memory or disk left; 25006: read-only, because another
 * server is the primary now; 25P03: ended as idle; 40…: ended in favor of others, and retried in vain.
 */
const serverCodes = /^(?:57P0[1-5]|53\d{3}|08\d{3}|25006|25P03|40001|40P01)$/;
/** The statement, or its wait for a lock, took too long. */
const timeoutCodes = new Set(["57014", "55P03"]);

/** pg's message when no connection of the pool became free in time. */
export const connectionTimeout = "timeout exceeded when trying to connect";
const driverMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

const codeOf = (error: Error): string => {
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : "";
};

/** True if nothing came back, not even PostgreSQL's own timeout: the connection is half-open, or so slow that it is no better. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message === "Query read timeout";

/** True if PostgreSQL was reached but the statement timed out. */
export const isStatementTimeout = (error: unknown): boolean =>
  error instanceof Error && timeoutCodes.has(codeOf(error));

/** True if PostgreSQL could not be reached, disconnected or timed out, as opposed to refusing a statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  const code = codeOf(error);
  // ENOENT: the socket file is not there.
  if (networkCodes.has(code) || code === "ENOENT" || serverCodes.test(code)) return true;
  return isStatementTimeout(error) || isUnanswered(error) || driverMessages.test(error.message);
}

const current = new AsyncLocalStorage<{ error?: unknown }>();

/** Called for every database error; remembers the first one that means the database is unavailable. */
export function noteUnavailability(error: unknown): void {
  const watched = current.getStore();
  if (watched && isDatabaseUnavailable(error)) watched.error ??= error;
}

/**
 * For library code that catches database errors and reports something else, such as "not signed in": throws the original error
 * instead. A successful answer is returned.
 */
export async function unavailabilityFirst(run: () => Promise<Response>): Promise<Response> {
  const watched: { error?: unknown } = {};
  return current.run(watched, async () => {
    const answer = await run().catch((error: unknown) => {
      throw watched.error ?? error;
    });
    if (!answer.ok && watched.error) throw watched.error;
    return answer;
  });
}

/** True if PostgreSQL ended this transaction because of a deadlock. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "40P01";
}

/** True if another transaction held the row for longer than the lock timeout. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "55P03";
}

/** True if a row with the same value already exists. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    error.code === "23505" &&
    "constraint" in error &&
    error.constraint === constraint
  );
}

/**
 * PostgreSQL's codes for values that it cannot store: characters, numbers and dates out of range, or malformed text. Inputs are
 * validated before, so such a value is the caller's mistake.
 */
const codes = new Set(["22021", "22P02", "22P05", "22003", "22007", "22008"]);

export const isImpossibleValue = (error: unknown): boolean =>
  error instanceof Error && codes.has(String((error as { code?: unknown }).code));

/** The path to a text that cannot be stored, because of NUL or a lone surrogate. */
export function findUnstorable(input: unknown, path: PropertyKey[] = []): PropertyKey[] | null {
  if (typeof input === "string") {
    return input.includes("\u0000") || !input.isWellFormed() ? path : null;
  }
  if (typeof input !== "object" || input === null) return null;
  for (const [name, part] of Object.entries(input)) {
    // Keys of an open record are stored too.
    const found = findUnstorable(name, path) ?? findUnstorable(part, [...path, name]);
    if (found) return found;
  }
  return null;
}
