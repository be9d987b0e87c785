import {
  type PersonMark,
  reservationGroups,
} from "@takujo/contracts/booking/organizer/admin-reservation-form";
import type { PersonRecord } from "@takujo/contracts/booking/organizer/person-record";
import type { Locale } from "@takujo/contracts/locale";
import { venueDay } from "@takujo/i18n/format-date";
import type { Database } from "@takujo/runtime/database/database";
import { presentRow } from "../list/present.ts";
import { inOrder, selectRows } from "../list/row/queries.ts";
import { type PersonRow, selectOfPerson } from "./queries.ts";

/** More than anybody reserves in years; bounds abusive accounts. */
const maxRead = 1_000;
const maxUpcoming = 50;
const maxPast = 30;
const monthsShown = 12;

const listed: string[] = Object.values(reservationGroups).flat();
/** States with seats, or with a place in the queue. A reservation in any other state counts as past. */
const standing = ["held", "waiting", "offered", "confirmed", "attended"];

export async function readPersonRecord(
  db: Database,
  userId: string,
  locale: Locale,
  now = new Date(),
): Promise<PersonRecord> {
  const rows = await selectOfPerson(db, { userId, states: listed, limit: maxRead });
  const isAhead = (row: PersonRow) => row.ends_at > now && standing.includes(row.state);
  const ahead = rows.filter(isAhead).reverse();
  const past = rows.filter((row) => !isAhead(row));
  const shown = [...ahead.slice(0, maxUpcoming), ...past.slice(0, maxPast)];
  const read =
    shown.length > 0 ? await selectRows(db, { ids: shown.map(({ id }) => id), locale }) : [];
  const present = (places: PersonRow[]) => inOrder(read, places).map((row) => presentRow(row, now));
  const months = lastMonths(now);
  const marked = rows.flatMap((row) => {
    const [month, mark] = [monthOf(row.starts_at), markOf(row, isAhead(row))];
    return mark && months.includes(month) ? [{ row, month, mark }] : [];
  });
  const count = (wanted: PersonMark) => marked.filter(({ mark }) => mark === wanted).length;
  return {
    counts: {
      upcoming: ahead.length,
      waiting: ahead.filter(({ state }) => state === "waiting").length,
      attended: count("attended"),
      cancelled: count("cancelled"),
      cancelledLate: marked.filter(({ row, mark }) => mark === "cancelled" && row.cancelled_late)
        .length,
      absent: count("absent"),
      past: past.length,
    },
    months: months.map((month) => ({
      month,
      marks: marked
        .filter((entry) => entry.month === month)
        .map(({ mark }) => mark)
        .reverse(),
    })),
    upcoming: present(ahead),
    past: present(past),
  };
}

/** None for canceled sessions, for waiting without a seat, and where attendance was never recorded. */
function markOf({ state }: PersonRow, isAhead: boolean): PersonMark | null {
  if (state === "attended") return "attended";
  if (state === "no-show") return "absent";
  if (state === "cancelled") return "cancelled";
  return isAhead && state === "confirmed" ? "ahead" : null;
}

const monthOf = (moment: Date): string => venueDay(moment).slice(0, 7);

function lastMonths(now: Date): string[] {
  const [year = 0, month = 0] = monthOf(now).split("-").map(Number);
  return Array.from({ length: monthsShown }, (_, index) =>
    new Date(Date.UTC(year, month - monthsShown + index, 1)).toISOString().slice(0, 7),
  );
}
