import {
  coveredAs,
  coveredSeats,
  coverSeats,
  type Discount,
  type KindCounts,
  ordinaryKind,
  priceSeats,
  type SeatKinds,
  type SeatPrice,
  todaysPrice,
} from "@takujo/contracts/booking/money/seat-price";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { visitsFor } from "../pass/stamps.ts";
import { promisedCode, type TakenCode, takeCode } from "../price-code/take-code.ts";
import { selectPriceList } from "./queries.ts";

interface Party {
  sessionId: string;
  seats: number;
  /** As before if undefined. */
  kinds?: KindCounts | SeatKinds | undefined;
  /** As before if undefined; empty for none. */
  code?: string | undefined;
  /** How many seats the person's passes cover, as before if undefined. */
  passSeats?: number | undefined;
}

/** What was promised so far, as the row has it. */
interface PromisedPrices {
  id: string;
  user_id: string | null;
  guest_email: string;
  prices: unknown;
  price_code_id: string | null;
}

interface StoredPrices {
  prices: SeatPrice[];
  price_code_id: string | null;
}

/**
 * The prices to store with a reservation: new promises, and earlier ones that stay. Locks the code and then the person's
 * passes, so lock everything else before, and wait for nothing afterwards.
 */
export async function promisePrices(
  transaction: DatabaseTransaction,
  { sessionId, seats, kinds, code, passSeats }: Party,
  promised: PromisedPrices,
  now: Date,
): Promise<StoredPrices> {
  const list = await priceListOf(transaction, sessionId);
  const before = (promised.prices ?? null) as SeatPrice[] | null;
  if (kinds) {
    const known = list.kinds.map(({ key }) => key);
    assertKnown(kinds, [...known, ...(before ?? []).map(kindOf)]);
    assertRoom(kinds, seats);
  }
  if ((passSeats ?? 0) > seats)
    throw new DomainError("invalid-input", "passSeats: more than seats.");
  const discount = await discountFor(transaction, { code, eventId: list.event_id }, promised, now);
  const prices = priceSeats(list, { seats, kinds, before, discount });
  return {
    prices:
      passSeats === undefined
        ? prices
        : await coverAll(transaction, { prices, passSeats, discount, list }, promised),
    price_code_id: discount?.id ?? null,
  };
}

interface Covering {
  prices: SeatPrice[];
  passSeats: number;
  discount: Discount | null;
  list: { starts_at: Date };
}

/** Covers all requested seats or none, so that no seat is shown as covered when it is not. */
async function coverAll(
  transaction: DatabaseTransaction,
  covering: Covering,
  promised: PromisedPrices,
): Promise<SeatPrice[]> {
  const covered = await cover(transaction, covering, promised);
  if (coveredSeats(covered) !== covering.passSeats) {
    throw new DomainError("pass-refused", "There are not so many visits for such seats.");
  }
  return covered;
}

async function cover(
  transaction: DatabaseTransaction,
  { prices, passSeats: seats, discount, list }: Covering,
  { id, user_id: userId }: PromisedPrices,
): Promise<SeatPrice[]> {
  const visits =
    seats > 0 && userId
      ? await visitsFor(transaction, { userId, except: id, at: list.starts_at, prices })
      : [];
  return coverSeats(prices, { seats, visits, discount });
}

async function discountFor(
  transaction: DatabaseTransaction,
  { code, eventId }: { code: string | undefined; eventId: string },
  { id, user_id, guest_email, price_code_id }: PromisedPrices,
  now: Date,
): Promise<TakenCode | null> {
  if (code === "") return null;
  const before = price_code_id ? await promisedCode(transaction, price_code_id, eventId) : null;
  if (code === undefined || before?.code === code) return before;
  const person = { userId: user_id, guestEmail: guest_email };
  return takeCode(transaction, { code, eventId, ...person, reservationId: id }, now);
}

/** For a reservation that is restored. Its code and visits may have been used up meanwhile; then it loses them. */
export async function promiseAgain(
  transaction: DatabaseTransaction,
  reservation: PromisedPrices & { event_session_id: string; seats: number },
  now: Date,
): Promise<Partial<StoredPrices>> {
  const { id, user_id, guest_email, price_code_id, seats } = reservation;
  const sessionId = reservation.event_session_id;
  const promised = reservation.prices as SeatPrice[] | null;
  const passSeats = coveredSeats(promised);
  if (!price_code_id && passSeats === 0) return {};
  const list = await priceListOf(transaction, sessionId);
  const before =
    price_code_id === null ? null : await promisedCode(transaction, price_code_id, list.event_id);
  const person = { userId: user_id, guestEmail: guest_email };
  const use = { eventId: list.event_id, ...person, reservationId: id };
  const discount =
    before &&
    (await takeCode(transaction, { ...use, code: before.code }, now).catch((error: unknown) => {
      if (error instanceof DomainError) return null;
      throw error;
    }));
  const uncovered = (promised ?? []).map(({ pass: _, ...price }) => price);
  const prices = priceSeats(list, { seats, before: uncovered, discount });
  return {
    prices: await cover(transaction, { prices, passSeats, discount, list }, reservation),
    price_code_id: discount?.id ?? null,
  };
}

/** No id: this reservation is not stored yet. */
const newId = "00000000-0000-0000-0000-000000000000";

/** For a party that the organizer enters. */
export async function promiseToParty(
  transaction: DatabaseTransaction,
  party: Omit<Party, "passSeats">,
  { userId, guestEmail }: { userId: string | null; guestEmail: string },
  now: Date,
): Promise<StoredPrices> {
  const person = { user_id: userId, guest_email: guestEmail };
  const nothing = { id: newId, ...person, prices: null, price_code_id: null };
  return promisePrices(transaction, party, nothing, now);
}

async function priceListOf(transaction: DatabaseTransaction, sessionId: string) {
  const [list] = await selectPriceList(transaction, { sessionId });
  if (!list) throw new DomainError("not-found");
  return list;
}

/** The door refuses nobody who has paid: a kind that was removed meanwhile counts as ordinary. */
export async function promiseAtDoor(
  transaction: DatabaseTransaction,
  { sessionId, seats, kinds }: Omit<Party, "code" | "passSeats">,
): Promise<{ prices: SeatPrice[] }> {
  const list = await priceListOf(transaction, sessionId);
  return { prices: priceSeats(list, { seats, kinds }) };
}

/**
 * The prices of the new event apply. Student seats stay so if it has them, other kinds become ordinary, and a code stays if it is
 * for all events. Covered seats stay covered, because the organizer moved the party.
 */
export async function promiseElsewhere(
  transaction: DatabaseTransaction,
  { seats, prices, price_code_id }: PromisedPrices & { seats: number },
  sessionId: string,
): Promise<StoredPrices> {
  const list = await priceListOf(transaction, sessionId);
  const code = price_code_id ? await promisedCode(transaction, price_code_id, list.event_id) : null;
  const before = (prices ?? []) as SeatPrice[];
  const kinds = before.map(kindOf);
  return {
    prices: Array.from({ length: seats }, (_, place) =>
      coveredAs(before[place], todaysPrice(list, kinds[place] ?? ordinaryKind, code)),
    ),
    price_code_id: code?.id ?? null,
  };
}

const kindOf = ({ kind }: SeatPrice) => kind;

function assertKnown(kinds: KindCounts | SeatKinds, known: string[]): void {
  const named = Array.isArray(kinds)
    ? kinds.filter((key) => key !== ordinaryKind)
    : Object.keys(kinds);
  // The organizer removed the kind while the form was open.
  if (named.some((key) => !known.includes(key))) throw refused("unknown", "kinds: unknown.");
}

function assertRoom(kinds: KindCounts | SeatKinds, seats: number): void {
  const counted = Array.isArray(kinds)
    ? kinds.length
    : Object.values(kinds).reduce((sum, count) => sum + count, 0);
  if (counted > seats) throw refused("many", "kinds: more than seats.");
}

const refused = (what: "unknown" | "many", detail: string) =>
  new DomainError("invalid-input", detail, { reason: `kinds-${what}` });
