import { spokenCode } from "@takujo/contracts/games/reservation-form";
import { reservationLinks } from "@takujo/contracts/games/reservation-links";
import type { Locale } from "@takujo/contracts/locale";
import { printable } from "@takujo/contracts/printable";
import { clock } from "@takujo/i18n/format-date";
import { formatPlace } from "@takujo/i18n/format-place";
import { formatMoment } from "@takujo/i18n/format-span";
import { formatYen } from "@takujo/i18n/format-yen";
import { wordsOf } from "@takujo/i18n/words-of";
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";

export interface CalendarEntry {
  id: string;
  code: string;
  version: number;
  seats: number;
  locale: Locale;
  event: { slug: string; title: string; room: string; fee: number; doorsAt: Date };
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
  /** Cancelled: whoever has the entry strikes it out. */
  isCancelled?: boolean;
  /** The public address of the site. */
  origin: string;
  /** Who may change the entry, as calendars see it. */
  organizerEmail?: string;
  now?: Date;
}

const words = wordsOf("calendar");

/**
 * One entry for one reservation, the same for as long as it lives: a later file with the same UID and a higher SEQUENCE takes
 * the place of an earlier one. Nobody is named as attending, so that no address goes from one person to another.
 */
export function calendarFile(entry: CalendarEntry, options: CalendarOptions): string {
  const { origin, organizerEmail: email, isCancelled = false, now = new Date() } = options;
  const { id, version, locale, event, session } = entry;
  const calendar = ical({
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    prodId: { company: "Takujo", product: "Reservations", language: locale.toUpperCase() },
  });
  calendar.createEvent({
    id: `${id}@${new URL(origin).hostname}`,
    sequence: version,
    stamp: now,
    start: session.startsAt,
    end: session.endsAt,
    summary: printable(event.title),
    location: printable(placeOf(entry)),
    description: printable(describe(entry)),
    url: reservationLinks(origin, entry).detail,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(email && { organizer: { name: words(locale)("calendar.organizer"), email } }),
  });
  return calendar.toString();
}

export const calendarFileName = (code: string): string => `takujo-${spokenCode(code)}.ics`;

function placeOf({ locale, event: { room }, venue }: CalendarEntry): string {
  const place = formatPlace(venue.name, room, locale);
  return words(locale)("calendar.place", { place, address: venue.address });
}

function describe({ locale, code, seats, event, session }: CalendarEntry): string {
  const t = words(locale);
  const { letter, name } = session;
  return [
    letter ? t("calendar.table", { letter, name, seats }) : t("calendar.general", { name, seats }),
    t("calendar.code", { code: spokenCode(code) }),
    t("calendar.doors", { time: clock(event.doorsAt) }),
    event.fee ? t("calendar.fee", { fee: formatYen(event.fee * seats) }) : t("calendar.free"),
    t("calendar.deadline", { deadline: formatMoment(session.changeDeadline, locale) }),
  ].join("\n");
}
