import { reaches, type StaffRights } from "@takujo/contracts/account/staff-policy";
import type { Bearer } from "@takujo/runtime/bearer/bearer-check";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { StaffContext } from "@takujo/runtime/staff/for-staff";
import { selectHelper } from "./queries.ts";

/** The person at the door, and their rights as staff. */
export interface DoorKeeper {
  bearer: Bearer;
  rights: StaffRights;
}

export const keeperOf = async (c: StaffContext): Promise<DoorKeeper> => ({
  bearer: c.get("bearer"),
  rights: await c.get("staffRights")(),
});

/** Admins, staff with the right for this event and, around its day, helpers who were granted it. */
export async function worksReception(
  db: Database,
  { bearer, rights }: DoorKeeper,
  eventId: string,
  now = new Date(),
): Promise<boolean> {
  if (reaches(rights.reception, eventId)) return true;
  const [helper] = await selectHelper(db, { eventId, userId: bearer.userId, now });
  return helper !== undefined;
}

export async function assertReception(
  db: Database,
  keeper: DoorKeeper,
  eventId: string,
): Promise<void> {
  if (await worksReception(db, keeper, eventId)) return;
  throw new DomainError("not-allowed", "Only its organizers work the reception of an event.");
}
