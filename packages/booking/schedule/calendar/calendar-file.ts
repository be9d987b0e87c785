import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import { reservationLinks } from "@takujo/contracts/booking/reservation/reservation-links";
import type { Locale } from "@takujo/contracts/locale";
import { printable } from "@takujo/contracts/printable";
import { tableNameOf } from "@takujo/contracts/table-names";
import { clock } from "@takujo/i18n/format-date";
import { formatPlace } from "@takujo/i18n/format-place";
import { formatMoment } from "@takujo/i18n/format-span";
import { formatYen } from "@takujo/i18n/format-yen";
import { wordsOf } from "@takujo/i18n/words-of";
import ical, {
  ICalAlarmType,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";

export interface CalendarEntry {
  id: string;
  code: string;
  version: number;
  seats: number;
  /** In yen, for all seats. */
  sum: number;
  locale: Locale;
  hasAccount: boolean;
  event: { slug: string; title: string; room: string; doorsAt: Date };
  session: {
    letter: string | null;
    name: string;
    startsAt: Date;
    endsAt: Date;
    changeDeadline: Date;
  };
  venue: { name: string; address: string };
}

export interface CalendarOptions {
  /** Removes the entry from the calendar. */
  isCancelled?: boolean;
  origin: string;
  /** The organizer of the entry in calendar programs. */
  organizerEmail?: string;
  now?: Date;
}

const words = wordsOf("calendar");

/**
 * One entry per reservation: a later file with the same UID and a higher SEQUENCE replaces an earlier one. No attendee is
 * named, so that no address is passed on.
 */
export function calendarFile(entry: CalendarEntry, options: CalendarOptions): string {
  const { isCancelled = false } = options;
  const calendar = ical({
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    prodId: productOf(entry.locale),
  });
  addEntry(calendar, entry, options);
  return calendar.toString();
}

/** Suggested polling interval; some calendars poll less often. */
const refreshSeconds = 3_600;

/** All entries of one person, for calendars that poll; they remove entries that are missing. */
export function calendarFeed(
  entries: readonly CalendarEntry[],
  { locale, ...options }: Pick<CalendarOptions, "origin" | "now"> & { locale: Locale },
): string {
  const calendar = ical({
    name: words(locale)("calendar.feed"),
    method: ICalCalendarMethod.PUBLISH,
    prodId: productOf(locale),
    ttl: refreshSeconds,
  });
  for (const entry of entries) addEntry(calendar, entry, options);
  return calendar.toString();
}

const productOf = (locale: Locale) => ({
  company: "Takujo",
  product: "Reservations",
  language: locale.toUpperCase(),
});

/** Early enough to leave home. */
const alarmSeconds = 2 * 3_600;

function addEntry(calendar: ICalCalendar, entry: CalendarEntry, options: CalendarOptions): void {
  const { origin, organizerEmail: email, isCancelled = false, now = new Date() } = options;
  const { id, version, locale, event, session } = entry;
  const summary = printable(event.title);
  calendar.createEvent({
    id: `${id}@${new URL(origin).hostname}`,
    sequence: version,
    stamp: now,
    start: session.startsAt,
    end: session.endsAt,
    summary,
    location: printable(placeOf(entry)),
    description: printable(describe(entry)),
    url: addressOf(entry, origin),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(email && { organizer: { name: words(locale)("calendar.organizer"), email } }),
    ...(!isCancelled && {
      alarms: [{ type: ICalAlarmType.display, trigger: alarmSeconds, description: summary }],
    }),
  });
}

/** Calendars are shared, and with the signed link of a party without an account anybody could cancel its reservation. */
function addressOf(entry: CalendarEntry, origin: string): string {
  const { detail, event } = reservationLinks(origin, entry);
  return entry.hasAccount ? detail : event;
}

export const calendarFileName = (code: string): string => `takujo-${spokenCode(code)}.ics`;

function placeOf({ locale, event: { room }, venue }: CalendarEntry): string {
  const place = formatPlace(venue.name, room, locale);
  return words(locale)("calendar.place", { place, address: venue.address });
}

function describe({ locale, code, seats, sum, event, session }: CalendarEntry): string {
  const t = words(locale);
  const { name } = session;
  const letter = tableNameOf(session);
  return [
    letter ? t("calendar.table", { letter, name, seats }) : t("calendar.general", { name, seats }),
    t("calendar.code", { code: spokenCode(code) }),
    t("calendar.doors", { time: clock(event.doorsAt) }),
    sum ? t("calendar.fee", { fee: formatYen(sum) }) : t("calendar.free"),
    t("calendar.deadline", { deadline: formatMoment(session.changeDeadline, locale) }),
  ].join("\n");
}
