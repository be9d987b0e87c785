import type { ReservationState } from "@takujo/contracts/booking/reservation-form";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { StaffActor } from "@takujo/runtime/staff/for-staff";
import { recordTransitions, type Transition } from "../history/index.ts";
import { afterQuietHours } from "../seat-gate/index.ts";
import { demandParties } from "./enter-parties.ts";
import { hasMail, mailOfState } from "./policy.ts";
import { lockReservations } from "./queries.ts";

/** Sends the mail for the current state again, at night in the morning. People without an address are skipped and counted. */
export async function resendMails(
  transaction: DatabaseTransaction,
  reservationIds: string[],
  { id: actorId, reach }: StaffActor,
  now = new Date(),
): Promise<{ mailed: number; skipped: number }> {
  const ids = [...new Set(reservationIds)];
  await demandParties(transaction, ids, reach);
  const found = await lockReservations(transaction, { ids });
  if (found.length < ids.length) throw new DomainError("not-found");
  const runAt = new Date(afterQuietHours(now.getTime()));
  const lines = found.flatMap((row): Transition[] => {
    const { id, seats } = row;
    const state = row.state as ReservationState;
    const kind = mailOfState[state];
    if (!kind || !hasMail(row)) return [];
    return [
      {
        reservationId: id,
        cause: "resend",
        state,
        seats,
        madeBy: "organizer",
        mail: { kind, runAt },
      },
    ];
  });
  await recordTransitions(transaction, lines, now);
  for (const { reservationId, mail } of lines) {
    await insertAuditEntry(transaction, {
      actorId,
      action: "reservation.mail",
      subject: { kind: "reservation", id: reservationId },
      after: { mail: mail?.kind ?? null },
    });
  }
  return { mailed: lines.length, skipped: found.length - lines.length };
}
