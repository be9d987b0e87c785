import type { Guest } from "@takujo/contracts/booking/reservation/reservation";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { updateReservation } from "../own/queries.ts";
import { lockParty, type PartyRow, type SeatRow, selectArrival, selectSeat } from "./queries.ts";

/** The person, or null for a party without an account, whose signed link was checked before. */
export interface OwnParty {
  id: string;
  userId: string | null;
}

export async function enterOwnParty(
  transaction: DatabaseTransaction,
  { id, userId }: OwnParty,
): Promise<PartyRow> {
  const [party] = await lockParty(transaction, { id });
  if (!party || party.user_id !== userId) throw new DomainError("not-found");
  return party;
}

/** The link's seat, read after its party is locked. */
export async function enterSeat(
  transaction: DatabaseTransaction,
  id: string,
): Promise<{ seat: SeatRow; party: PartyRow }> {
  const [found] = await selectSeat(transaction, { id });
  const [party] = found ? await lockParty(transaction, { id: found.reservation_id }) : [];
  const [seat] = party ? await selectSeat(transaction, { id }) : [];
  if (!seat || !party) throw new DomainError("not-found", "This link is not valid any more.");
  return { seat, party };
}

/** A checked-in place cannot change: the door counts people by place. */
export async function assertNotArrived(
  transaction: DatabaseTransaction,
  { reservation_id: reservationId, place }: SeatRow,
): Promise<void> {
  const [arrival] = await selectArrival(transaction, { reservationId, place });
  if (arrival) throw new DomainError("already-arrived");
}

/** Of a locked party; null if the place is free again. */
export async function namePlace(
  transaction: DatabaseTransaction,
  party: PartyRow,
  place: number,
  name: Partial<Guest>,
  now: Date,
): Promise<void> {
  const known = party.guests as Guest[];
  const guests = Array.from({ length: Math.max(known.length, place) }, (_, index) => ({
    nickname: "",
    language: "ja" as const,
    ...known[index],
    ...(index === place - 1 && name),
  }));
  await updateReservation(transaction, party.id, { guests }, now);
}
