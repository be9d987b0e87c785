import type {
  PartyReceipt,
  WaitingParty,
} from "@takujo/contracts/booking/organizer/admin-reservation";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { assertWithin, type StaffActor } from "@takujo/runtime/staff/for-staff";
import { countAhead, selectPresence } from "../../reservation/index.ts";
import {
  createReservationCode,
  enterSessions,
  recordTransitions,
  refusalOf,
} from "../../seats/index.ts";

import { addresseeOf, guestsToStore, keepNote } from "./party-details.ts";
import { insertWaitingParty, selectGuestPresence } from "./queries.ts";
import { presentReceipt } from "./receipt.ts";

/** Adds a party on the telephone to the end of the queue. */
export async function queueParty(
  transaction: DatabaseTransaction,
  { sessionId, seats, minSeats = seats, email, guests, language, ...party }: WaitingParty,
  { id: actorId, reach }: StaffActor,
  now = new Date(),
): Promise<PartyReceipt> {
  const addressee = await addresseeOf(transaction, email);
  const { userId, guestEmail } = addressee;
  const session = (await enterSessions(transaction, [sessionId], now)).get(sessionId);
  assertWithin(reach, session?.event_id);
  if (!session) throw new DomainError("not-found");
  const refusal = refusalOf(session, seats, now);
  if (refusal) throw refusal;
  if (minSeats > seats) throw new DomainError("invalid-input", "minSeats is more than seats.");
  if (session.free >= minSeats) throw new DomainError("seats-free");
  const [presence] = userId
    ? await selectPresence(transaction, { sessionId, userId })
    : await selectGuestPresence(transaction, { sessionId, guestEmail });
  if (presence) throw new DomainError("already-waiting");
  const { staffNote, noteAtReception, ...details } = party;
  const [added] = await insertWaitingParty(transaction, {
    ...details,
    ...addressee,
    code: createReservationCode(),
    sessionId,
    seats,
    minSeats,
    guests: JSON.stringify(guestsToStore({ given: guests, seats, language })),
    guestLocale: language,
    toldSchedule: session.schedule_version,
    now,
  });
  if (!added?.queue_number) throw new Error("A place in the queue was not stored");
  await keepNote(transaction, added.id, { staffNote, noteAtReception }, actorId, now);
  const [ahead] = await countAhead(transaction, { sessionId, queueNumber: added.queue_number });
  const position = Number(ahead?.count ?? 0) + 1;
  await recordTransitions(
    transaction,
    [
      {
        reservationId: added.id,
        cause: "join",
        state: "waiting",
        seats,
        madeBy: "organizer",
        detail: { position },
        mail: { kind: "waiting" },
      },
    ],
    now,
  );
  await insertAuditEntry(transaction, {
    actorId,
    action: "reservation.queue",
    subject: { kind: "reservation", id: added.id },
    after: { sessionId, seats, minSeats, userId },
  });
  return presentReceipt(added);
}
