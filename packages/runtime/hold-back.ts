import type { Context, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { isStatementTimeout } from "./database-unavailable.ts";
import { problemResponse } from "./problem.ts";

export interface HoldBackOptions {
  /** What calls of one kind have in common: method and route, unless an API knows better. */
  kindOf?: (c: Context) => string;
  refuse?: () => Response;
}

/** Of all kinds together: many of them may need the same table, and the rest of the API is to have connections left. */
const mostTries = 2;

/**
 * Once a call had to give up because PostgreSQL let it wait, one of its kind at a time tries again and the others are refused at once.
 * Otherwise those who ask for one locked table would have all connections, and nobody else would be served.
 */
export function holdBack({
  kindOf = (c) => `${c.req.method} ${routePath(c, -1)}`,
  refuse = () => problemResponse("unavailable"),
}: HoldBackOptions = {}): MiddlewareHandler {
  /** Whether somebody tries at the moment, by kind of call. */
  const stuck = new Map<string, { isTried: boolean }>();
  let tries = 0;
  return async (c, next) => {
    const kind = kindOf(c);
    const known = stuck.get(kind);
    if (known?.isTried || (known && tries >= mostTries)) return refuse();
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
