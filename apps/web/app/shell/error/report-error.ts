import {
  type BrowserError,
  errorReportPath,
  maxErrorFieldLength,
} from "@takujo/contracts/browser-error";

const maxReports = 5;
const reported = new Set<string>();
/** What browsers say when a request did not get through, which is no fault of ours. */
const lostConnection =
  /failed to fetch|load failed|networkerror|dynamically imported module|preload/i;

/** Tells the server what went wrong: an error, or the event that brought it. Its query is no part of a page's address. */
export function reportError(met: unknown, build: string): void {
  const error = errorOf(met);
  if (!error || lostConnection.test(error.message)) return;
  const fault = cut({
    type: error.name,
    message: error.message,
    stack: error.stack ?? "",
    path: location.pathname,
    build,
  });
  const likeness = fault.message + fault.stack;
  if (reported.has(likeness) || reported.size >= maxReports) return;
  reported.add(likeness);
  // A report that cannot be sent is dropped.
  fetch(errorReportPath, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(fault),
    keepalive: true,
  }).catch(() => {});
}

/** A thrown status and the like are no errors. */
function errorOf(met: unknown): Error | null {
  if (met instanceof ErrorEvent) return errorOf(met.error);
  if (met instanceof PromiseRejectionEvent) return errorOf(met.reason);
  return met instanceof Error && met.name !== "AbortError" ? met : null;
}

function cut(fault: BrowserError): BrowserError {
  for (const field of Object.keys(maxErrorFieldLength) as (keyof BrowserError)[]) {
    fault[field] = fault[field].slice(0, maxErrorFieldLength[field]);
  }
  return fault;
}
