import type {
  CalendarFeed,
  RenewedFeed,
} from "@takujo/contracts/booking/reservation/calendar-feed";
import type { CalendarFile } from "@takujo/contracts/booking/reservation/reservation";
import { isUuid } from "@takujo/contracts/is-uuid";
import { isLocale } from "@takujo/contracts/locale";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { isSigned, type SigningSecret, sign } from "@takujo/runtime/secret/secret-keys";
import { calendarFeed } from "../../schedule/index.ts";
import { renewFeed, selectFeed, selectFeedEntries, selectFeedOwner } from "./queries.ts";

/**
 * Gives access to one person's reservations only. It does not expire, because calendars poll for years; renewing the feed changes
 * its id. It cannot be derived from the database alone.
 */
export const createFeedToken = (secretId: string, secret: SigningSecret): string =>
  `${secretId}.${sign(secretId, secret, "calendar feed")}`;

/** The feed of a token, which may have been renewed since. Forged tokens are refused. */
function feedOf(token: string, secret: SigningSecret): string {
  const [secretId = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0 || !isSigned(secretId, signature, secret, "calendar feed")) throw unknown();
  if (!isUuid(secretId)) throw unknown();
  return secretId;
}

const unknown = () => new DomainError("not-found", "There is no such calendar.");

/** Creates a feed, or changes its address. */
export async function renewFeedAddress(
  transaction: DatabaseTransaction,
  userId: string,
): Promise<RenewedFeed> {
  const [row] = await renewFeed(transaction, { userId });
  if (!row) throw new Error("An upsert returned no row");
  return { madeAt: row.made_at.toISOString() };
}

const day = 86_400_000;
/** How long past visits stay in the calendar. */
const past = 180 * day;
const maxEntries = 200;

/** The address of one's own feed, if there is one. */
export async function readFeedAddress(
  { db, secret }: { db: Database; secret: SigningSecret },
  userId: string,
): Promise<CalendarFeed> {
  const [row] = await selectFeed(db, { userId });
  if (!row) return { token: null, madeAt: null };
  return { token: createFeedToken(row.secret_id, secret), madeAt: row.made_at.toISOString() };
}

/** The calendar of the token's owner. */
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
    limit: maxEntries,
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
