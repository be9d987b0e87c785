// The clock and the calendar of the site's time zone. Everything that tells days and hours goes through here, or through
// `site_time_zone()` in SQL.

/** Of a site whose organizer chose none. */
export const standardTimeZone = "Asia/Tokyo";
/** Japan has no daylight saving time, so its clock needs no time-zone data, which are much slower. */
const standardOffset = 9 * 3_600_000;
const oneDay = 86_400_000;
/** Clocks are put forward and back at a quarter of an hour everywhere. */
const quarter = 900_000;
const maxOffsets = 10_000;

let zone: string = standardTimeZone;
let reader: Intl.DateTimeFormat | undefined;
const offsets = new Map<number, number>();

export const venueTimeZone = (): string => zone;

/** It must be known: `isTimeZone`. */
export function setVenueTimeZone(name: string): void {
  if (name === zone) return;
  zone = name;
  reader = undefined;
  offsets.clear();
}

export function isTimeZone(name: string): boolean {
  try {
    // An offset such as +09:00 is accepted too, and has no days of its own.
    return /^[A-Z]/i.test(name) && new Intl.DateTimeFormat("en", { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

/** By how much clocks at the venue are ahead of UTC at a moment. */
export function venueOffset(moment: number): number {
  if (zone === standardTimeZone) return standardOffset;
  const key = Math.floor(moment / quarter);
  let offset = offsets.get(key);
  if (offset === undefined) {
    if (offsets.size >= maxOffsets) offsets.clear();
    reader ??= new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
    const [, sign, hours = 0, minutes = 0] =
      /GMT([+-])(\d+):(\d+)/.exec(reader.format(key * quarter)) ?? [];
    offset = (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
    offsets.set(key, offset);
  }
  return offset;
}

/** 2026-11-14T13:00:00.000Z for 13:00 at the venue: its parts are what the clock and the calendar there show. */
export const atVenue = (moment: Date): string =>
  new Date(moment.getTime() + venueOffset(moment.getTime())).toISOString();

/** 2026-11-14, the day at the venue. */
export const dayAtVenue = (moment: Date): string => atVenue(moment).slice(0, 10);

/**
 * When clocks at the venue show a time such as 2026-11-14T13:00. An hour that comes twice is the first one, and one that is
 * left out is the one after.
 */
export function momentAtVenue(shown: string): Date {
  const time = Date.parse(`${shown}Z`);
  if (Number.isNaN(time)) return new Date(Number.NaN);
  const around = [venueOffset(time - oneDay), venueOffset(time + oneDay)];
  const ahead = Math.max(...around);
  const first = time - ahead;
  return new Date(venueOffset(first) === ahead ? first : time - Math.min(...around));
}

/** Whether clocks at the venue never show this time, because they are put forward over it. */
export function isSkippedAtVenue(shown: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(shown)) return false;
  const moment = momentAtVenue(shown);
  return !Number.isNaN(moment.getTime()) && !atVenue(moment).startsWith(shown.slice(0, 16));
}

export const startOfDay = (day: string): Date => momentAtVenue(`${day}T00:00`);

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + count * oneDay).toISOString().slice(0, 10);

/** This many days later, at the same clock time. */
export const sameClockOn = (moment: Date, days: number): Date => {
  const shown = atVenue(moment);
  return momentAtVenue(addDays(shown.slice(0, 10), days) + shown.slice(10, -1));
};
