import type {
  ReservationDetails,
  ReservationReceipt,
} from "@takujo/contracts/booking/reservation/reservation";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { promiseElsewhere, promisePrices } from "../../money/index.ts";
import {
  assertNotSeatedElsewhere,
  recordTransitions,
  refusalOf,
  takeFree,
} from "../../seats/index.ts";

import { detailsToStore } from "./details-to-store.ts";
import { lockOwnReservation } from "./lock-own-reservation.ts";
import { presentReceipt } from "./present.ts";
import {
  lockHeld,
  type OwnReservationId,
  type ReservationRow,
  selectTermsVersion,
  updateReservation,
} from "./queries.ts";

/** Confirms held seats. If the hold has expired, takes the seats again if they are free. */
export async function confirmReservation(
  transaction: DatabaseTransaction,
  own: OwnReservationId,
  details: ReservationDetails,
  now = new Date(),
): Promise<ReservationReceipt> {
  const held = await heldOrTakenAgain(transaction, own, now);
  const storedDetails = await detailsToStore(
    transaction,
    { userId: own.userId, sessionId: held.event_session_id, seats: held.seats },
    details,
  );
  const promise = await promisePrices(
    transaction,
    {
      sessionId: held.event_session_id,
      seats: held.seats,
      kinds: details.kinds,
      code: details.priceCode,
      passSeats: details.passSeats,
    },
    await promisedTo(transaction, held),
    now,
  );
  const [terms] = await selectTermsVersion(transaction, { now });
  const confirmed = await updateReservation(
    transaction,
    own.id,
    {
      ...storedDetails,
      ...promise,
      state: "confirmed",
      expires_at: null,
      confirmed_at: now,
      terms_version: terms?.version ?? null,
    },
    now,
  );
  await recordTransitions(
    transaction,
    [
      {
        reservationId: own.id,
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

/** Kinds are chosen with the seats. An expired hold keeps them, at today's prices. */
async function promisedTo(transaction: DatabaseTransaction, held: ReservationRow) {
  if (held.state === "held" || !held.prices) return held;
  return { ...held, ...(await promiseElsewhere(transaction, held, held.event_session_id)) };
}

/** A valid hold has its seats, so only the reservation is locked. Otherwise the session must be locked first. */
async function heldOrTakenAgain(
  transaction: DatabaseTransaction,
  own: OwnReservationId,
  now: Date,
): Promise<ReservationRow> {
  const [held] = await lockHeld(transaction, { ...own, now });
  return held ?? takeAgain(transaction, own, now);
}

async function takeAgain(
  transaction: DatabaseTransaction,
  own: OwnReservationId,
  now: Date,
): Promise<ReservationRow> {
  const { reservation, session } = await lockOwnReservation(transaction, own, now);
  if (reservation.state === "held") return reservation;
  if (reservation.state !== "expired") throw new DomainError("not-now");
  const refusal = refusalOf(session, reservation.seats, now);
  if (refusal) throw refusal;
  const seated = { userId: own.userId, except: own.id, takesMore: true };
  await assertNotSeatedElsewhere(transaction, session, seated, now);
  takeFree(session, reservation.seats);
  return reservation;
}
