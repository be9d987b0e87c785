import { countKinds } from "@takujo/contracts/booking/money/seat-price";
import type { NewParty, PartyReceipt } from "@takujo/contracts/booking/organizer/admin-reservation";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { assertWithin, type StaffActor } from "@takujo/runtime/staff/for-staff";
import { promiseToParty } from "../../money/index.ts";
import {
  assertNotSeatedElsewhere,
  createReservationCode,
  enterSessions,
  recordTransitions,
  takeFree,
} from "../../seats/index.ts";

import { addresseeOf, guestsToStore, keepNote } from "./party-details.ts";
import { takesPlace } from "./policy.ts";
import { insertParty } from "./queries.ts";
import { presentReceipt } from "./receipt.ts";

/**
 * For a party on the telephone or at the door. May exceed the limit per reservation, and is possible until the session
 * ends, but takes only seats that the waitlist leaves free.
 */
export async function addParty(
  transaction: DatabaseTransaction,
  {
    sessionId,
    seats,
    kinds,
    priceCode,
    email,
    guests,
    language,
    staffNote,
    noteAtReception,
    ...details
  }: NewParty,
  { id: actorId, reach }: StaffActor,
  now = new Date(),
): Promise<PartyReceipt> {
  const addressee = await addresseeOf(transaction, email);
  const { userId } = addressee;
  const session = (await enterSessions(transaction, [sessionId], now)).get(sessionId);
  assertWithin(reach, session?.event_id);
  if (!session) throw new DomainError("not-found");
  if (!takesPlace(session, now)) throw new DomainError("session-closed");
  if (userId) await assertNotSeatedElsewhere(transaction, session, { userId }, now);
  takeFree(session, seats);
  const wanted = { sessionId, seats, kinds, code: priceCode };
  const promise = await promiseToParty(transaction, wanted, addressee, now);
  const [added] = await insertParty(transaction, {
    ...details,
    ...addressee,
    code: createReservationCode(),
    sessionId,
    seats,
    guests: JSON.stringify(guestsToStore({ given: guests, seats, language })),
    guestLocale: language,
    prices: JSON.stringify(promise.prices),
    priceCodeId: promise.price_code_id,
    toldSchedule: session.schedule_version,
    now,
  });
  if (!added) throw new Error("A party was not stored");
  await keepNote(transaction, added.id, { staffNote, noteAtReception }, actorId, now);
  await recordTransitions(
    transaction,
    [
      {
        reservationId: added.id,
        cause: "confirm",
        state: "confirmed",
        seats,
        madeBy: "organizer",
        mail: { kind: "confirmed" },
      },
    ],
    now,
  );
  await insertAuditEntry(transaction, {
    actorId,
    action: "reservation.add",
    subject: { kind: "reservation", id: added.id },
    after: {
      ...{ sessionId, seats, userId },
      ...(kinds && { kinds: countKinds(promise.prices) }),
      ...(priceCode && { priceCode }),
    },
  });
  return presentReceipt(added);
}
