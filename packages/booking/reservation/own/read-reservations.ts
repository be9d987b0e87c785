import type { SeatPrice } from "@takujo/contracts/booking/money/seat-price";
import type {
  CalendarFile,
  Reservation,
  ReservationList,
  ReservationSummary,
} from "@takujo/contracts/booking/reservation/reservation";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { countVisits } from "../../money/index.ts";
import { calendarFile, calendarFileName } from "../../schedule/index.ts";
import { selectFriendPlaces } from "../../seats/index.ts";
import { findMailedReservation } from "../mailed-reservation/find-mailed-reservation.ts";
import { presentReservation, presentSummary } from "./present.ts";
import {
  type HeldReservationId,
  type OwnReservationId,
  selectHistory,
  selectReservation,
  selectReservations,
  selectSessionId,
  selectSuggestion,
} from "./queries.ts";

const ahead = new Set<ReservationSummary["state"]>(["held", "confirmed", "attended"]);
const hoping = new Set<ReservationSummary["state"]>(["offered", "waiting"]);

export async function listReservations(
  db: Database,
  userId: string,
  locale: Locale,
  now = new Date(),
): Promise<ReservationList> {
  const all = (await selectReservations(db, { userId, locale })).map(presentSummary);
  const isOver = ({ session }: ReservationSummary) => new Date(session.endsAt) <= now;
  const upcoming = all.filter((one) => ahead.has(one.state) && !isOver(one));
  const waiting = all.filter((one) => hoping.has(one.state) && !isOver(one));
  const past = all.filter((one) => !upcoming.includes(one) && !waiting.includes(one));
  return { upcoming, waiting, past: past.toReversed() };
}

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

/** Only for confirmed seats: an entry for uncertain seats would mislead. */
export async function readCalendar(
  { db, origin }: { db: Database; origin: string },
  own: HeldReservationId,
  locale: Locale,
): Promise<CalendarFile> {
  const [row] = await selectSessionId(db, own);
  const found = row && (await findMailedReservation(db, own.id, locale));
  if (found?.state !== "confirmed" && found?.state !== "attended") {
    throw new DomainError("not-found");
  }
  return { fileName: calendarFileName(found.code), content: calendarFile(found, { origin }) };
}
