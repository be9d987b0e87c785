import { reaches, type StaffRights } from "@takujo/contracts/account/staff-policy";
import type { AdminReservationFilter } from "@takujo/contracts/booking/organizer/admin-reservation";
import {
  maxReservationsCounted,
  reservationGroups,
} from "@takujo/contracts/booking/organizer/admin-reservation-form";
import { reservationStates } from "@takujo/contracts/booking/reservation/reservation-form";
import { isUuid } from "@takujo/contracts/is-uuid";
import type { Locale } from "@takujo/contracts/locale";
import { venueMidnight } from "@takujo/i18n/format-date";
import { type Cursor, startCursor } from "@takujo/runtime/cursor";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { type EventRow, selectEvent } from "./event/queries.ts";
import {
  countAhead,
  countBetween,
  countFound,
  countOfEvent,
  countStates,
  searchNewest,
  selectAhead,
  selectBetween,
  selectNewest,
  selectOfEvent,
  selectPast,
  selectSorted,
  selectUnpaid,
} from "./queries.ts";
import { type SearchTerms, searchTerms } from "./search-terms.ts";

/** Comes before every row of a list with the next session first. */
const soonest: Cursor = { at: "-infinity", id: "00000000-0000-0000-0000-000000000000" };
/** Older debts are found by name. */
const unpaidDays = 30;
/** More than any event has seats; a bound for what is sorted in memory. */
const maxSorted = 2_000;
const listed: string[] = Object.values(reservationGroups).flat();

/** A resolved filter: the event exists, and the search text is parsed. */
export interface ResolvedFilter {
  event: EventRow | null;
  /** The states listed when no group is chosen. */
  usual: readonly string[];
  /** Finds reservations in list order, after a cursor, or from the first. */
  find: (db: Database, after: Cursor | null, limit: number) => Promise<Cursor[]>;
  /** Counts by state, including states that are not listed; null where counting would read the whole past. */
  count: (db: Database) => Promise<{ state: string; count: number }[] | null>;
}

export async function resolveFilter(
  db: Database,
  filter: AdminReservationFilter,
  { locale, rights }: { locale: Locale; rights: StaffRights },
  now = new Date(),
): Promise<ResolvedFilter> {
  const { group, q = "", when } = filter;
  const event = filter.event || filter.session ? await findEvent(db, filter, locale) : null;
  const terms = searchTerms(q, { withContacts: reaches(rights.contacts, event?.id) });
  const usual: readonly string[] = terms ? reservationStates : listed;
  const states: string[] = [...(group ? reservationGroups[group] : usual)];
  if (event) return { event, usual, ...inEvent(event, filter, terms, states) };
  if (terms) {
    const sought = soughtBy(terms);
    return {
      event: null,
      usual,
      find: (db, after, limit) =>
        searchNewest(db, { ...sought, ...(after ?? startCursor), states, limit }),
      count: (db) => countFound(db, sought),
    };
  }
  if (when === "upcoming") {
    return {
      event: null,
      usual,
      find: (db, after, limit) => selectAhead(db, { ...(after ?? soonest), states, limit, now }),
      count: (db) => countAhead(db, { states: listed, now, max: maxReservationsCounted + 1 }),
    };
  }
  if (when === "today") {
    const span = { from: venueMidnight(now), until: venueMidnight(now, 1) };
    return {
      event: null,
      usual,
      find: (db, after, limit) =>
        selectBetween(db, { ...(after ?? soonest), ...span, states, limit }),
      count: (db) => countBetween(db, span),
    };
  }
  if (when === "unpaid") {
    const span = { from: venueMidnight(now, -unpaidDays), until: venueMidnight(now, 1) };
    return {
      event: null,
      usual,
      find: (db, after, limit) => selectUnpaid(db, { ...(after ?? startCursor), ...span, limit }),
      count: async () => null,
    };
  }
  if (when === "past") {
    return {
      event: null,
      usual,
      find: (db, after, limit) => selectPast(db, { ...(after ?? startCursor), states, limit, now }),
      count: async () => null,
    };
  }
  return {
    event: null,
    usual,
    find: (db, after, limit) => selectNewest(db, { ...(after ?? startCursor), states, limit }),
    count: (db) => countStates(db, { states: listed, max: maxReservationsCounted + 1 }),
  };
}

const soughtBy = (terms: SearchTerms | null) => ({
  words: terms?.words ?? [],
  text: terms?.words.join(" ") ?? "",
  code: terms?.code ?? null,
  phone: terms?.phone ?? null,
  email: terms?.email ?? null,
});

async function findEvent(
  db: Database,
  { event: asked, session }: AdminReservationFilter,
  locale: Locale,
): Promise<EventRow> {
  const isId = isUuid(asked ?? "");
  const [event] = await selectEvent(db, {
    slug: isId ? null : (asked ?? null),
    id: isId ? (asked ?? null) : null,
    session: asked ? null : (session ?? null),
    locale,
  });
  if (!event) throw new DomainError("not-found");
  return event;
}

function inEvent(
  { id: eventId }: EventRow,
  { session, language, sort }: AdminReservationFilter,
  terms: SearchTerms | null,
  states: string[],
): Pick<ResolvedFilter, "find" | "count"> {
  const within = {
    ...soughtBy(terms),
    eventId,
    session: session ?? null,
    language: language ?? null,
  };
  return {
    find: async (db, after, limit) => {
      if (!sort) return selectOfEvent(db, { ...within, ...(after ?? startCursor), states, limit });
      const all = await selectSorted(db, { ...within, states, sort, limit: maxSorted });
      const from = after ? all.findIndex(({ id }) => id === after.id) + 1 : 0;
      return all.slice(from, from + limit);
    },
    count: (db) => countOfEvent(db, within),
  };
}
