import type { MiddlewareHandler } from "hono";
import { DomainError } from "../domain-error.ts";
import type { BearerVariables } from "./require-bearer.ts";

/** Time after sign-in during which actions are allowed that a stolen session must not perform. */
export const freshSeconds = 3_600;

export const isFresh = (signedInAt: Date): boolean =>
  Date.now() - signedInAt.getTime() < freshSeconds * 1_000;

const guard: MiddlewareHandler<BearerVariables> = async (c, next) => {
  const { signedInAt, signInMethod } = c.get("bearer");
  // By code or passkey: whoever gets hold of an account at LINE must not take everything along.
  if (signInMethod === "line" || !isFresh(signedInAt)) {
    throw new DomainError("sign-in-too-old", "Sign in again to do this.");
  }
  await next();
};

/**
 * For routes that only a recent sign-in may call: part of their definition, and documented with it. Pages of the administration that
 * are refused lead to signing in and back by themselves.
 */
export const demandsFreshSignIn = { "x-fresh-sign-in": true, middleware: guard };
