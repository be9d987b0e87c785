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
 * Every write that is not idempotent carries a key, by which a retry is known. Who remembers it is said where the route is defined
 * (`keyKept`). `scopeOf` says whose key it is, so that nobody reads another caller's answer.
 */
export function idempotency(
  db: Database,
  scopeOf: (c: Context) => string = () => "anonymous",
): MiddlewareHandler {
  return async (c, next) => {
    if (!nonIdempotent.has(c.req.method) || !hasRoute(c)) return next();
    const key = c.req.header("idempotency-key");
    if (!key || !keyShape.test(key)) throw new DomainError("key-missing");
    const claim: KeyClaim = { scope: scopeOf(c), key, fingerprint: await fingerprintOf(c) };
    c.set(claimName, { db, claim } satisfies Keyed);
    return next();
  };
}

const claimName = "idempotencyClaim";

interface Keyed {
  db: Database;
  claim: KeyClaim;
}

const keyedOf = (c: Context) => c.get(claimName as never) as Keyed;

/** The key of a call whose verb keeps it. */
export const claimOf = (c: Context): KeyClaim => keyedOf(c).claim;

/**
 * Keeps the first answer to a key beside the work, and replays it. Between the commit of the work and that of the answer a connection may
 * break: this is only for calls whose second run has the effect of the first.
 */
export const keepAnswerOfCall: MiddlewareHandler = async (c, next) => {
  const { db, claim } = keyedOf(c);
  if (!(await claimKey(db, claim))) return replay(db, claim);
  try {
    await next();
  } catch (error) {
    await releaseKey(db, claim);
    throw error;
  }
  // What was refused as invalid did nothing and says the same again: no row for each of a flood of them.
  const { status } = c.res;
  if (status >= 500 || status === 400 || momentary.has(status)) {
    return void (await releaseKey(db, claim));
  }
  await keepAnswer(db, claim, {
    status,
    content_type: c.res.headers.get("content-type"),
    body: await c.res.clone().text(),
  });
};

/** Who remembers the key of a POST or PATCH: one of these stands in the definition of its route. */
export const keyKept = {
  /** The verb, by `once`: key, effect and answer are one transaction. For everything that adds, changes or sends something. */
  inTransaction: { "x-idempotency-key": "transaction" },
  /** `keepAnswerOfCall`; `reason`: why a second run does no harm. */
  withAnswer: (reason: string) => ({
    "x-idempotency-key": `answer: ${reason}`,
    middleware: keepAnswerOfCall,
  }),
  /** Nobody; `reason`: why not. */
  nowhere: (reason: string) => ({ "x-idempotency-key": `nowhere: ${reason}` }),
} as const;

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
