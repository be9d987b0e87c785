import type { StaffRights } from "@takujo/contracts/account/staff-policy";
import type {
  AdminReservationList,
  AdminReservationQuery,
} from "@takujo/contracts/booking/admin-reservation";
import {
  mostReservationsCounted,
  reservationGroupNames,
  reservationGroups,
} from "@takujo/contracts/booking/admin-reservation-form";
import { parseCursor, writeCursor } from "@takujo/runtime/cursor";
import type { Database } from "@takujo/runtime/database/database";
import { demandWithin } from "@takujo/runtime/staff/for-staff";
import { selectSessions } from "./event/queries.ts";
import { presentEvent, presentRow } from "./present.ts";
import { resolveFilter } from "./resolve-filter.ts";
import { inOrder, selectRows } from "./row/queries.ts";

export async function listReservations(
  db: Database,
  { after, limit, locale, ...filter }: AdminReservationQuery,
  rights: StaffRights,
  now = new Date(),
): Promise<AdminReservationList> {
  const resolved = await resolveFilter(db, filter, { locale, rights }, now);
  // Without an event the list is of all, so it is for those who may see all.
  demandWithin(rights.guests ?? [], resolved.event?.id);
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
  const most = isWhole ? Number.POSITIVE_INFINITY : mostReservationsCounted;
  const counted = new Map(states.map(({ state, count }) => [state, count]));
  const sum = (wanted: readonly string[]) => {
    const counts = wanted.map((state) => counted.get(state) ?? 0);
    return {
      count: counts.reduce((total, count) => total + Math.min(count, most), 0),
      more: counts.some((count) => count > most),
    };
  };
  const groups = reservationGroupNames.map((name) => [name, sum(reservationGroups[name])]);
  return { all: sum(usual), ...Object.fromEntries(groups) } as Counts;
}
