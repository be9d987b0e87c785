import { DomainError } from "../domain-error.ts";
import type { Bearer } from "./bearer-check.ts";

/** For actions that are refused during impersonation. */
export function demandPersonThemselves({ impersonatedBy }: Bearer): void {
  if (impersonatedBy === null) return;
  throw new DomainError("not-while-impersonating", "This is left to the person themselves.");
}
