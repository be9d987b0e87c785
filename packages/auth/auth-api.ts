import {
  isDatabaseUnavailable,
  unavailabilityFirst,
} from "@takujo/runtime/database/database-errors";
import { limitBody } from "@takujo/runtime/http/api";
import { limitAfterTimeout } from "@takujo/runtime/http/limit-after-timeout";
import { Counter } from "@takujo/runtime/metrics/metrics";
import { Hono } from "hono";
import { createAuditedCalls, isAudited } from "./admin/audited-calls.ts";
import {
  askingBrowserCookie,
  askingBrowserOf,
  newBrowser,
  withAskingBrowser,
} from "./asking-browser.ts";
import { type CallBody, readCall } from "./call-input.ts";
import { type AuthCall, calls, isLineCall } from "./calls.ts";
import { type AuthOptions, authBasePath, createAuth } from "./create-auth.ts";
import { knownBrowserCookie } from "./known-browser.ts";
import { lineCallbackPath, strayed } from "./line/line-sign-in.ts";
import { stopOf } from "./line/return-path.ts";
import { refusalOf } from "./request-checks.ts";
import { sessionVersionFor } from "./session-version.ts";
import { adminSessionTokenOf, clearedAdminSession, renewSignatures } from "./signed-cookies.ts";
import { clearedTokenCookie, tokenCookie } from "./token-cookie.ts";

const signIns = new Counter({
  name: "takujo_sign_ins_total",
  help: "Attempts to sign in, by what they were made with, and by result: done, refused or failed.",
  labelNames: ["by", "result"],
});
// From zero, so that the first one is an increase.
for (const by of ["code", "passkey", "line"]) {
  for (const result of ["done", "refused", "failed"]) signIns.inc({ by, result }, 0);
}

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
  // People open this address directly, so errors are shown on a page.
  api.get(authBasePath + lineCallbackPath, async (c, next) => {
    await next();
    if (!options.line || c.res.status < 400) return;
    c.res = new Response(null, {
      status: 302,
      headers: { location: stopOf(strayed(c.req.raw), "busy"), "cache-control": "no-store" },
    });
  });
  // After the one above, which makes a page of every failure.
  api.use(async (c, next) => {
    await next();
    const by = calls.get(c.req.path.slice(authBasePath.length))?.signsInBy;
    const result = by && signInResult(by, c.res);
    if (result) signIns.inc({ by, result });
  });
  api.all(`${authBasePath}/*`, async (c) => {
    const path = c.req.path.slice(authBasePath.length);
    if (isLineCall(path) && !options.line) return failure(404, "NOT_FOUND", "Not found");
    const call = calls.get(path);
    if (call?.method !== c.req.method) return noSuchCall(call);
    const refusal = refusalOf(c.req.raw, options.origin);
    if (refusal) return failure(403, refusal.code, refusal.message);
    const { request: signed, renewed } = renewSignatures(c.req.raw, options);
    const read = await readCall(signed, call.input);
    if (!read) return failure(400, "VALIDATION_ERROR", "The call does not take this");
    const { request, body } = read;

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
    const sent = { path, call, request, body, browser, renewed };
    const cookies = await sessionCookies(sent, response);
    if (response.ok) cookies.push(...(await callCookies(sent, response)));
    for (const cookie of cookies) response.headers.append("set-cookie", cookie);
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

  /** Cookies that tell the state of the session after the call. */
  async function sessionCookies(
    { path, call, request, renewed }: Sent,
    response: Response,
  ): Promise<string[]> {
    const setsSession = beginsSession(response);
    // After LINE people are sent to a page.
    const isDone = response.ok || (call.signsInBy === "line" && setsSession);
    const hasSession = response.ok && (await tellsOfSession(path, response));
    const isChanged = isDone && call.changesSession === true;
    const version = sessionVersionFor(request, response, { isSecure, hasSession, isChanged });
    const cookies = version ? [version] : [];
    if (renewed && !setsSession) cookies.push(renewed);
    if (isDone && call.signsInBy) cookies.push(cookieFor(await beginToken(response)));
    else if (isDone && call.endsToken) cookies.push(cookieFor(undefined));
    if (response.ok && path === "/sign-out" && adminSessionTokenOf(request, options)) {
      cookies.push(clearedAdminSession(options.origin));
    }
    return cookies;
  }

  /** Cookies that the table of calls names. */
  function callCookies({ call, body, browser }: Sent, response: Response): Promise<string[]> {
    const make = {
      "asking-browser": () => askingBrowserCookie(browser, { isSecure }),
      "known-browser": () => knownBrowserCookie(String(body["email"]), options),
      token: async () => cookieFor(await tokenIn(response)),
    };
    return Promise.all((call.cookies ?? []).map((name) => make[name]()));
  }

  function cookieFor(token: string | undefined): string {
    return token ? tokenCookie(token, { isSecure }) : clearedTokenCookie({ isSecure });
  }

  /** The token of the session that the response begins. If there is none, the next page asks for one. */
  async function beginToken(response: Response): Promise<string | undefined> {
    const pairs = response.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
    const headers = new Headers({ cookie: pairs.join("; ") });
    try {
      return (await auth.api.getToken({ headers })).token;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      options.logger.warn({ reason }, "signed in without a token");
      return undefined;
    }
  }
}

interface Sent {
  path: string;
  call: AuthCall;
  request: Request;
  body: CallBody;
  browser: string;
  renewed: string | undefined;
}

const beginsSession = ({ headers }: Response) =>
  headers.getSetCookie().some((one) => one.includes(".session_token="));

/** None where LINE sends back somebody who only connects it, or thought better of it. */
function signInResult(by: string, response: Response): "done" | "refused" | "failed" | undefined {
  if (response.status >= 500) return "failed";
  if (response.status >= 400) return "refused";
  return by !== "line" || beginsSession(response) ? "done" : undefined;
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

/** An address that exists under another method is answered with that method. */
function noSuchCall(call: AuthCall | undefined): Response {
  if (!call) return failure(404, "NOT_FOUND", "Not found");
  return failure(405, "METHOD_NOT_ALLOWED", "Method not allowed", { allow: call.method });
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

async function tokenIn(response: Response): Promise<string> {
  const { token } = (await response.clone().json()) as { token: string };
  return token;
}

/** Without a session one call is refused and the other answers `null`. */
async function tellsOfSession(path: string, response: Response): Promise<boolean> {
  if (path === "/token") return true;
  return path === "/get-session" && (await response.clone().text()) !== "null";
}
