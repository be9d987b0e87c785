import type { MailedReceptionHelp } from "@takujo/contracts/booking/reception-help-mail";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { selectMailedHelp } from "./queries.ts";

const oneDay = 86_400_000;

/** What the mail says, in the person's language. Null if it would come too late, or person or event is gone. */
export async function findMailedHelp(
  db: Database,
  { eventId, userId }: { eventId: string; userId: string },
  now = new Date(),
): Promise<MailedReceptionHelp | null> {
  const [row] = await selectMailedHelp(db, { eventId, userId });
  if (!row) return null;
  const isGranted = row.granted_at !== null;
  // The right lasts until the day after; nobody needs to hear that it was taken back after the event.
  const until = isGranted ? row.ends_at.getTime() + oneDay : row.ends_at.getTime();
  if (until <= now.getTime()) return null;
  return {
    isGranted,
    email: row.email,
    locale: row.locale as Locale,
    name: row.name,
    grantedBy: row.granted_by,
    event: { id: eventId, title: row.title, startsAt: row.starts_at, endsAt: row.ends_at },
    place: { venue: row.venue_name, room: row.room, address: row.venue_address },
  };
}
