import { createHash } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { Database } from "../database/database.ts";
import { DomainError } from "../domain-error.ts";
import { claimKey, type KeyClaim, releaseKey, selectKey, storeAnswer } from "./queries.ts";

const nonIdempotent = new Set(["POST", "PATCH"]);
/** Temporary refusals. Like faults they are not remembered: the retry must really run. */
const momentary = new Set([408, 425, 429]);
const keyShape = /^[\x21-\x7e]{8,128}$/;

/**
 * Every non-idempotent write carries a key, by which a retry is recognized. The definition of the route says where the key is
 * remembered (`keyRemembered`). `scopeOf` returns the owner of the key, so that nobody gets another caller's answer.
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
    c.set(claimName, { db, claim } satisfies KeyContext);
    return next();
  };
}

const claimName = "idempotencyClaim";

interface KeyContext {
  db: Database;
  claim: KeyClaim;
}

const keyedOf = (c: Context) => c.get(claimName as never) as KeyContext;

/** The key of a call whose verb remembers it. */
export const claimOf = (c: Context): KeyClaim => keyedOf(c).claim;

/**
 * Stores the first answer to a key after the work, and replays it. If the connection breaks between the two commits, a retry
 * runs again: only for calls that are harmless to repeat.
 */
export const rememberAnswerOfCall: MiddlewareHandler = async (c, next) => {
  const { db, claim } = keyedOf(c);
  if (!(await claimKey(db, claim))) return replay(db, claim);
  try {
    await next();
  } catch (error) {
    await releaseKey(db, claim);
    throw error;
  }
  // Invalid input has no effect and would be refused again, so it is not stored: a flood of it must not fill the table.
  const { status } = c.res;
  if (status >= 500 || status === 400 || momentary.has(status)) {
    return void (await releaseKey(db, claim));
  }
  await storeAnswer(db, claim, {
    status,
    content_type: c.res.headers.get("content-type"),
    body: await c.res.clone().text(),
  });
};

/** Where the key of a POST or PATCH is remembered. Each such route uses one of these. */
export const keyRemembered = {
  /** By the verb, with `once`: key, effect and answer are one transaction. For everything that adds, changes or sends something. */
  inTransaction: { "x-idempotency-key": "transaction" },
  /** By `rememberAnswerOfCall`; `reason`: why repeating is harmless. */
  withAnswer: (reason: string) => ({
    "x-idempotency-key": `answer: ${reason}`,
    middleware: rememberAnswerOfCall,
  }),
  /** Not at all; `reason`: why not. */
  nowhere: (reason: string) => ({ "x-idempotency-key": `nowhere: ${reason}` }),
} as const;

/** A call to an unknown route must not leave a row. */
function hasRoute(c: Context): boolean {
  return matchedRoutes(c).some(({ method }) => method === c.req.method);
}

async function fingerprintOf(c: Context): Promise<Buffer> {
  const { pathname, search } = new URL(c.req.url);
  return (
    createHash("sha256")
      .update(`${c.req.method} ${pathname}${search}\n`)
      // As bytes: decoding as text would lose invalid sequences for later readers of the body.
      .update(new Uint8Array(await c.req.arrayBuffer()))
      .digest()
  );
}

async function replay(db: Database, claim: KeyClaim): Promise<Response> {
  const remembered = await selectKey(db, claim.scope, claim.key);
  // Deleted between the two statements: the first call failed and released it.
  if (!remembered) throw new DomainError("request-in-progress");
  if (!claim.fingerprint.equals(remembered.fingerprint)) throw new DomainError("key-reused");
  if (remembered.status === null) throw new DomainError("request-in-progress");
  const headers: Record<string, string> = { "idempotency-replayed": "true" };
  if (remembered.content_type) headers["content-type"] = remembered.content_type;
  return new Response(remembered.body || null, { status: remembered.status, headers });
}
