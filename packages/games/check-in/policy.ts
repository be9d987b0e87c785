import type { Bearer } from "@takujo/runtime/bearer/bearer-check";
import { DomainError } from "@takujo/runtime/domain-error";

/** Who stands at the door. */
export function demandOrganizer({ roles }: Bearer): void {
  if (roles.includes("admin")) return;
  throw new DomainError("not-allowed", "Only the organizer lets people in.");
}
