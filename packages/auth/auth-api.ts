import { limitBody } from "@takujo/runtime/api";
import { isDatabaseUnavailable } from "@takujo/runtime/database-unavailable";
import { Hono } from "hono";
import { createAuditedCalls, isAudited } from "./admin/audited-calls.ts";
import {
  askingBrowserCookie,
  askingBrowserOf,
  newBrowser,
  withAskingBrowser,
} from "./asking-browser.ts";
import { calls } from "./calls.ts";
import { type AuthOptions, authBasePath, createAuth } from "./create-auth.ts";
import { refusalOf } from "./request-checks.ts";
import { sessionVersionFor } from "./session-version.ts";
import { clearedTokenCookie, tokenCookie } from "./token-cookie.ts";

/** After these the token of before is nobody's, or another person's. */
const endsToken = new Set([
  "/sign-out",
  "/revoke-sessions",
  "/delete-user",
  "/admin/impersonate-user",
  "/admin/stop-impersonating",
]);

/** The auth service as an API: our own checks and cookies around what the library does. */
export function createAuthApi(options: AuthOptions) {
  const auth = createAuth(options);
  const audited = createAuditedCalls(auth, options);
  const isSecure = options.origin.startsWith("https:");
  const api = new Hono();
  api.use(limitBody());
  api.all(`${authBasePath}/*`, async (c) => {
    const request = c.req.raw;
    const path = c.req.path.slice(authBasePath.length);
    if (!calls.has(`${request.method} ${path}`)) return failure(404, "NOT_FOUND", "Not found");
    const refusal = refusalOf(request, options.origin);
    if (refusal) return failure(403, refusal.code, refusal.message);

    const known = askingBrowserOf(request);
    const browser = known ?? newBrowser();
    const answer = await withAskingBrowser(browser, () => {
      const asked = asLibraryKnowsIt(request, path);
      return isAudited(path) ? audited(asked, path, auth.handler) : auth.handler(asked);
    });
    const response = new Response(answer.body, answer);
    response.headers.set("cache-control", "no-store");
    const { headers, ok } = response;
    const refused = await inOurWords(response, path);
    if (refused) return refused;
    const version = sessionVersionFor(path, request, response, { isSecure });
    if (version) headers.append("set-cookie", version);
    if (ok && path === "/email-otp/send-verification-otp") {
      headers.append("set-cookie", askingBrowserCookie(browser, { isSecure }));
    }
    if (ok && endsToken.has(path)) headers.append("set-cookie", clearedTokenCookie({ isSecure }));
    if (ok && path === "/token") {
      const { token } = (await response.clone().json()) as { token: string };
      headers.append("set-cookie", tokenCookie(token, { isSecure }));
    }
    return response;
  });
  api.onError((error) => {
    if (isDatabaseUnavailable(error)) {
      options.logger.warn({ reason: error.message }, "database unavailable");
      return failure(503, "UNAVAILABLE", "Try again soon", { "retry-after": "1" });
    }
    // Not the whole error: what PostgreSQL adds to it may name an address.
    options.logger.error({ reason: error.message, stack: error.stack }, "unexpected error");
    return failure(500, "UNEXPECTED", "Something went wrong");
  });
  return api;
}

/**
 * Two calls of ours are other calls to the library: one a GET there, one in want of a body. And a body that is there
 * but empty, as every POST has one here, it refuses for its missing type.
 */
function asLibraryKnowsIt(request: Request, path: string): Request {
  const { url } = request;
  if (request.method === "GET") return request;
  if (path === "/passkey/generate-authenticate-options") {
    return new Request(url, { headers: withoutBody(request.headers) });
  }
  if (request.headers.has("content-type")) return request;
  const headers = withoutBody(request.headers);
  if (path !== "/delete-user") return new Request(url, { method: "POST", headers });
  headers.set("content-type", "application/json");
  return new Request(url, { method: "POST", headers, body: "{}" });
}

function withoutBody(source: Headers): Headers {
  const headers = new Headers(source);
  for (const name of ["content-type", "content-length", "transfer-encoding"]) headers.delete(name);
  return headers;
}

/** What the library says so that pages could make little of it. */
async function inOurWords(response: Response, path: string): Promise<Response | null> {
  if (response.status === 429) return tooMany(response);
  // It calls it a fault of its own when an answer does not fit its challenge.
  if (response.status === 500 && path === "/passkey/verify-registration") {
    return failure(400, "FAILED_TO_VERIFY_REGISTRATION", "Failed to verify registration");
  }
  return null;
}

/** The library's own limiter gives no code and a header of its own. */
async function tooMany(response: Response): Promise<Response> {
  const wait = response.headers.get("x-retry-after") ?? response.headers.get("retry-after") ?? "60";
  const body = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
  return failure(429, body.code ?? "TOO_MANY_REQUESTS", body.message ?? "Too many requests", {
    "retry-after": wait,
  });
}

function failure(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { code, message },
    { status, headers: { ...headers, "cache-control": "no-store" } },
  );
}
