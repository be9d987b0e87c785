import type { Reach, StaffRights } from "@takujo/contracts/account/staff-policy";
import type { MiddlewareHandler } from "hono";
import type { Bearer, BearerCheck } from "./bearer-check.ts";

export interface BearerVariables {
  Variables: {
    requestId: string;
    bearer: Bearer;
    /** What the caller may do as staff; see `knowStaff`. */
    staffRights: () => Promise<StaffRights>;
    /** Where the right holds that let the caller in; set by the guard of a route for staff. */
    reach?: Reach;
  };
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
