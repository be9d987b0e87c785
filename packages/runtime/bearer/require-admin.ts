import type { MiddlewareHandler } from "hono";
import { DomainError } from "../domain-error.ts";
import type { BearerVariables } from "./require-bearer.ts";

/** Use behind `requireBearer`, whose check makes nobody an admin while impersonating. */
export function requireAdmin(): MiddlewareHandler<BearerVariables> {
  return async (c, next) => {
    if (!c.get("bearer").roles.includes("admin")) {
      throw new DomainError("not-allowed", "Only the organizer may do this.");
    }
    await next();
  };
}
