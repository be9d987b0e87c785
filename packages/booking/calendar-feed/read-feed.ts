import type { CalendarFeed } from "@takujo/contracts/booking/calendar-feed";
import type { CalendarFile } from "@takujo/contracts/booking/reservation";
import { isLocale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { calendarFeed } from "../calendar/index.ts";
import { createFeedToken, feedOf } from "./feed-token.ts";
import { selectFeed, selectFeedEntries, selectFeedOwner } from "./queries.ts";

const day = 86_400_000;
/** Past visits stay in the calendar for so long. */
const past = 180 * day;
const mostEntries = 200;

/** The address of one's own feed, if there is one. */
export async function readFeedAddress(
  { db, secret }: { db: Database; secret: SigningSecret },
  userId: string,
): Promise<CalendarFeed> {
  const [row] = await selectFeed(db, { userId });
  if (!row) return { token: null, madeAt: null };
  return { token: createFeedToken(row.secret_id, secret), madeAt: row.made_at.toISOString() };
}

/** The calendar of whoever the token belongs to. */
export async function readFeed(
  { db, secret, origin }: { db: Database; secret: SigningSecret; origin: string },
  token: string,
  now = new Date(),
): Promise<CalendarFile> {
  const [owner] = await selectFeedOwner(db, { secretId: feedOf(token, secret) });
  if (!owner) throw new DomainError("not-found", "There is no such calendar.");
  const locale = isLocale(owner.locale) ? owner.locale : "ja";
  const rows = await selectFeedEntries(db, {
    userId: owner.id,
    locale,
    endsAfter: new Date(now.getTime() - past),
    limit: mostEntries,
  });
  const entries = rows.map((row) => ({
    id: row.id,
    code: row.code,
    version: row.version,
    seats: row.seats,
    sum: row.sum,
    locale,
    hasAccount: true,
    event: { slug: row.slug, title: row.title, room: row.room, doorsAt: row.doors_at },
    session: {
      letter: row.letter,
      name: row.session_name,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      changeDeadline: row.change_deadline,
    },
    venue: { name: row.venue_name, address: row.venue_address },
  }));
  return { fileName: "takujo.ics", content: calendarFeed(entries, { origin, locale, now }) };
}
