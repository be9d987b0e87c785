import type { Bearer } from "@takujo/runtime/bearer/bearer-check";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { selectHelper } from "./queries.ts";

export const isAdmin = ({ roles }: Bearer): boolean => roles.includes("admin");

/** Admins, and helpers who were granted this event, around its day. */
export async function worksReception(
  db: Database,
  bearer: Bearer,
  eventId: string,
  now = new Date(),
): Promise<boolean> {
  if (isAdmin(bearer)) return true;
  const [helper] = await selectHelper(db, { eventId, userId: bearer.userId, now });
  return helper !== undefined;
}

export async function demandReception(
  db: Database,
  bearer: Bearer,
  eventId: string,
): Promise<void> {
  if (await worksReception(db, bearer, eventId)) return;
  throw new DomainError("not-allowed", "Only its organizers work the reception of an event.");
}
