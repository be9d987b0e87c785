import type { MiddlewareHandler } from "hono";
import type { Bearer, BearerCheck } from "./bearer-check.ts";

export interface BearerVariables {
  Variables: { requestId: string; bearer: Bearer };
}

/** Lets in who is signed in. What they are told is theirs alone, so nobody keeps it. */
export function requireBearer(check: BearerCheck): MiddlewareHandler<BearerVariables> {
  return async (c, next) => {
    c.set("bearer", await check(c.req.header("authorization")));
    await next();
    // Not by c.header, which would make the finished answer anew.
    c.res.headers.set("cache-control", "no-store");
  };
}
