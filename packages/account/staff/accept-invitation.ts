import type { ShownInvitation } from "@takujo/contracts/account/staff";
import type { StaffRole } from "@takujo/contracts/account/staff-policy";
import type { Locale } from "@takujo/contracts/locale";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Bearer } from "@takujo/runtime/bearer/bearer-check";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { stillHasRight } from "@takujo/runtime/staff/still-has-right";
import { readInvitationToken } from "./invitations.ts";
import { presentEvents } from "./present.ts";
import { selectEvents, selectInvitation, takeInvitation, upsertMember } from "./queries.ts";

interface AcceptanceInput {
  token: string;
  bearer: Bearer;
  secret: SigningSecret;
  adminUserIds: readonly string[];
}

const isFor = ({ email }: { email: string }, bearer: Bearer) =>
  email === bearer.email.toLowerCase();

/** What the link shows. Read-only, because mail programs open links by themselves. */
export async function readInvitation(
  db: Database,
  { bearer, ...link }: AcceptanceInput,
  locale: Locale,
  now = new Date(),
): Promise<ShownInvitation> {
  const row = await findInvitation(db, link, now);
  if (!isFor(row, bearer)) return { isForYou: false, invitedBy: "", roles: [], events: null };
  const ids = row.event_ids;
  return {
    isForYou: true,
    invitedBy: row.invited_by ?? "",
    roles: row.roles as StaffRole[],
    events: presentEvents(ids, ids ? await selectEvents(db, { ids, locale, now }) : []),
  };
}

/** Only for the invited address, once, until the invitation expires. */
export async function acceptInvitation(
  transaction: DatabaseTransaction,
  { bearer, ...link }: AcceptanceInput,
  now = new Date(),
): Promise<{ roles: StaffRole[] }> {
  const { userId } = bearer;
  const { id, version, email } = await findInvitation(transaction, link, now);
  if (!isFor({ email }, bearer)) {
    throw new DomainError("not-allowed", "The invitation is for another address.");
  }
  const [taken] = await takeInvitation(transaction, { id, version, email, now });
  if (!taken) throw noLonger();
  const grant = { roles: taken.roles, eventIds: taken.event_ids };
  await upsertMember(transaction, { ...grant, userId, grantedById: taken.invited_by_id, now });
  await insertAuditEntry(transaction, {
    actorId: userId,
    action: "staff.accept",
    subject: { kind: "user", id: userId },
    after: { ...grant, invitationId: id },
  });
  return { roles: taken.roles as StaffRole[] };
}

/** Refuses it also if its sender no longer has the right to invite. */
async function findInvitation(
  db: Database,
  { token, secret, adminUserIds }: Omit<AcceptanceInput, "bearer">,
  now: Date,
) {
  const named = readInvitationToken(token, secret);
  const [row] = named ? await selectInvitation(db, named) : [];
  if (!row) throw noLonger();
  if (row.expires_at <= now) throw new DomainError("too-late", "The invitation has expired.");
  const inviter = { userId: row.invited_by_id, adminUserIds };
  if (!(await stillHasRight(db, "invitation", inviter, now))) throw noLonger();
  return row;
}

const noLonger = () => new DomainError("not-found", "This link is not valid any more.");
