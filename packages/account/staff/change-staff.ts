import type { StaffChange } from "@takujo/contracts/account/staff";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { checkGrant } from "./invitations.ts";
import { deleteMember, lockMember, updateMember } from "./queries.ts";

interface ChangeReceipt {
  version: number;
}

/** Takes effect at the person's next call, because rights are read at each. */
export async function changeStaff(
  transaction: DatabaseTransaction,
  userId: string,
  { reason, version, ...wanted }: StaffChange,
  actorId: string,
  now = new Date(),
): Promise<ChangeReceipt> {
  const [stored] = await lockMember(transaction, { userId });
  if (!stored) throw new DomainError("not-found");
  if (stored.version !== version) throw new DomainError("changed-meanwhile");
  const grant = await checkGrant(transaction, wanted, now);
  const [changed] = await updateMember(transaction, {
    ...grant,
    userId,
    grantedById: actorId,
    now,
  });
  if (!changed) throw new Error("A locked row was not changed");
  await insertAuditEntry(transaction, {
    actorId,
    action: "staff.change",
    subject: { kind: "user", id: userId },
    before: { roles: stored.roles, eventIds: stored.event_ids },
    after: { ...grant },
    reason,
  });
  return changed;
}

export async function removeStaff(
  transaction: DatabaseTransaction,
  userId: string,
  reason: string,
  actorId: string,
): Promise<{ isStaff: false }> {
  const [removed] = await deleteMember(transaction, { userId });
  if (!removed) throw new DomainError("not-found");
  await insertAuditEntry(transaction, {
    actorId,
    action: "staff.remove",
    subject: { kind: "user", id: userId },
    before: { roles: removed.roles, eventIds: removed.event_ids },
    reason,
  });
  return { isStaff: false };
}
