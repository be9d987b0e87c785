import type { MailedInvitation } from "@takujo/contracts/account/staff-invitation-mail";
import type { StaffRole } from "@takujo/contracts/account/staff-policy";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { mayStill } from "@takujo/runtime/staff/still-may";
import { selectEvents, selectInvitation } from "./queries.ts";

/** What the mail says. Null if the invitation was accepted, taken back or sent again meanwhile, is too old, or its sender may not invite any more. */
export async function findMailedInvitation(
  db: Database,
  { invitationId: id, version }: { invitationId: string; version: number },
  adminUserIds: readonly string[] = [],
  now = new Date(),
): Promise<MailedInvitation | null> {
  const [row] = await selectInvitation(db, { id, version });
  if (!row || row.expires_at <= now) return null;
  const inviter = { userId: row.invited_by_id, adminUserIds };
  if (!(await mayStill(db, "invitation", inviter, now))) return null;
  const { event_ids: ids, invited_by: invitedBy, expires_at: expiresAt, email, name } = row;
  const locale = row.locale as Locale;
  const events = ids && (await selectEvents(db, { ids, locale, now }));
  return {
    email,
    locale,
    name,
    invitedBy,
    roles: row.roles as StaffRole[],
    events: events?.map(({ title, starts_at: startsAt }) => ({ title, startsAt })) ?? null,
    expiresAt,
    version,
  };
}
