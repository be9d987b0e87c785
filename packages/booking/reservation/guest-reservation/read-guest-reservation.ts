import type { SeatPrice } from "@takujo/contracts/booking/money/seat-price";
import type { GuestReservation } from "@takujo/contracts/booking/reservation/guest-reservation";
import type { Guest } from "@takujo/contracts/booking/reservation/reservation";
import type { ReservationState } from "@takujo/contracts/booking/reservation/reservation-form";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { presentPrices } from "../../money/index.ts";
import { selectFriendPlaces } from "../../seats/index.ts";
import { allowedActions } from "../own/policy.ts";
import { presentSummary } from "../own/present.ts";
import { selectReservation } from "../own/queries.ts";
import { findGuest } from "./find-guest.ts";

/** What the signed link shows. Read-only, because mail programs open links by themselves. */
export async function readGuestReservation(
  { db, secret }: { db: Database; secret: SigningSecret },
  token: string,
  locale: Locale,
  now = new Date(),
): Promise<GuestReservation> {
  const { id } = await findGuest({ db, secret }, token, now);
  const [row] = await selectReservation(db, { id, locale });
  if (!row) throw new DomainError("not-found");
  const state = row.state as ReservationState;
  const { changeDetails, cancel, accept } = allowedActions({ ...row, state }, now);
  const friends = await selectFriendPlaces(db, { reservationId: id });
  return {
    ...presentSummary(row),
    version: row.version,
    name: row.name,
    nickname: row.nickname,
    guests: row.guests as Guest[],
    friendPlaces: friends.map(({ place }) => place),
    prices: presentPrices(row.prices as SeatPrice[] | null, row.title_locale as Locale),
    may: { change: changeDetails, cancel, accept },
  };
}
