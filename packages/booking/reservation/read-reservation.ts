import type { Reservation } from "@takujo/contracts/booking/reservation";
import type { SeatPrice } from "@takujo/contracts/booking/seat-price";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { selectFriendPlaces } from "../party-place/index.ts";
import { countVisits } from "../pass/index.ts";
import { presentReservation } from "./present.ts";
import {
  type OwnReservationId,
  selectHistory,
  selectReservation,
  selectSuggestion,
} from "./queries.ts";

export async function readReservation(
  db: Database,
  { id, userId, impersonatedBy }: OwnReservationId & { impersonatedBy: string | null },
  locale: Locale,
  now = new Date(),
): Promise<Reservation> {
  const [row] = await selectReservation(db, { id, locale });
  if (!row || row.user_id !== userId) throw new DomainError("not-found");
  const cheapest = Math.min(row.fee, ...row.price_kinds.map(({ yen }) => yen));
  const prices = (row.prices as SeatPrice[] | null) ?? [];
  const use = { userId, except: id, at: row.starts_at, prices };
  const [history, friends, [suggestion], passVisits] = await Promise.all([
    selectHistory(db, { id }),
    selectFriendPlaces(db, { reservationId: id }),
    row.name === "" ? selectSuggestion(db, { userId }) : [],
    countVisits(db, use, cheapest),
  ]);
  return presentReservation(row, {
    history,
    friendPlaces: friends.map(({ place }) => place),
    ...(suggestion && { suggestion }),
    storable: impersonatedBy === null,
    passVisits,
    now,
  });
}
