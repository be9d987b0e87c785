import type { Reach, StaffRights } from "@takujo/contracts/account/staff-policy";
import type {
  AdminReservationList,
  AdminReservationQuery,
  AdminSessionsEvent,
} from "@takujo/contracts/booking/organizer/admin-reservation";
import {
  maxReservationsCounted,
  reservationGroupNames,
  reservationGroups,
} from "@takujo/contracts/booking/organizer/admin-reservation-form";
import type { Locale } from "@takujo/contracts/locale";
import { parseCursor, writeCursor } from "@takujo/runtime/cursor";
import type { Database } from "@takujo/runtime/database/database";
import { assertWithin } from "@takujo/runtime/staff/for-staff";
import { selectEvent, selectEventsAhead, selectSessions } from "./event/queries.ts";
import { presentEvent, presentRow } from "./present.ts";
import { resolveFilter } from "./resolve-filter.ts";
import { inOrder, selectRows } from "./row/queries.ts";

/** A short choice, not a list: later events are reached from their own pages. */
const maxEvents = 30;

/** The next events and their sessions, for adding a party to one of them. */
export async function listEventsAhead(
  db: Database,
  locale: Locale,
  reach: Reach,
  now = new Date(),
): Promise<AdminSessionsEvent[]> {
  const ids = reach === "everywhere" ? null : [...reach];
  const ahead = await selectEventsAhead(db, { ids, now, limit: maxEvents });
  const events = await Promise.all(ahead.map(({ id }) => readEvent(db, id, locale)));
  return events.flatMap((event) => event ?? []);
}

/** Null if it was deleted since it was listed. */
async function readEvent(
  db: Database,
  id: string,
  locale: Locale,
): Promise<AdminSessionsEvent | null> {
  const [[event], sessions] = await Promise.all([
    selectEvent(db, { id, slug: null, session: null, locale }),
    selectSessions(db, { eventId: id, locale }),
  ]);
  return event ? presentEvent(event, sessions) : null;
}

export async function listReservations(
  db: Database,
  { after, limit, locale, ...filter }: AdminReservationQuery,
  rights: StaffRights,
  now = new Date(),
): Promise<AdminReservationList> {
  const resolved = await resolveFilter(db, filter, { locale, rights }, now);
  // Without an event the list covers all events, and needs the right for all.
  assertWithin(rights.guests ?? [], resolved.event?.id);
  const isBounded = resolved.event !== null || Boolean(filter.q?.trim()) || filter.when === "today";
  const [places, states, sessions] = await Promise.all([
    // One more than shown, to know whether there is a next page.
    resolved.find(db, parseCursor(after ?? ""), limit + 1),
    resolved.count(db),
    resolved.event ? selectSessions(db, { eventId: resolved.event.id, locale }) : [],
  ]);
  const shown = places.slice(0, limit);
  const last = shown.at(-1);
  const rows =
    shown.length > 0 ? await selectRows(db, { ids: shown.map(({ id }) => id), locale }) : [];
  return {
    items: inOrder(rows, shown).map((row) => presentRow(row, now)),
    next: places.length > limit && last ? writeCursor(last) : null,
    counts: states && countGroups(states, resolved.usual, isBounded),
    event: resolved.event && presentEvent(resolved.event, sessions),
  };
}

type Counts = NonNullable<AdminReservationList["counts"]>;

function countGroups(
  states: { state: string; count: number }[],
  usual: readonly string[],
  isWhole: boolean,
): Counts {
  const max = isWhole ? Number.POSITIVE_INFINITY : maxReservationsCounted;
  const counted = new Map(states.map(({ state, count }) => [state, count]));
  const sum = (wanted: readonly string[]) => {
    const counts = wanted.map((state) => counted.get(state) ?? 0);
    return {
      count: counts.reduce((total, count) => total + Math.min(count, max), 0),
      more: counts.some((count) => count > max),
    };
  };
  const groups = reservationGroupNames.map((name) => [name, sum(reservationGroups[name])]);
  return { all: sum(usual), ...Object.fromEntries(groups) } as Counts;
}
