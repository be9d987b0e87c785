import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { Bearer, BearerCheck } from "../bearer/bearer-check.ts";
import type { Database } from "../database/database.ts";
import { DomainError } from "../domain-error.ts";
import { insertAuditEntry } from "./queries.ts";

const readOnly = new Set(["GET", "HEAD", "OPTIONS"]);
/** Characters of our own ids and slugs. Any other path is not ours. */
const plainPath = /^[\w/-]{1,200}$/;

/**
 * Audits every write that an admin makes while impersonating, before it happens: without the entry there is no write. A bearer
 * is checked even where none is required.
 */
export function auditImpersonatedWrites(db: Database, check: BearerCheck): MiddlewareHandler {
  return async (c, next) => {
    const pattern = writePattern(c);
    if (pattern) {
      const bearer = (c.get("bearer") as Bearer | undefined) ?? (await bearerOf(c, check));
      if (bearer?.impersonatedBy) {
        await insertAuditEntry(db, {
          actorId: bearer.impersonatedBy,
          actingAsId: bearer.userId,
          action: `${c.req.method} ${pattern}`,
          subject: { kind: "path", id: plainPath.test(c.req.path) ? c.req.path : pattern },
        });
      }
    }
    return next();
  };
}

function writePattern(c: Context): string | undefined {
  if (readOnly.has(c.req.method)) return undefined;
  return matchedRoutes(c).findLast(({ method }) => method === c.req.method)?.path;
}

async function bearerOf(c: Context, check: BearerCheck): Promise<Bearer | undefined> {
  const authorization = c.req.header("authorization");
  if (!authorization) return undefined;
  try {
    return await check(authorization);
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}
