import { DomainError } from "../domain-error.ts";
import type { Bearer } from "./bearer-check.ts";

/** How long after signing in somebody may do what a stolen session must not. */
export const freshSeconds = 3_600;

export function demandFreshSignIn({ signedInAt }: Bearer): void {
  if (Date.now() - signedInAt.getTime() < freshSeconds * 1_000) return;
  throw new DomainError("sign-in-too-old", "Sign in anew to do this.");
}
