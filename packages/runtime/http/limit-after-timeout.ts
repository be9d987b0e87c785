import type { Context, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { isStatementTimeout } from "../database/database-errors.ts";
import { problemResponse } from "./problem.ts";

export interface LimitAfterTimeoutOptions {
  /** The group that a call belongs to; method and route by default. */
  kindOf?: (c: Context) => string;
  refuse?: () => Response;
}

/** Over all groups: several may need the same table, and the rest of the API needs connections. */
const maxTries = 2;

/**
 * After a call timed out in PostgreSQL, only one call of its group at a time is tried, and the others are refused at once.
 * Otherwise requests for one locked table would occupy all connections.
 */
export function limitAfterTimeout({
  kindOf = (c) => `${c.req.method} ${routePath(c, -1)}`,
  refuse = () => problemResponse("unavailable"),
}: LimitAfterTimeoutOptions = {}): MiddlewareHandler {
  /** For each group that timed out, whether a call is being tried. */
  const stuck = new Map<string, { isTried: boolean }>();
  let tries = 0;
  return async (c, next) => {
    const kind = kindOf(c);
    const known = stuck.get(kind);
    if (known?.isTried || (known && tries >= maxTries)) return refuse();
    if (known) {
      known.isTried = true;
      tries++;
    }
    try {
      await next();
    } finally {
      if (known) {
        known.isTried = false;
        tries--;
      }
      if (isStatementTimeout(c.error)) stuck.set(kind, { isTried: false });
      else if (known) stuck.delete(kind);
    }
    return undefined;
  };
}
