import { DomainError } from "../domain-error.ts";
import type { Bearer } from "./bearer-check.ts";

/** For what nobody may do in another person's name. */
export function demandPersonThemselves({ impersonatedBy }: Bearer): void {
  if (impersonatedBy === null) return;
  throw new DomainError("not-while-impersonating", "This is left to the person themselves.");
}
