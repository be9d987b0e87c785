import { eventStore } from "@takujo/content/editing/stores/event/index";
import {
  type PriceKind,
  type PriceList,
  todaysPrice,
} from "@takujo/contracts/booking/money/seat-price";
import type {
  EventConsequences,
  EventMail,
} from "@takujo/contracts/booking/schedule/organized-event";
import type {
  ContentDocument,
  SessionDocument,
} from "@takujo/contracts/content/editing/content-document";
import { isUuid } from "@takujo/contracts/is-uuid";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { findWarnings } from "./find-warnings.ts";
import { type PreviewMail, previewMails } from "./mail-preview.ts";
import {
  type PeopleRow,
  type PromisedRow,
  selectDraft,
  selectPeople,
  selectPromised,
  selectVenue,
  type VenueRow,
} from "./queries.ts";
import { readVenueDay } from "./read-venue-day.ts";

interface SessionChange {
  id: string;
  /** People who know the former time or place are told. */
  isMoved: boolean;
  isCalledOff: boolean;
  addedSeats: number;
}

/** What publishing the draft does to the public sessions. */
function compareEvents(before: ContentDocument, after: ContentDocument): SessionChange[] {
  const isRelocated = before.shared["venue"] !== after.shared["venue"];
  return (before.sessions ?? []).map((session) => {
    const then = after.sessions?.find(({ id }) => id === session.id);
    const isCalledOff = !session.calledOff && then?.calledOff === true;
    return {
      id: session.id,
      // A session that is called off announces no new hours.
      isMoved: !isCalledOff && then !== undefined && (isRelocated || hasOtherHours(session, then)),
      isCalledOff,
      addedSeats: (then?.capacity ?? 0) - (session.capacity ?? 0),
    };
  });
}

function hasOtherHours(before: SessionDocument, after: SessionDocument): boolean {
  return (
    Date.parse(before.startsAt) !== Date.parse(after.startsAt) ||
    Date.parse(before.endsAt) !== Date.parse(after.endsAt)
  );
}

/** When the prices change: seats that keep their promised price, and seats older than promises, which get the new one. */
function comparePrices(
  { before, after }: { before: ContentDocument; after: ContentDocument },
  promised: PromisedRow[],
): { kept: number; following: number } {
  const [then, list] = [pricesIn(before), pricesIn(after)];
  const sum = (rows: PromisedRow[]) => rows.reduce((total, { seats }) => total + seats, 0);
  if (!then || !list || JSON.stringify(then) === JSON.stringify(list)) {
    return { kept: 0, following: 0 };
  }
  return {
    kept: sum(
      promised.filter(({ kind, full }) => kind !== null && todaysPrice(list, kind).full !== full),
    ),
    following: then.fee === list.fee ? 0 : sum(promised.filter(({ kind }) => kind === null)),
  };
}

/** Null while the draft is incomplete and cannot be published. */
function pricesIn({ shared: { fee, prices } }: ContentDocument): PriceList | null {
  const kinds = (prices ?? []) as PriceKind[];
  const yen = [fee, ...kinds.map((kind) => kind.yen)];
  if (!yen.every((one) => typeof one === "number")) return null;
  // Regardless of order and names.
  const byKey = kinds
    .map(({ key, yen: price }) => ({ key, ja: "", en: "", yen: price }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return { fee: fee as number, kinds: byKey };
}

/** Consequences of publishing the draft for people who reserved or wait. */
export async function readConsequences(
  db: Database,
  preview: PreviewMail | undefined,
  eventId: string,
  now = new Date(),
): Promise<EventConsequences> {
  const [stored, [draft], people, promised] = await Promise.all([
    eventStore.read(db, eventId),
    selectDraft(db, { eventId }),
    selectPeople(db, { eventId }),
    selectPromised(db, { eventId, now }),
  ]);
  if (!stored && !draft) throw new DomainError("not-found");
  const after = draft ? (draft.document as unknown as ContentDocument) : stored?.document;
  const before = stored?.document ?? after;
  if (!before || !after) throw new DomainError("not-found");
  const counted = countConsequences({ before, after }, people, now);
  const { sessions } = counted;
  const isCancelled = stored?.state === "cancelled";
  const venueDay = isCancelled ? null : await readVenueDay(db, eventId, after, now);
  return {
    isPublic: stored !== null && !["draft", "archived"].includes(stored.state),
    ...counted,
    prices: comparePrices({ before, after }, promised),
    ifCancelled: toldOfCancellation(people, now),
    mails: await mailsOf(
      db,
      preview,
      { before, after },
      {
        "event-changed": sessions.find(({ isMoved }) => isMoved)?.id,
        "table-called-off": sessions.find(({ isCalledOff }) => isCalledOff)?.id,
      },
    ),
    warnings: isCancelled ? [] : await findWarnings(db, eventId, after, venueDay, now),
    venueDay,
  };
}

/** Consequences of a changed document for the people of its sessions, in numbers. */
export function countConsequences(
  { before, after }: { before: ContentDocument; after: ContentDocument },
  people: PeopleRow[],
  now: Date,
) {
  const peopleOf = new Map(people.map((row) => [row.id, row]));
  const sessions = compareEvents(before, after).map((change) => {
    const row = peopleOf.get(change.id);
    // Past sessions cause no mails.
    const isOver = !row || row.ends_at <= now;
    return {
      ...change,
      isMoved: change.isMoved && !isOver,
      isCalledOff: change.isCalledOff && !isOver,
      ...countsOf(row),
    };
  });
  const sum = (count: (session: (typeof sessions)[number]) => number) =>
    sessions.reduce((total, session) => total + count(session), 0);
  const mailed = ({ id }: { id: string }) => peopleOf.get(id)?.mailed ?? 0;
  return {
    seatsTaken: sum(({ seatsTaken }) => seatsTaken),
    parties: sum(({ parties }) => parties),
    toldOfMove: sum((session) => (session.isMoved ? mailed(session) : 0)),
    toldOfCallOff: sum((session) => (session.isCalledOff ? mailed(session) : 0)),
    withoutMail: sum((session) =>
      session.isMoved || session.isCalledOff ? session.withoutMail : 0,
    ),
    sessions,
  };
}

/** Who would be told of a cancellation of the whole event, and how. */
export function toldOfCancellation(people: PeopleRow[], now: Date) {
  const told = people.filter(({ called_off, ends_at }) => !called_off && ends_at > now);
  const sum = (field: "mailed" | "without_mail") =>
    told.reduce((total, row) => total + row[field], 0);
  return { mails: sum("mailed"), calls: sum("without_mail") };
}

function countsOf(row: PeopleRow | undefined) {
  return {
    seatsTaken: row?.seats_taken ?? 0,
    parties: row?.parties ?? 0,
    waiting: row?.waiting ?? 0,
    withoutMail: row?.without_mail ?? 0,
    isInUse: row?.is_in_use ?? false,
    isDecided: row?.decided_at !== null && row !== undefined && !row.called_off,
  };
}

async function mailsOf(
  db: Database,
  preview: PreviewMail | undefined,
  { before, after }: { before: ContentDocument; after: ContentDocument },
  examples: Partial<Record<EventMail["kind"], string | undefined>>,
): Promise<EventMail[]> {
  const wanted = Object.entries(examples).flatMap(([kind, id]) => {
    const [session, former] = [after, before].map(({ sessions }) =>
      sessions?.find((other) => other.id === id),
    );
    if (!session) return [];
    return [{ kind: kind as EventMail["kind"], session, ...(former && { former }) }];
  });
  if (wanted.length === 0) return [];
  return writeMails(db, preview, after, wanted, await venueOf(db, before));
}

/** Empty if the document lacks what the mails need. */
export async function writeMails(
  db: Database,
  preview: PreviewMail | undefined,
  document: ContentDocument,
  wanted: { kind: EventMail["kind"]; session: SessionDocument; former?: SessionDocument }[],
  formerVenue?: VenueRow,
): Promise<EventMail[]> {
  const venue = await venueOf(db, document);
  const moments = (session: SessionDocument) => [
    document.shared["doorsAt"],
    session.startsAt,
    session.endsAt,
    session.changeDeadline,
    session.decisionDeadline || session.startsAt,
  ];
  const isWhole = wanted.every(({ session }) =>
    moments(session).every((moment) => !Number.isNaN(Date.parse(String(moment)))),
  );
  if (!preview || !venue || !isWhole) return [];
  return wanted.flatMap(({ kind, session, former }) =>
    previewMails(preview, kind, {
      document,
      session,
      venue,
      ...(former && { former: { session: former, venue: formerVenue } }),
    }),
  );
}

async function venueOf(db: Database, document: ContentDocument): Promise<VenueRow | undefined> {
  const id = String(document.shared["venue"] ?? "");
  const [venue] = isUuid(id) ? await selectVenue(db, { id }) : [];
  return venue;
}
