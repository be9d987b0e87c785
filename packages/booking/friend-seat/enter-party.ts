import type { Guest } from "@takujo/contracts/booking/reservation";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { updateReservation } from "../reservation/index.ts";
import { lockParty, type PartyRow, type SeatRow, selectArrival, selectSeat } from "./queries.ts";

/** Of a person, or of a party without an account, whose signed link was looked at before. */
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

/** The seat of a link, as it is once its party is locked. */
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

/** Who is in stays in: the door counts people by their places. */
export async function demandNotArrived(
  transaction: DatabaseTransaction,
  { reservation_id: reservationId, place }: SeatRow,
): Promise<void> {
  const [arrival] = await selectArrival(transaction, { reservationId, place });
  if (arrival) throw new DomainError("already-arrived");
}

/** Of a locked party; nobody for a place that is free again. */
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
