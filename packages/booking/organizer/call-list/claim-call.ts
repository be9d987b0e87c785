import type { CallClaim, ClaimedCall } from "@takujo/contracts/booking/organizer/call-list";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { lockCall, updateClaim } from "./queries.ts";

/** Longer than a call takes. If the outcome is never noted, others can call after that. */
const claimLastsMs = 10 * 60_000;

interface Claim {
  calling_by_id: string | null;
  calling_since: Date | null;
  told_at: Date | null;
}

/** Until when the call is claimed; null if nobody is calling. */
export function calledUntil({ calling_by_id, calling_since, told_at }: Claim, now: Date) {
  if (!calling_by_id || !calling_since || told_at) return null;
  const until = new Date(calling_since.getTime() + claimLastsMs);
  return until > now ? until : null;
}

/** Notes who is calling a party, or that they stopped. The first claim wins; claiming again extends it. */
export async function claimCall(
  transaction: DatabaseTransaction,
  id: string,
  { isCalling }: CallClaim,
  actorId: string,
  now = new Date(),
): Promise<ClaimedCall> {
  const [call] = await lockCall(transaction, { id });
  if (call?.way !== "telephone") throw new DomainError("not-found");
  if (call.dropped_at || call.told_at) throw new DomainError("changed-meanwhile");
  const isClaimed = calledUntil(call, now) !== null;
  const isOwn = isClaimed && call.calling_by_id === actorId;
  if (isClaimed && !isOwn) {
    throw new DomainError("not-now", "Somebody else telephones them at this moment.");
  }
  await updateClaim(transaction, {
    id,
    callingById: isCalling ? actorId : null,
    callingSince: isCalling ? now : null,
  });
  if (isCalling !== isOwn) {
    await insertAuditEntry(transaction, {
      actorId,
      action: "reservation.calling",
      subject: { kind: "reservation", id: call.reservation_id },
      before: { isCalling: isOwn },
      after: { isCalling },
    });
  }
  return { id, isCalling };
}
