import { createHash } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { Database } from "../database.ts";
import { DomainError } from "../domain-error.ts";
import { claimKey, type KeyClaim, keepAnswer, releaseKey, selectKey } from "./queries.ts";

const nonIdempotent = new Set(["POST", "PATCH"]);
/** Refusals of the moment. Like a fault they are no answer: the retry that they invite must run for real. */
const momentary = new Set([408, 425, 429]);
const keyShape = /^[\x21-\x7e]{8,128}$/;

/**
 * Makes a retry of a non-idempotent call safe: the first answer to a key is kept and replayed.
 * `scopeOf` says whose key it is, so that nobody reads another caller's answer.
 */
export function idempotency(
  db: Database,
  scopeOf: (c: Context) => string = () => "anonymous",
  /** Paths whose verbs keep the key in their own transaction, by `claimOf` and `once`. */
  keptByVerb?: RegExp,
): MiddlewareHandler {
  return async (c, next) => {
    if (!nonIdempotent.has(c.req.method) || !hasRoute(c)) return next();
    const key = c.req.header("idempotency-key");
    if (!key || !keyShape.test(key)) throw new DomainError("key-missing");
    const claim: KeyClaim = { scope: scopeOf(c), key, fingerprint: await fingerprintOf(c) };
    if (keptByVerb?.test(c.req.path)) {
      c.set(claimName, claim);
      return next();
    }
    if (!(await claimKey(db, claim))) return replay(db, claim);
    try {
      await next();
    } catch (error) {
      await releaseKey(db, claim);
      throw error;
    }
    if (c.res.status >= 500 || momentary.has(c.res.status))
      return void (await releaseKey(db, claim));
    await keepAnswer(db, claim, {
      status: c.res.status,
      content_type: c.res.headers.get("content-type"),
      body: await c.res.clone().text(),
    });
  };
}

const claimName = "idempotencyClaim";

/** The key of a call whose verb keeps it. */
export function claimOf(c: Context): KeyClaim {
  return c.get(claimName as never) as KeyClaim;
}

/** A call that nothing will answer must not leave a row behind. */
function hasRoute(c: Context): boolean {
  return matchedRoutes(c).some(({ method }) => method === c.req.method);
}

async function fingerprintOf(c: Context): Promise<Buffer> {
  const { pathname, search } = new URL(c.req.url);
  return (
    createHash("sha256")
      .update(`${c.req.method} ${pathname}${search}\n`)
      // Not as text: bytes that are no letters would be lost for those who read the body afterwards.
      .update(new Uint8Array(await c.req.arrayBuffer()))
      .digest()
  );
}

async function replay(db: Database, claim: KeyClaim): Promise<Response> {
  const kept = await selectKey(db, claim.scope, claim.key);
  // Gone between the two statements: the first call failed and released it.
  if (!kept) throw new DomainError("request-in-progress");
  if (!claim.fingerprint.equals(kept.fingerprint)) throw new DomainError("key-reused");
  if (kept.status === null) throw new DomainError("request-in-progress");
  const headers: Record<string, string> = { "idempotency-replayed": "true" };
  if (kept.content_type) headers["content-type"] = kept.content_type;
  return new Response(kept.body || null, { status: kept.status, headers });
}
