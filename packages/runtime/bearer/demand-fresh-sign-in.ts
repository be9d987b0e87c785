import { DomainError } from "../domain-error.ts";
import type { Bearer } from "./bearer-check.ts";

/** Time after sign-in during which actions are allowed that a stolen session must not perform. */
export const freshSeconds = 3_600;

export function demandFreshSignIn({ signedInAt }: Bearer): void {
  if (Date.now() - signedInAt.getTime() < freshSeconds * 1_000) return;
  throw new DomainError("sign-in-too-old", "Sign in again to do this.");
}
