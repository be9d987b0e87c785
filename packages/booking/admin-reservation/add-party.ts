import type { NewParty, PartyReceipt } from "@takujo/contracts/booking/admin-reservation";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { demandWithin, type StaffActor } from "@takujo/runtime/staff/for-staff";
import { recordTransitions } from "../history/index.ts";
import { promiseToParty } from "../price/index.ts";
import {
  createReservationCode,
  demandNotSeatedElsewhere,
  enterSessions,
  takeFree,
} from "../seat-gate/index.ts";
import { saveNote } from "../staff-note/index.ts";
import { takesPlace } from "./policy.ts";
import { insertParty, selectPersonByEmail } from "./queries.ts";
import { presentReceipt } from "./receipt.ts";

/**
 * For a party on the telephone or at the door. May take more seats than a person can reserve at once, until the end of the
 * session, but never more than are free, and the waitlist comes first.
 */
export async function addParty(
  transaction: DatabaseTransaction,
  { sessionId, seats, kinds, email, staffNote, noteAtReception, ...details }: NewParty,
  { id: actorId, reach }: StaffActor,
  now = new Date(),
): Promise<PartyReceipt> {
  const userId = email === "" ? null : await personOf(transaction, email);
  const session = (await enterSessions(transaction, [sessionId], now)).get(sessionId);
  demandWithin(reach, session?.event_id);
  if (!session) throw new DomainError("not-found");
  if (!takesPlace(session, now)) throw new DomainError("session-closed");
  if (userId) await demandNotSeatedElsewhere(transaction, session, { userId }, now);
  takeFree(session, seats);
  const promise = await promiseToParty(transaction, { sessionId, seats, kinds }, now);
  const [added] = await insertParty(transaction, {
    ...details,
    code: createReservationCode(),
    sessionId,
    userId,
    seats,
    prices: JSON.stringify(promise.prices),
    toldSchedule: session.schedule_version,
    now,
  });
  if (!added) throw new Error("A party was not stored");
  if (staffNote) {
    const change = {
      before: "",
      wasAtReception: false,
      note: staffNote,
      atReception: noteAtReception,
    };
    await saveNote(transaction, { kind: "reservation", id: added.id }, change, actorId, now);
  }
  await recordTransitions(
    transaction,
    [
      {
        reservationId: added.id,
        cause: "confirm",
        state: "confirmed",
        seats,
        madeBy: "organizer",
        ...(userId && { mail: { kind: "confirmed" } }),
      },
    ],
    now,
  );
  await insertAuditEntry(transaction, {
    actorId,
    action: "reservation.add",
    subject: { kind: "reservation", id: added.id },
    after: { sessionId, seats, userId },
  });
  return presentReceipt(added);
}

async function personOf(transaction: DatabaseTransaction, email: string): Promise<string> {
  const [person] = await selectPersonByEmail(transaction, { email: email.toLowerCase() });
  if (!person) throw new DomainError("person-unknown");
  return person.id;
}
