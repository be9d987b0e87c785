import {
  type Problem,
  type ProblemCode,
  type ProblemIssue,
  problemContentType,
  problems,
} from "@takujo/contracts/errors";
import type { RuleParams } from "@takujo/contracts/rules/rule";
import type { ErrorHandler, Hono, NotFoundHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { core } from "zod";
import { isDatabaseUnavailable, isImpossibleValue } from "../database/database-errors.ts";
import { DomainError, MovedError } from "../domain-error.ts";
import type { Logger } from "../logger.ts";
import { NeighborUnavailableError } from "../neighbor.ts";

export function problemResponse(code: ProblemCode, more: Partial<Problem> = {}): Response {
  const status = problems[code];
  const body: Problem = { type: `/problems/${code}`, title: code, status, code, ...more };
  const headers: Record<string, string> = { "content-type": problemContentType };
  if (code === "unavailable" || code === "request-in-progress") headers["retry-after"] = "1";
  return new Response(JSON.stringify(body), { status, headers });
}

export function invalidInput(issues: readonly core.$ZodIssue[]): Response {
  return problemResponse("invalid-input", {
    issues: issues.map((issue) => ({ path: issue.path.join("."), ...described(issue) })),
  });
}

/** A rule has no message of its own: its issue contains only name and values, which zod would report as "Invalid input". */
function described(issue: core.$ZodIssue): Omit<ProblemIssue, "path"> {
  const params = issue.code === "custom" ? (issue.params as RuleParams | undefined) : undefined;
  if (!params?.rule) return { message: issue.message };
  const { rule, values, message } = params;
  if (message && "text" in message) return { message: message.text, rule, values };
  const told = Object.entries(values).map(
    ([name, value]) => `${name}: ${typeof value === "object" ? value.day : value}`,
  );
  const more = told.length > 0 ? ` (${told.join(", ")})` : "";
  return { message: `Breaks the rule "${rule}"${more}`, rule, values };
}

function movedResponse({ from, to, message }: MovedError, { pathname, search }: URL): Response {
  const parts = pathname.split("/");
  parts[parts.lastIndexOf(from)] = to;
  const response = problemResponse("moved", { detail: message, movedTo: to });
  response.headers.set("location", parts.join("/") + search);
  // The move may be reversed, and then a cached redirect would lead in a circle.
  response.headers.set("cache-control", "no-store");
  return response;
}

/** The only place where errors become HTTP responses. */
export function problemHandler(logger: Logger): ErrorHandler {
  return (error, c) => {
    if (error instanceof MovedError) return movedResponse(error, new URL(c.req.url));
    if (error instanceof DomainError) {
      const { code, message: detail, issues, reason } = error;
      const response = problemResponse(code, {
        detail,
        ...(issues && { issues }),
        ...(reason && { reason }),
      });
      if (error.retryAfter) response.headers.set("retry-after", String(error.retryAfter));
      return response;
    }
    // Hono refuses unreadable bodies before any validator runs.
    if (error instanceof HTTPException && error.status < 500) {
      return problemResponse("invalid-input", { detail: error.message });
    }
    const requestId = c.req.header("x-request-id");
    if (isDatabaseUnavailable(error)) {
      logger.warn({ requestId, reason: error.message }, "database unavailable");
      return problemResponse("unavailable");
    }
    if (error instanceof NeighborUnavailableError) {
      logger.warn({ requestId, reason: error.message }, "neighbor unavailable");
      return problemResponse("unavailable");
    }
    if (isImpossibleValue(error)) {
      logger.warn({ requestId, err: error }, "a value that the database refused");
      return problemResponse("invalid-input", { detail: "A value is out of range." });
    }
    logger.error({ requestId, err: error }, "unexpected error");
    return problemResponse("unexpected");
  };
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** An address that exists under another method is answered with the allowed methods. */
export function notFoundHandler(api: { router: Hono["router"] }): NotFoundHandler {
  return (c) => {
    const has = (method: string) => {
      const [found] = api.router.match(method, c.req.path) as unknown as [
        [[unknown, { method: string }]][],
      ];
      // Middleware is registered there too, for any method.
      return found.some(([[, route]]) => route.method === method);
    };
    const allowed = methods.filter(has);
    if (allowed.length === 0) return problemResponse("not-found");
    const response = problemResponse("method-not-allowed");
    response.headers.set("allow", allowed.join(", "));
    return response;
  };
}
