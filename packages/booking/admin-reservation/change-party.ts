import type { PartyChange, PartyReceipt } from "@takujo/contracts/booking/admin-reservation";
import type { ReservationState } from "@takujo/contracts/booking/reservation-form";
import { countKinds, type SeatPrice } from "@takujo/contracts/booking/seat-price";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { StaffActor } from "@takujo/runtime/staff/for-staff";
import { recordTransitions } from "../history/index.ts";
import { promisePrices, recountOwed } from "../price/index.ts";
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
  { version, seats: wanted, kinds, ...details }: PartyChange,
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
  const promise = await promisePrices(
    transaction,
    { sessionId: session.id, seats, kinds },
    reservation,
    now,
  );
  const isPriced = kinds !== undefined && !isSameKinds(reservation.prices, promise.prices);
  if (changed.length === 0 && seats === reservation.seats && !isPriced)
    return presentReceipt(reservation);
  const row = await updateReservation(
    transaction,
    id,
    {
      seats,
      ...promise,
      guests: (reservation.guests as unknown[]).slice(0, Math.max(0, seats - 1)),
      ...Object.fromEntries(changed.map((name) => [name, details[name]])),
    },
    now,
  );
  await recountOwed(transaction, { id });
  const isTold = reservation.state === "confirmed" && reservation.user_id !== null;
  const isToTell =
    isPriced || seats !== reservation.seats || changed.some((name) => name !== "note");
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
            prices: reservation.prices,
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
    after: { seats, changed, ...(isPriced && { kinds: countKinds(promise.prices) }) },
  });
  session.free += Math.max(0, reservation.seats - seats);
  await settle(transaction, session, now);
  return presentReceipt(row);
}

const isSameKinds = (before: unknown, after: SeatPrice[]) =>
  JSON.stringify(countKinds((before ?? []) as SeatPrice[])) === JSON.stringify(countKinds(after));

/** Field names only: their content is personal data. */
function changedTexts(
  reservation: ReservationRow,
  details: Omit<PartyChange, "version" | "seats" | "kinds">,
) {
  return texts.filter((name) => {
    const text = details[name];
    return text !== undefined && text !== reservation[name];
  });
}
