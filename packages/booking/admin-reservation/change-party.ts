import type { PartyChange, PartyReceipt } from "@takujo/contracts/booking/admin-reservation";
import type { ReservationState } from "@takujo/contracts/booking/reservation-form";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { StaffActor } from "@takujo/runtime/staff/for-staff";
import { recordTransitions } from "../history/index.ts";
import { type ReservationRow, updateReservation } from "../reservation/index.ts";
import { settle, takeFree } from "../seat-gate/index.ts";
import { enterParty } from "./enter-parties.ts";
import { mayOrganizer } from "./policy.ts";
import { presentReceipt } from "./receipt.ts";

const texts = ["name", "kana", "phone", "nickname", "note"] as const;

/** Changes seats, name or telephone. The organizer's own note is never mailed. */
export async function changeParty(
  transaction: DatabaseTransaction,
  id: string,
  { version, seats: wanted, ...details }: PartyChange,
  { id: actorId, reach }: StaffActor,
  now = new Date(),
): Promise<PartyReceipt> {
  const { reservation, session } = await enterParty(transaction, id, reach, now);
  if (version !== reservation.version) throw new DomainError("changed-meanwhile");
  const may = mayOrganizer({ ...session, ...reservation }, now);
  if (!may.change) throw new DomainError("not-now");
  const seats = wanted ?? reservation.seats;
  if (seats !== reservation.seats) {
    if (!may.changeSeats) throw new DomainError("not-now");
    if (seats < reservation.arrived) throw new DomainError("already-arrived");
    if (seats > reservation.seats) takeFree(session, seats - reservation.seats);
  }
  const changed = changedTexts(reservation, details);
  if (changed.length === 0 && seats === reservation.seats) return presentReceipt(reservation);
  const row = await updateReservation(
    transaction,
    id,
    {
      seats,
      guests: (reservation.guests as unknown[]).slice(0, Math.max(0, seats - 1)),
      ...Object.fromEntries(changed.map((name) => [name, details[name]])),
    },
    now,
  );
  const isTold = reservation.state === "confirmed" && reservation.user_id !== null;
  const isToTell = seats !== reservation.seats || changed.some((name) => name !== "note");
  await recordTransitions(
    transaction,
    [
      {
        reservationId: id,
        cause: "change",
        state: row.state as ReservationState,
        seats,
        madeBy: "organizer",
        detail: {
          before: {
            seats: reservation.seats,
            sessionId: session.id,
            fields: (["name", "phone", "nickname"] as const).filter((name) =>
              changed.includes(name),
            ),
          },
        },
        ...(isTold && isToTell && { mail: { kind: "changed" } }),
      },
    ],
    now,
  );
  await insertAuditEntry(transaction, {
    actorId,
    action: "reservation.change",
    subject: { kind: "reservation", id },
    before: { seats: reservation.seats },
    after: { seats, changed },
  });
  session.free += Math.max(0, reservation.seats - seats);
  await settle(transaction, session, now);
  return presentReceipt(row);
}

/** Field names only: their content is personal data. */
function changedTexts(
  reservation: ReservationRow,
  details: Omit<PartyChange, "version" | "seats">,
) {
  return texts.filter((name) => {
    const text = details[name];
    return text !== undefined && text !== reservation[name];
  });
}
