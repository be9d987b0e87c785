import { isIcon } from "@takujo/contracts/account/icon";
import type { AdminStaffList, OwnRights, StaffEvent } from "@takujo/contracts/account/staff";
import {
  type StaffRights,
  type StaffRole,
  staffRights,
} from "@takujo/contracts/account/staff-policy";
import type { Locale } from "@takujo/contracts/locale";
import type { EventRow, InvitationRow, StaffRow } from "./queries.ts";

export const presentRights = (held: StaffRights): OwnRights["rights"] =>
  staffRights.flatMap((right) => {
    const reach = held[right];
    if (reach === undefined) return [];
    return [{ right, eventIds: reach === "everywhere" ? null : [...reach] }];
  });

/** Deleted events are left out. */
export const presentEvents = (ids: string[] | null, events: EventRow[]): StaffEvent[] | null =>
  ids &&
  events
    .filter(({ id }) => ids.includes(id))
    .map(({ id, title, starts_at, is_over }) => ({
      id,
      title,
      startsAt: starts_at?.toISOString() ?? null,
      isOver: is_over,
    }));

export const presentMember = (
  row: StaffRow,
  events: EventRow[],
): AdminStaffList["members"][number] => ({
  userId: row.id,
  name: row.name,
  handle: row.handle,
  email: row.email,
  ...(row.image && isIcon(row.image) && { icon: row.image }),
  isAdmin: row.is_admin,
  isBanned: row.banned ?? false,
  roles: (row.roles ?? []) as StaffRole[],
  events: presentEvents(row.event_ids, events),
  version: row.version,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});

export const presentInvitation = (
  row: InvitationRow,
  events: EventRow[],
  now: Date,
): AdminStaffList["invitations"][number] => ({
  id: row.id,
  email: row.email,
  name: row.name,
  locale: row.locale as Locale,
  roles: row.roles as StaffRole[],
  events: presentEvents(row.event_ids, events),
  invitedAt: row.invited_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  isExpired: row.expires_at <= now,
});
