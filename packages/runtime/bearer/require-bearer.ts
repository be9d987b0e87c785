import type { MiddlewareHandler } from "hono";
import type { Bearer, BearerCheck } from "./bearer-check.ts";

export interface BearerVariables {
  Variables: { requestId: string; bearer: Bearer };
}

/** Requires a valid bearer. Answers are personal, so they must not be cached. */
export function requireBearer(check: BearerCheck): MiddlewareHandler<BearerVariables> {
  return async (c, next) => {
    c.set("bearer", await check(c.req.header("authorization")));
    await next();
    // Not with c.header, which would copy the finished response.
    c.res.headers.set("cache-control", "no-store");
  };
}
