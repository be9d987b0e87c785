const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "ETIMEDOUT",
  "EPIPE",
  "ENOTFOUND",
]);
/** 57P01-57P05: shutting down, crashed, starting up; 53300: no connection free. */
const serverCodes = /^(?:57P0[1-5]|53300|08\d{3})$/;
const driverMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** True when PostgreSQL could not be reached or went away, as opposed to refusing a statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  const code = (error as { code?: unknown }).code;
  if (typeof code === "string" && (networkCodes.has(code) || serverCodes.test(code))) return true;
  return driverMessages.test(error.message);
}
