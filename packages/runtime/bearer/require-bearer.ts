import type { Reach, StaffRights } from "@takujo/contracts/account/staff-policy";
import type { Context, MiddlewareHandler } from "hono";
import { DomainError } from "../domain-error.ts";
import type { Bearer, BearerCheck } from "./bearer-check.ts";

export interface BearerVariables {
  Variables: {
    requestId: string;
    bearer: Bearer;
    /** The caller's rights as staff; see `knowStaff`. */
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

/** The owner of an idempotency key. A person's remembered answers are deleted with them: see forget_user in 0013_account.sql. */
export function bearerScope(c: Context): string {
  const bearer = c.get("bearer") as Bearer | undefined;
  return bearer ? `user:${bearer.userId}` : "anonymous";
}

/** For actions that are refused during impersonation. */
export function assertPersonThemselves({ impersonatedBy }: Bearer): void {
  if (impersonatedBy === null) return;
  throw new DomainError("not-while-impersonating", "This is left to the person themselves.");
}

/** Time after sign-in during which actions are allowed that a stolen session must not perform. */
export const freshSeconds = 3_600;

export const isFresh = (signedInAt: Date): boolean =>
  Date.now() - signedInAt.getTime() < freshSeconds * 1_000;

const guard: MiddlewareHandler<BearerVariables> = async (c, next) => {
  const { signedInAt, signInMethod } = c.get("bearer");
  // By code or passkey: a stolen LINE account must not give access to everything.
  if (signInMethod === "line" || !isFresh(signedInAt)) {
    throw new DomainError("sign-in-too-old", "Sign in again to do this.");
  }
  await next();
};

/**
 * For routes that need a recent sign-in: part of their definition, and documented with it. Admin pages that are refused
 * lead to signing in and back.
 */
export const requireFreshSignIn = { "x-fresh-sign-in": true, middleware: guard };
