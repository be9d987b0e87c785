import { rolesByEvent, type StaffRole, staffRoles } from "@takujo/contracts/account/staff-policy";
import { defaultLocale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { selectEvents } from "./queries.ts";

export interface StoredGrant {
  roles: StaffRole[];
  eventIds: string[] | null;
}

/** Each role and event once, in a fixed order. Events are for roles that can be limited to some. */
export async function checkGrant(
  db: Database,
  { roles, eventIds }: StoredGrant,
  now: Date,
): Promise<StoredGrant> {
  const chosen = staffRoles.filter((role) => roles.includes(role));
  if (eventIds === null || !chosen.some((role) => rolesByEvent.includes(role))) {
    return { roles: chosen, eventIds: null };
  }
  const ids = [...new Set(eventIds)];
  const found = await selectEvents(db, { ids, locale: defaultLocale, now });
  if (found.length < ids.length) throw new DomainError("not-found", "There is no such event.");
  return { roles: chosen, eventIds: found.map(({ id }) => id) };
}
