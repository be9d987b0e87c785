import type { GuestReservation } from "@takujo/contracts/booking/guest-reservation";
import type { Guest } from "@takujo/contracts/booking/reservation";
import type { ReservationState } from "@takujo/contracts/booking/reservation-form";
import type { SeatPrice } from "@takujo/contracts/booking/seat-price";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { selectFriendPlaces } from "../party-place/index.ts";
import { presentPrices } from "../price/index.ts";
import { allowedActions, presentSummary, selectReservation } from "../reservation/index.ts";
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
