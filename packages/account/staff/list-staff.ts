import type { AdminStaffList } from "@takujo/contracts/account/staff";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { presentInvitation, presentMember } from "./present.ts";
import { selectEvents, selectInvitations, selectStaff } from "./queries.ts";

/** More than any house has; a bound for one page. */
const mostStaff = 500;

export async function listStaff(
  db: Database,
  { adminUserIds, locale }: { adminUserIds: string[]; locale: Locale },
  now = new Date(),
): Promise<AdminStaffList> {
  const [members, invitations] = await Promise.all([
    selectStaff(db, { adminIds: adminUserIds, limit: mostStaff }),
    selectInvitations(db, { limit: mostStaff }),
  ]);
  const ids = [...members, ...invitations].flatMap(({ event_ids }) => event_ids ?? []);
  const events = ids.length > 0 ? await selectEvents(db, { ids, locale, now }) : [];
  return {
    members: members.map((row) => presentMember(row, events)),
    invitations: invitations.map((row) => presentInvitation(row, events, now)),
  };
}
