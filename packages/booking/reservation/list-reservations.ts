import type { ReservationList, ReservationSummary } from "@takujo/contracts/booking/reservation";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { presentSummary } from "./present.ts";
import { selectReservations } from "./queries.ts";

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
