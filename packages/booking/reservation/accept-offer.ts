import type { ReservationReceipt } from "@takujo/contracts/booking/reservation";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { recordTransitions } from "../history/index.ts";
import { promisePrices } from "../price/index.ts";
import { demandNotSeatedElsewhere, settle } from "../seat-gate/index.ts";
import { lockOwnReservation } from "./lock-own-reservation.ts";
import { presentReceipt } from "./present.ts";
import {
  type OwnReservationId,
  selectSuggestion,
  selectTermsVersion,
  updateReservation,
} from "./queries.ts";

/** Takes the offered seats, or fewer if the party accepts fewer; the rest is offered to the next on the waitlist. */
export async function acceptOffer(
  transaction: DatabaseTransaction,
  own: OwnReservationId,
  seats?: number,
  now = new Date(),
): Promise<ReservationReceipt> {
  const { reservation, session } = await lockOwnReservation(transaction, own, now);
  if (reservation.state !== "offered") throw new DomainError("not-now");
  const taken = seats ?? reservation.seats;
  if (taken > reservation.seats) throw new DomainError("too-many-seats");
  const { userId } = own;
  await demandNotSeatedElsewhere(transaction, session, { userId, takesMore: true }, now);
  const [suggestion] = await selectSuggestion(transaction, own);
  const { name = "", kana = "", phone = "", nickname = "" } = suggestion ?? {};
  const promise = await promisePrices(
    transaction,
    { sessionId: session.id, seats: taken },
    reservation,
    now,
  );
  const [terms] = await selectTermsVersion(transaction, { now });
  const accepted = await updateReservation(
    transaction,
    own.id,
    {
      state: "confirmed",
      seats: taken,
      ...promise,
      expires_at: null,
      confirmed_at: now,
      terms_version: terms?.version ?? null,
      ...(reservation.name === "" && { name, kana, phone, nickname }),
    },
    now,
  );
  await recordTransitions(
    transaction,
    [
      {
        reservationId: own.id,
        cause: "accept",
        state: "confirmed",
        seats: taken,
        madeBy: "person",
        mail: { kind: "confirmed" },
      },
    ],
    now,
  );
  session.free += reservation.seats - taken;
  await settle(transaction, session, now);
  return presentReceipt(accepted);
}
