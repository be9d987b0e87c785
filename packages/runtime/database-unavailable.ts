import { AsyncLocalStorage } from "node:async_hooks";

const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "ETIMEDOUT",
  "EPIPE",
  "ENOTFOUND",
]);
/**
 * 57P01-57P05: shutting down, crashed, starting up; 53…: no connection, memory or space left; 25006: read-only, for another server is the
 * primary now; 25P03: the transaction was ended for its silence; 40…: ended for the sake of others, and tried again in vain.
 */
const serverCodes = /^(?:57P0[1-5]|53\d{3}|08\d{3}|25006|25P03|40001|40P01)$/;
/** The statement took longer than it may, or waited longer than it may for a lock. */
const timeoutCodes = new Set(["57014", "55P03"]);

/** What pg says when all connections are in use for too long. */
export const connectionTimeout = "timeout exceeded when trying to connect";
const driverMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

const codeOf = (error: Error): string => {
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : "";
};

/** True when PostgreSQL was reached but let the statement wait too long. */
export const isStatementTimeout = (error: unknown): boolean =>
  error instanceof Error && timeoutCodes.has(codeOf(error));

/** True when PostgreSQL could not be reached, went away or took too long, as opposed to refusing a statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  const code = codeOf(error);
  if (networkCodes.has(code) || serverCodes.test(code) || isStatementTimeout(error)) return true;
  return driverMessages.test(error.message);
}

const current = new AsyncLocalStorage<{ error?: unknown }>();

/** Every database of ours tells here what kept it from answering. */
export function noteUnavailability(error: unknown): void {
  const watched = current.getStore();
  if (watched && isDatabaseUnavailable(error)) watched.error ??= error;
}

/**
 * For code of others that catches what the database throws and says something else, such as that nobody is signed in: throws what it
 * was instead. An answer that succeeds all the same counts.
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
