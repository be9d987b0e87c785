import type { ReceptionMark } from "@takujo/contracts/booking/door/reception";
import {
  allPlaces,
  coveredAs,
  owedFor,
  type PriceList,
  priceSeats,
  type SeatPrice,
  todaysPrice,
} from "@takujo/contracts/booking/money/seat-price";
import type {
  ReceptionList,
  ReceptionParty,
  ReceptionKeptMark as StoredMark,
} from "@takujo/contracts/generated/games/types.gen";
import type { QueuedMark } from "./send-marks.ts";

export type OwnMark = QueuedMark<ReceptionMark>;

export interface PartyView extends ReceptionParty {
  /** Part of it has not reached the server yet. */
  isWaiting: boolean;
}

export interface ReceptionView extends Omit<ReceptionList, "parties"> {
  parties: PartyView[];
}

/**
 * The server's list with this device's marks applied. The result is the same for any order and repetition of marks.
 */
export function applyMarks(list: ReceptionList, marks: OwnMark[]): ReceptionView {
  const parties = new Map<string, PartyView>(
    list.parties.map((party) => [
      party.reservationId,
      { ...party, marks: party.marks.map((mark) => ({ ...mark })), isWaiting: false },
    ]),
  );
  const known = new Set(list.parties.flatMap((party) => party.marks.map(({ nonce }) => nonce)));
  for (const mark of marks) {
    if (mark.kind === "walk-in" && !known.has(mark.nonce)) {
      addWalkIn(parties, mark, list.event);
    }
  }
  for (const mark of marks) if (!known.has(mark.nonce)) addMark(parties, mark);
  for (const mark of marks.filter(isPrice).sort(byMoment)) setPrice(parties, mark, list.event);
  const byNonce = new Map(
    [...parties.values()].flatMap((party) =>
      party.marks.map((mark) => [mark.nonce, { party, mark }] as const),
    ),
  );
  for (const mark of marks) {
    if (mark.kind !== "undo" && mark.kind !== "see") continue;
    const about = byNonce.get(mark.of);
    if (!about) continue;
    about.party.isWaiting ||= !mark.isSent;
    if (mark.kind === "see") about.mark.isSeen = true;
    else about.mark.undone ??= { at: mark.at, by: mark.by, device: mark.device };
  }
  const counted = [...parties.values()].map((party) => recount(party, list.event.fee));
  return { ...list, parties: counted, sessions: withFreeSeats(list, counted) };
}

function addWalkIn(
  parties: Map<string, PartyView>,
  mark: OwnMark & { kind: "walk-in" },
  event: ReceptionList["event"],
): void {
  if (parties.has(mark.reservationId)) return;
  const { reservationId, sessionId, name, nickname, seats, kinds } = mark;
  parties.set(reservationId, {
    ...{ reservationId, sessionId, name, nickname, seats },
    ...{ code: "", state: "attended", kana: "", phoneEnd: "", guests: [], note: "" },
    ...{ staffNote: "", personNote: "" },
    ...{ people: [], paid: 0, marks: [], isWaiting: false },
    prices: priceSeats(priceListOf(event), { seats, kinds }).map(withName),
  });
}

/** The kinds of the event, with the names of the list's language. */
export const priceListOf = ({ fee, prices = [] }: ReceptionList["event"]): PriceList => ({
  fee,
  kinds: prices.map(({ key, name, yen }) => ({ key, ja: name, en: name, yen })),
});

const withName = ({ kind, ja = "", full, yen, pass }: SeatPrice) => ({
  ...{ kind, name: ja, full, yen },
  ...(pass && { pass }),
});

type PriceMark = OwnMark & { kind: "price" };
const isPrice = (mark: OwnMark): mark is PriceMark => mark.kind === "price";

/** The server's rule: of several for one place, the one made last counts. */
const byMoment = (one: OwnMark, other: OwnMark) =>
  Date.parse(one.at) - Date.parse(other.at) || (one.nonce < other.nonce ? -1 : 1);

function setPrice(
  parties: Map<string, PartyView>,
  { reservationId, place, priceKind, isSent }: PriceMark,
  event: ReceptionList["event"],
): void {
  const party = parties.get(reservationId);
  if (!party || place >= party.seats) return;
  party.isWaiting ||= !isSent;
  const list = priceListOf(event);
  party.prices = allPlaces(party.seats).map((index) =>
    index === place
      ? withName(coveredAs(party.prices?.[index], todaysPrice(list, priceKind, party.discount)))
      : (party.prices?.[index] ?? withName(todaysPrice(list, "", party.discount))),
  );
}

function addMark(parties: Map<string, PartyView>, mark: OwnMark): void {
  if (mark.kind === "undo" || mark.kind === "see" || mark.kind === "price") return;
  const party = parties.get(mark.reservationId);
  if (!party || party.marks.some(({ nonce }) => nonce === mark.nonce)) return;
  party.isWaiting ||= !mark.isSent;
  const { nonce, kind, at, device, by, paid, method = "cash" } = mark;
  const people = peopleOf(mark);
  const stored: StoredMark = { nonce, kind, at, device, by, people, paid, method, ...fresh };
  party.marks.push(stored);
}

const fresh = { undone: null, conflict: null, isSeen: false };

function peopleOf(mark: ReceptionMark): number[] {
  if (mark.kind === "arrive") return mark.people;
  return mark.kind === "walk-in" ? Array.from({ length: mark.seats }, (_, place) => place) : [];
}

/** The server's rule: those who are in are the union of the valid marks. */
function recount(party: PartyView, fee: number): PartyView {
  const standing = party.marks.filter(({ undone }) => !undone);
  const isSentAway = party.marks.some(({ kind, undone }) => kind === "walk-in" && undone);
  const counting = isSentAway ? [] : standing.filter(({ conflict }) => conflict !== "no-seat");
  const people = new Set(counting.flatMap((mark) => mark.people));
  const paid = standing.reduce((sum, mark) => sum + mark.paid, 0);
  const sums = {
    paid,
    due: owedFor(party.prices, allPlaces(party.seats), fee) + (party.correction ?? 0),
  };
  return {
    ...party,
    people: [...people].filter((place) => place < party.seats).sort((a, b) => a - b),
    paid,
    marks: party.marks.map((mark) => ({ ...mark, conflict: conflictOf(mark, counting, sums) })),
  };
}

function conflictOf(
  mark: StoredMark,
  counting: StoredMark[],
  { paid, due }: { paid: number; due: number },
): StoredMark["conflict"] {
  if (mark.undone) return null;
  if (mark.kind === "pay") return mark.paid > 0 && paid - mark.paid >= due ? "paid" : null;
  if (!counting.includes(mark)) return "no-seat";
  const names = (other: StoredMark) => other.people.some((place) => mark.people.includes(place));
  return counting.some((other) => other !== mark && names(other)) ? "twice" : null;
}

/** Unsent walk-ins already take seats here, and undone ones release them. */
function withFreeSeats(list: ReceptionList, parties: PartyView[]): ReceptionList["sessions"] {
  const before = new Map(list.parties.map((party) => [party.reservationId, party]));
  const isIn = (party: ReceptionParty | undefined) =>
    party !== undefined && party.people.length > 0 ? party.seats : 0;
  return list.sessions.map((session) => {
    const taken = parties
      .filter(({ sessionId, marks }) => sessionId === session.id && marks.some(isWalkIn))
      .reduce((sum, party) => sum + isIn(party) - isIn(before.get(party.reservationId)), 0);
    return { ...session, free: session.free - taken };
  });
}

const isWalkIn = ({ kind }: StoredMark) => kind === "walk-in";
