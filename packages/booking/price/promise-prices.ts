import {
  type KindCounts,
  ordinaryKind,
  priceSeats,
  type SeatPrice,
  todaysPrice,
} from "@takujo/contracts/booking/seat-price";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { selectPriceList } from "./queries.ts";

interface Party {
  sessionId: string;
  seats: number;
  /** As before if undefined. */
  kinds?: KindCounts | undefined;
}

/** What was promised so far, as the row has it. */
interface Promised {
  prices: unknown;
}

/** The prices to store with a reservation: what is promised from now on, and what was promised before and stays so. */
export async function promisePrices(
  transaction: DatabaseTransaction,
  { sessionId, seats, kinds }: Party,
  promised?: Promised,
): Promise<{ prices: SeatPrice[] }> {
  const [list] = await selectPriceList(transaction, { sessionId });
  if (!list) throw new DomainError("not-found");
  const before = (promised?.prices ?? null) as SeatPrice[] | null;
  if (kinds) {
    demandKnown(kinds, [...list.kinds.map(({ key }) => key), ...(before ?? []).map(kindOf)]);
    demandRoom(kinds, seats);
  }
  return { prices: priceSeats(list, { seats, kinds, before }) };
}

/** At the door nobody is refused who has paid: a kind that was taken away meanwhile is ordinary. */
export async function promiseAtDoor(
  transaction: DatabaseTransaction,
  { sessionId, seats, kinds }: Party,
): Promise<{ prices: SeatPrice[] }> {
  const [list] = await selectPriceList(transaction, { sessionId });
  if (!list) throw new DomainError("not-found");
  return { prices: priceSeats(list, { seats, kinds }) };
}

/**
 * At another event its prices count. Seats stay students' there if it knows students; others are ordinary.
 */
export async function promiseElsewhere(
  transaction: DatabaseTransaction,
  { seats, prices }: Promised & { seats: number },
  sessionId: string,
): Promise<{ prices: SeatPrice[] }> {
  const [list] = await selectPriceList(transaction, { sessionId });
  if (!list) throw new DomainError("not-found");
  const kinds = ((prices ?? []) as SeatPrice[]).map(kindOf);
  return {
    prices: Array.from({ length: seats }, (_, place) =>
      todaysPrice(list, kinds[place] ?? ordinaryKind),
    ),
  };
}

const kindOf = ({ kind }: SeatPrice) => kind;

function demandKnown(kinds: KindCounts, known: string[]): void {
  const unknown = Object.keys(kinds).find((key) => !known.includes(key));
  // The organizer took the kind away while the form was open.
  if (unknown !== undefined) throw new DomainError("invalid-input", "kinds: unknown.");
}

function demandRoom(kinds: KindCounts, seats: number): void {
  const counted = Object.values(kinds).reduce((sum, count) => sum + count, 0);
  if (counted > seats) throw new DomainError("invalid-input", "kinds: more than seats.");
}
