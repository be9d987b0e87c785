import type { ReservationReceipt } from "@takujo/contracts/booking/reservation/reservation";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { promisePrices } from "../../money/index.ts";
import { assertNotSeatedElsewhere, recordTransitions, settle } from "../../seats/index.ts";

import { type LockedReservation, lockOwnReservation } from "./lock-own-reservation.ts";
import { presentReceipt } from "./present.ts";
import {
  type HeldReservationId,
  type ReservationRow,
  selectSuggestion,
  selectTermsVersion,
  updateReservation,
} from "./queries.ts";

/** Takes the offered seats, or fewer if the party accepts fewer; the rest is offered to the next on the waitlist. */
export async function acceptOffer(
  transaction: DatabaseTransaction,
  own: HeldReservationId,
  seats?: number,
  now = new Date(),
): Promise<ReservationReceipt> {
  const entered = await lockOwnReservation(transaction, own, now);
  const [terms] = await selectTermsVersion(transaction, { now });
  const termsVersion = terms?.version ?? null;
  return presentReceipt(
    await takeOffer(transaction, entered, { seats, termsVersion, madeBy: "person" }, now),
  );
}

interface Acceptance {
  seats?: number | undefined;
  /** Null if they were not shown. */
  termsVersion: number | null;
  madeBy: "person" | "organizer";
}

/** Called with the reservation and its session locked, for the person or the organizer. */
export async function takeOffer(
  transaction: DatabaseTransaction,
  { reservation, session }: Pick<LockedReservation, "reservation" | "session">,
  { seats: wanted, termsVersion, madeBy }: Acceptance,
  now: Date,
): Promise<ReservationRow> {
  if (reservation.state !== "offered") throw new DomainError("not-now");
  const { id, user_id: userId } = reservation;
  const seats = wanted ?? reservation.seats;
  if (seats > reservation.seats) throw new DomainError("too-many-seats");
  if (userId)
    await assertNotSeatedElsewhere(transaction, session, { userId, takesMore: true }, now);
  const [suggestion] = userId ? await selectSuggestion(transaction, { userId }) : [];
  const { name = "", kana = "", phone = "", nickname = "" } = suggestion ?? {};
  const promise = await promisePrices(
    transaction,
    { sessionId: session.id, seats },
    reservation,
    now,
  );
  const accepted = await updateReservation(
    transaction,
    id,
    {
      state: "confirmed",
      seats,
      ...promise,
      expires_at: null,
      confirmed_at: now,
      terms_version: termsVersion,
      ...(reservation.name === "" && { name, kana, phone, nickname }),
    },
    now,
  );
  await recordTransitions(
    transaction,
    [
      {
        reservationId: id,
        cause: "accept",
        state: "confirmed",
        seats,
        madeBy,
        mail: { kind: "confirmed" },
      },
    ],
    now,
  );
  session.free += reservation.seats - seats;
  await settle(transaction, session, now);
  return accepted;
}
