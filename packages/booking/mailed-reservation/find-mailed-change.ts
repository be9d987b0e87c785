import type { ChangedField, MailedChange } from "@takujo/contracts/booking/reservation-mail";
import type { Locale } from "@takujo/contracts/locale";
import { tableNameOf } from "@takujo/contracts/table-names";
import type { Database } from "@takujo/runtime/database/database";
import { selectSeatsBefore } from "./queries.ts";

/** How the reservation was before this line of its history; undefined if the line says nothing of it. */
export async function findMailedChange(
  db: Database,
  transitionId: string,
  locale: Locale,
): Promise<MailedChange | undefined> {
  const [row] = await selectSeatsBefore(db, { transitionId, locale });
  if (!row) return undefined;
  const { seats, fields } = row.before as { seats: number; fields: ChangedField[] };
  return {
    seats,
    sum: row.sum,
    fields,
    session: {
      letter: tableNameOf(row),
      name: row.session_name,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
    },
    event: { title: row.title, room: row.room },
    venue: row.venue_name,
  };
}
