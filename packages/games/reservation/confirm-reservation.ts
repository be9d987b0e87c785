import type { ReservationDetails, ReservationReceipt } from "@takujo/contracts/games/reservation";
import type { DatabaseTransaction } from "@takujo/runtime/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { record } from "../history/index.ts";
import { demandNotSeatedElsewhere, refusalOf, takeFree } from "../seat-gate/index.ts";
import { enterOwn } from "./enter-own.ts";
import { keptDetails } from "./kept-details.ts";
import { presentReceipt } from "./present.ts";
import {
  lockHeld,
  type Owned,
  type ReservationRow,
  selectTermsVersion,
  updateReservation,
} from "./queries.ts";

/** Held seats become the person's. Of a hold that ran out, the seats are taken again if there are any. */
export async function confirmReservation(
  transaction: DatabaseTransaction,
  owned: Owned,
  details: ReservationDetails,
  now = new Date(),
): Promise<ReservationReceipt> {
  const held = await heldOrTakenAgain(transaction, owned, now);
  const kept = await keptDetails(
    transaction,
    { userId: owned.userId, sessionId: held.event_session_id, seats: held.seats },
    details,
  );
  const [terms] = await selectTermsVersion(transaction, { now });
  const confirmed = await updateReservation(
    transaction,
    owned.id,
    {
      ...kept,
      state: "confirmed",
      expires_at: null,
      confirmed_at: now,
      terms_version: terms?.version ?? null,
    },
    now,
  );
  await record(
    transaction,
    [
      {
        reservationId: owned.id,
        cause: "confirm",
        state: "confirmed",
        seats: confirmed.seats,
        madeBy: "person",
        mail: { kind: "confirmed" },
      },
    ],
    now,
  );
  return presentReceipt(confirmed);
}

/**
 * A hold that still stands has its seats: only the reservation is locked, and nobody waits for the session. Any other must not be
 * locked before its session is.
 */
async function heldOrTakenAgain(
  transaction: DatabaseTransaction,
  owned: Owned,
  now: Date,
): Promise<ReservationRow> {
  const [held] = await lockHeld(transaction, { ...owned, now });
  return held ?? takeAgain(transaction, owned, now);
}

async function takeAgain(
  transaction: DatabaseTransaction,
  owned: Owned,
  now: Date,
): Promise<ReservationRow> {
  const { reservation, session } = await enterOwn(transaction, owned, now);
  if (reservation.state === "held") return reservation;
  if (reservation.state !== "expired") throw new DomainError("not-now");
  const refusal = refusalOf(session, reservation.seats, now);
  if (refusal) throw refusal;
  await demandNotSeatedElsewhere(
    transaction,
    session,
    { userId: owned.userId, except: owned.id },
    now,
  );
  takeFree(session, reservation.seats);
  return reservation;
}
