import {
  isDatabaseUnavailable,
  unavailabilityFirst,
} from "@takujo/runtime/database/database-unavailable";
import { limitBody } from "@takujo/runtime/http/api";
import { limitAfterTimeout } from "@takujo/runtime/http/limit-after-timeout";
import { Hono } from "hono";
import { createAuditedCalls, isAudited } from "./admin/audited-calls.ts";
import {
  askingBrowserCookie,
  askingBrowserOf,
  newBrowser,
  withAskingBrowser,
} from "./asking-browser.ts";
import { type CallBody, readCall } from "./call-input.ts";
import { calls, isLineCall } from "./calls.ts";
import { type AuthOptions, authBasePath, createAuth } from "./create-auth.ts";
import { knownBrowserCookie } from "./known-browser.ts";
import { lineCallbackPath, strayed } from "./line/line-sign-in.ts";
import { stopOf } from "./line/return-path.ts";
import { refusalOf } from "./request-checks.ts";
import { sessionVersionFor } from "./session-version.ts";
import { adminSessionTokenOf, clearedAdminSession, renewSignatures } from "./signed-cookies.ts";
import { clearedTokenCookie, tokenCookie } from "./token-cookie.ts";

/** After these the previous token is invalid, or belongs to another person. */
const endsToken = new Set([
  "/sign-out",
  "/revoke-sessions",
  "/delete-user",
  "/admin/impersonate-user",
  "/admin/stop-impersonating",
]);

/** After LINE somebody is signed in by a redirect, and a token would be of whoever was signed in before. */
const isTokenOver = (path: string, { ok }: Response, setsSession: boolean) =>
  path === lineCallbackPath ? setsSession : ok && endsToken.has(path);

/** The auth service: our own checks and cookies around the library. */
export function createAuthApi(options: AuthOptions) {
  const auth = createAuth(options);
  const audited = createAuditedCalls(auth, options);
  const isSecure = options.origin.startsWith("https:");
  const api = new Hono();
  api.use(limitBody());
  api.use(
    limitAfterTimeout({ kindOf: (c) => `${c.req.method} ${c.req.path}`, refuse: unavailable }),
  );
  // People come here by themselves, so they are told on a page.
  api.get(authBasePath + lineCallbackPath, async (c, next) => {
    await next();
    if (!options.line || c.res.status < 400) return;
    c.res = new Response(null, {
      status: 302,
      headers: { location: stopOf(strayed(c.req.raw), "busy"), "cache-control": "no-store" },
    });
  });
  api.all(`${authBasePath}/*`, async (c) => {
    const path = c.req.path.slice(authBasePath.length);
    if (isLineCall(path) && !options.line) return failure(404, "NOT_FOUND", "Not found");
    if (!calls.has(`${c.req.method} ${path}`)) return noSuchCall(path);
    const refusal = refusalOf(c.req.raw, options.origin);
    if (refusal) return failure(403, refusal.code, refusal.message);
    const { request: signed, renewed } = renewSignatures(c.req.raw, options);
    const call = await readCall(signed, path);
    if (!call) return failure(400, "VALIDATION_ERROR", "The call does not take this");
    const { request, body } = call;

    const known = askingBrowserOf(request, { isSecure });
    const browser = known ?? newBrowser();
    const asked = asLibraryKnowsIt(request, path);
    const answer = await withAskingBrowser(browser, () =>
      unavailabilityFirst(() =>
        isAudited(path) ? audited(asked, path, auth.handler) : auth.handler(asked),
      ),
    );
    const response = new Response(answer.body, answer);
    response.headers.set("cache-control", "no-store");
    const refused = await inOurWords(response, path);
    if (refused) return refused;
    for (const cookie of await ourCookies(path, { request, body, browser, renewed }, response)) {
      response.headers.append("set-cookie", cookie);
    }
    return response;
  });
  api.onError((error, c) => {
    if (isDatabaseUnavailable(error)) {
      options.logger.warn({ reason: error.message }, "database unavailable");
      return unavailable();
    }
    // Not the whole error: details from PostgreSQL may contain an email address.
    const { message: reason, stack } = error;
    const requestId = c.req.header("x-request-id");
    options.logger.error({ requestId, reason, stack }, "unexpected error");
    return failure(500, "UNEXPECTED", "Something went wrong");
  });
  return api;

  async function ourCookies(
    path: string,
    { request, body, browser, renewed }: Call,
    response: Response,
  ): Promise<string[]> {
    const hasSession = response.ok && (await tellsOfSession(path, response));
    const version = sessionVersionFor(path, request, response, { isSecure, hasSession });
    const cookies = version ? [version] : [];
    const isSet = response.headers.getSetCookie().some((one) => one.includes(".session_token="));
    if (renewed && !isSet) cookies.push(renewed);
    if (isTokenOver(path, response, isSet)) cookies.push(clearedTokenCookie({ isSecure }));
    if (!response.ok) return cookies;
    if (path === "/sign-out" && adminSessionTokenOf(request, options)) {
      cookies.push(clearedAdminSession(options.origin));
    }
    if (path === "/email-otp/send-verification-otp") {
      cookies.push(askingBrowserCookie(browser, { isSecure }));
    }
    if (path === "/sign-in/email-otp") {
      cookies.push(knownBrowserCookie(String(body["email"]), options));
    }
    if (path === "/token") {
      const { token } = (await response.clone().json()) as { token: string };
      cookies.push(tokenCookie(token, { isSecure }));
    }
    return cookies;
  }
}

interface Call {
  request: Request;
  body: CallBody;
  browser: string;
  renewed: string | undefined;
}

/**
 * Two of our calls differ in the library: one is a GET there, the other needs a body. It also refuses an empty body without a
 * content type, which every POST has here.
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

/** Replaces library errors that pages could not interpret. */
async function inOurWords(response: Response, path: string): Promise<Response | null> {
  if (response.status === 429) return tooMany(response);
  // The library reports a mismatched challenge as an internal error.
  if (response.status === 500 && path === "/passkey/verify-registration") {
    return failure(400, "FAILED_TO_VERIFY_REGISTRATION", "Failed to verify registration");
  }
  return null;
}

/** The library's limiter sends no error code and a nonstandard header. */
async function tooMany(response: Response): Promise<Response> {
  const wait = response.headers.get("x-retry-after") ?? response.headers.get("retry-after") ?? "60";
  const body = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
  return failure(429, body.code ?? "TOO_MANY_REQUESTS", body.message ?? "Too many requests", {
    "retry-after": wait,
  });
}

/** An address that exists under another method is answered with the allowed methods. */
function noSuchCall(path: string): Response {
  const allowed = ["GET", "POST"].filter((method) => calls.has(`${method} ${path}`));
  if (allowed.length === 0) return failure(404, "NOT_FOUND", "Not found");
  return failure(405, "METHOD_NOT_ALLOWED", "Method not allowed", { allow: allowed.join(", ") });
}

function unavailable(): Response {
  return failure(503, "UNAVAILABLE", "Try again soon", { "retry-after": "1" });
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

/** Without a session one call is refused and the other answers `null`. */
async function tellsOfSession(path: string, response: Response): Promise<boolean> {
  if (path === "/token") return true;
  return path === "/get-session" && (await response.clone().text()) !== "null";
}
