import type { InvitationReceipt, NewStaffInvitation } from "@takujo/contracts/account/staff";
import type { MailedInvitation } from "@takujo/contracts/account/staff-invitation-mail";
import {
  invitationDays,
  rolesByEvent,
  type StaffRole,
  staffRoles,
} from "@takujo/contracts/account/staff-policy";
import { isUuid } from "@takujo/contracts/is-uuid";
import { defaultLocale, type Locale } from "@takujo/contracts/locale";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import {
  type Database,
  type DatabaseTransaction,
  inTransaction,
} from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { isSigned, type SigningSecret, sign } from "@takujo/runtime/secret/secret-keys";
import { stillHasRight } from "@takujo/runtime/staff/still-has-right";
import { invitationMailKey, staffInvitationMailJob } from "./jobs.ts";
import {
  deleteInvitation,
  deleteInvitationsBy,
  renewInvitation,
  selectEvents,
  selectInvitation,
  selectStaffByEmail,
  upsertInvitation,
} from "./queries.ts";

interface InvitationRef {
  id: string;
  version: number;
}

/** Identifies an invitation and its latest mail. Its row says who may accept it, and until when. */
export function createInvitationToken(
  { id, version }: InvitationRef,
  secret: SigningSecret,
): string {
  const content = `${id}.${version}`;
  return `${content}.${sign(content, secret, "staff invitation")}`;
}

/** Null if the token is forged. */
export function readInvitationToken(token: string, secret: SigningSecret): InvitationRef | null {
  const [id = "", version = "", signature = ""] = token.split(".");
  if (!isSigned(`${id}.${version}`, signature, secret, "staff invitation")) return null;
  return isUuid(id) ? { id, version: Number(version) } : null;
}

interface StoredGrant {
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

const oneDay = 86_400_000;
const expiryFrom = (now: Date) => new Date(now.getTime() + invitationDays * oneDay);
const subjectOf = (id: string) => ({ kind: "staff-invitation", id });

/** One invitation is open for an address; a second replaces it. */
export async function invite(
  transaction: DatabaseTransaction,
  { email, name, locale, ...wanted }: NewStaffInvitation,
  actorId: string,
  now = new Date(),
): Promise<InvitationReceipt> {
  const grant = await checkGrant(transaction, wanted, now);
  const [known] = await selectStaffByEmail(transaction, { email });
  if (known) throw new DomainError("not-now", undefined, { reason: "already-staff" });
  const [made] = await upsertInvitation(transaction, {
    ...grant,
    email,
    name,
    locale,
    invitedById: actorId,
    expiresAt: expiryFrom(now),
    now,
  });
  if (!made) throw new Error("An invitation was not stored");
  await insertAuditEntry(transaction, {
    actorId,
    action: "staff.invite",
    subject: subjectOf(made.id),
    after: { ...grant },
  });
  return mailed(transaction, made);
}

/** The former mail's link stops working, and the invitation belongs to its last sender. */
export async function resendInvitation(
  transaction: DatabaseTransaction,
  id: string,
  actorId: string,
  now = new Date(),
): Promise<InvitationReceipt> {
  const [renewed] = await renewInvitation(transaction, {
    id,
    invitedById: actorId,
    expiresAt: expiryFrom(now),
    now,
  });
  if (!renewed) throw new DomainError("not-found");
  await insertAuditEntry(transaction, {
    actorId,
    action: "staff.resend",
    subject: subjectOf(id),
  });
  return mailed(transaction, renewed);
}

export async function withdrawInvitation(
  transaction: DatabaseTransaction,
  id: string,
  actorId: string,
): Promise<void> {
  const [withdrawn] = await deleteInvitation(transaction, { id });
  if (!withdrawn) throw new DomainError("not-found");
  await insertAuditEntry(transaction, {
    actorId,
    action: "staff.withdraw",
    subject: subjectOf(id),
    before: { roles: withdrawn.roles, eventIds: withdrawn.event_ids },
  });
}

/** Deletes the invitations of a person who no longer has the right to invite. */
export async function lapseInvitationsOf(db: Database, userId: string): Promise<void> {
  await inTransaction(db, async (transaction) => {
    for (const { id, roles, event_ids: eventIds } of await deleteInvitationsBy(transaction, {
      userId,
    })) {
      await insertAuditEntry(transaction, {
        actorId: userId,
        action: "staff.lapse",
        subject: subjectOf(id),
        before: { roles, eventIds },
      });
    }
  });
}

async function mailed(
  transaction: DatabaseTransaction,
  { id, version, expires_at }: { id: string; version: number; expires_at: Date },
): Promise<InvitationReceipt> {
  const jobKey = invitationMailKey(id);
  await enqueue(transaction, staffInvitationMailJob, { invitationId: id, version }, { jobKey });
  return { id, expiresAt: expires_at.toISOString() };
}

/**
 * Content of the mail. Null if the invitation was accepted, withdrawn or resent meanwhile, is too old, or its sender no longer
 * has the right to invite.
 */
export async function findMailedInvitation(
  db: Database,
  { invitationId: id, version }: { invitationId: string; version: number },
  adminUserIds: readonly string[] = [],
  now = new Date(),
): Promise<MailedInvitation | null> {
  const [row] = await selectInvitation(db, { id, version });
  if (!row || row.expires_at <= now) return null;
  const inviter = { userId: row.invited_by_id, adminUserIds };
  if (!(await stillHasRight(db, "invitation", inviter, now))) return null;
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
