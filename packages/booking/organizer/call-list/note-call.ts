import type { CallAnswer } from "@takujo/contracts/booking/organizer/admin-reservation-form";
import type { CallOutcome, NotedCall } from "@takujo/contracts/booking/organizer/call-list";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { recordTransitions } from "../../seats/index.ts";
import { cancelParty } from "../admin-reservation/cancel-party.ts";
import { answerOffer } from "../admin-reservation/offer-by-hand.ts";
import { lockCall, selectCall, selectConfirmedSeats, updateCall } from "./queries.ts";

/**
 * Notes the outcome of a call: the party was told, unless it is `untold` or `call-back`. A cancellation takes effect at
 * once, as does the answer to an offer: `coming` accepts the seats, `cancelled` declines them.
 */
export async function noteCall(
  transaction: DatabaseTransaction,
  id: string,
  { outcome, remark }: CallOutcome,
  actorId: string,
  now = new Date(),
): Promise<NotedCall> {
  const [call] = await selectCall(transaction, { id });
  if (!call) throw new DomainError("not-found");
  // A later change replaced the call, or it is no longer needed.
  if (call.dropped_at) throw new DomainError("changed-meanwhile");
  const { reservation_id: reservationId } = call;
  const actor = { id: actorId, reach: "everywhere" } as const;
  if (call.kind === "offer" && (outcome === "coming" || outcome === "cancelled")) {
    const answer = outcome === "coming" ? "accept" : "pass";
    await answerOffer(transaction, reservationId, answer, actor, now);
  } else if (outcome === "cancelled") {
    // Without a reason: the remark is about the call, and the party never sees it.
    const cancellation = { isTold: true };
    await cancelParty(transaction, reservationId, cancellation, actor, now);
  } else if (outcome === "coming") await recordComing(transaction, reservationId, now);
  const [before] = await lockCall(transaction, { id });
  // The call was replaced since it was read. A cancellation and the answer to an offer drop it themselves.
  const isDroppedByItself =
    outcome === "cancelled" || (call.kind === "offer" && outcome === "coming");
  if (before?.dropped_at && !isDroppedByItself) throw new DomainError("changed-meanwhile");
  const isTick = outcome === "told" || outcome === "untold";
  const answer = isTick ? answerAfterTick(outcome, before?.answer ?? null) : outcome;
  const isTold = outcome !== "untold" && outcome !== "call-back";
  const [noted] = await updateCall(transaction, { id, answer, isTold, remark, actorId, now });
  if (!noted) throw new DomainError("not-found");
  await insertAuditEntry(transaction, {
    actorId,
    action: "reservation.call",
    subject: { kind: "reservation", id: reservationId },
    before: { isTold: before?.told_at !== null },
    after: { isTold, answer },
  });
  return { id, isTold, answer };
}

/** A tick ends the wish for a call back, and removing the tick also removes a yes. A cancellation stays. */
function answerAfterTick(outcome: "told" | "untold", answer: string | null): CallAnswer | null {
  if (answer === "cancelled") return answer;
  return outcome === "told" && answer === "coming" ? answer : null;
}

async function recordComing(
  transaction: DatabaseTransaction,
  reservationId: string,
  now: Date,
): Promise<void> {
  const [confirmed] = await selectConfirmedSeats(transaction, { reservationId });
  if (!confirmed) throw new DomainError("not-now");
  await recordTransitions(
    transaction,
    [
      {
        reservationId,
        cause: "answer",
        state: "confirmed",
        seats: confirmed.seats,
        madeBy: "organizer",
      },
    ],
    now,
  );
}
