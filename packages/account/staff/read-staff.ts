import type { AdminStaffList, OwnRights } from "@takujo/contracts/account/staff";
import type { StaffRights } from "@takujo/contracts/account/staff-policy";
import type { Locale } from "@takujo/contracts/locale";
import { isFresh } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { presentEvents, presentInvitation, presentMember, presentRights } from "./present.ts";
import { selectEvents, selectInvitations, selectStaff } from "./queries.ts";

/** More than any site has; a bound for one page. */
const maxStaff = 500;

export async function listStaff(
  db: Database,
  { adminUserIds, locale }: { adminUserIds: string[]; locale: Locale },
  now = new Date(),
): Promise<AdminStaffList> {
  const [members, invitations] = await Promise.all([
    selectStaff(db, { adminIds: adminUserIds, limit: maxStaff }),
    selectInvitations(db, { limit: maxStaff }),
  ]);
  const ids = [...members, ...invitations].flatMap(({ event_ids }) => event_ids ?? []);
  const events = ids.length > 0 ? await selectEvents(db, { ids, locale, now }) : [];
  return {
    members: members.map((row) => presentMember(row, events)),
    invitations: invitations.map((row) => presentInvitation(row, events, now)),
  };
}

/** Only people with rights limited to events need a query. */
export async function readOwnRights(
  db: Database,
  { held, signedInAt }: { held: StaffRights; signedInAt: Date },
  locale: Locale,
  now = new Date(),
): Promise<OwnRights> {
  const rights = presentRights(held);
  const ids = rights.flatMap(({ eventIds }) => eventIds ?? []);
  const events = ids.length > 0 ? await selectEvents(db, { ids, locale, now }) : [];
  return { rights, events: presentEvents(ids, events) ?? [], isSignInFresh: isFresh(signedInAt) };
}
