import type { InvitationReceipt, NewStaffInvitation } from "@takujo/contracts/account/staff";
import { invitationDays } from "@takujo/contracts/account/staff-policy";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { inTransaction } from "@takujo/runtime/database/in-transaction";
import { DomainError } from "@takujo/runtime/domain-error";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { checkGrant } from "./grant.ts";
import { invitationMailKey, staffInvitationMailJob } from "./jobs.ts";
import {
  deleteInvitation,
  deleteInvitationsBy,
  renewInvitation,
  selectStaffByEmail,
  upsertInvitation,
} from "./queries.ts";

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

/** The link of the former mail is void then, and the invitation is that of whoever sent it last. */
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

/** Of somebody who may not invite any more. */
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
