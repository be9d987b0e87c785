import type { ReservationReceipt } from "@takujo/contracts/games/reservation";
import type { DatabaseTransaction } from "@takujo/runtime/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { record } from "../history/index.ts";
import { demandNotSeatedElsewhere, settle } from "../seat-gate/index.ts";
import { enterOwn } from "./enter-own.ts";
import { presentReceipt } from "./present.ts";
import { type Owned, selectSuggestion, selectTermsVersion, updateReservation } from "./queries.ts";

/** Takes the offered seats, or fewer of them where the party would be content; the rest goes on to whoever waits next. */
export async function acceptOffer(
  transaction: DatabaseTransaction,
  owned: Owned,
  seats?: number,
  now = new Date(),
): Promise<ReservationReceipt> {
  const { reservation, session } = await enterOwn(transaction, owned, now);
  if (reservation.state !== "offered") throw new DomainError("not-now");
  const taken = seats ?? reservation.seats;
  if (taken > reservation.seats) throw new DomainError("too-many-seats");
  await demandNotSeatedElsewhere(transaction, session, { userId: owned.userId }, now);
  const [suggestion] = await selectSuggestion(transaction, owned);
  const { name = "", kana = "", phone = "", nickname = "" } = suggestion ?? {};
  const [terms] = await selectTermsVersion(transaction, { now });
  const accepted = await updateReservation(
    transaction,
    owned.id,
    {
      state: "confirmed",
      seats: taken,
      expires_at: null,
      confirmed_at: now,
      terms_version: terms?.version ?? null,
      ...(reservation.name === "" && { name, kana, phone, nickname }),
    },
    now,
  );
  await record(
    transaction,
    [
      {
        reservationId: owned.id,
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
