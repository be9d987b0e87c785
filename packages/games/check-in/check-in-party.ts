import type { CheckInReceipt, NewCheckIn } from "@takujo/contracts/games/check-in";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database } from "@takujo/runtime/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { record } from "../history/index.ts";
import { presentReceipt } from "./present.ts";
import { insertMark, lockParty, markArrived, selectMark } from "./queries.ts";

const letIn = ["confirmed", "attended"];

/** Lets some or all of a party in. Who marks the same party at the same time waits here, and is told what is left. */
export function checkInParty(
  db: Database,
  { code, seats, nonce }: NewCheckIn,
  madeById: string,
  now = new Date(),
): Promise<CheckInReceipt> {
  return db.transaction().execute(async (transaction) => {
    const [party] = await lockParty(transaction, { code });
    if (!party) throw new DomainError("not-found");
    const { id: reservationId, state } = party;
    const [known] = await selectMark(transaction, { nonce });
    if (known?.reservation_id === reservationId) return presentReceipt(party);
    if (!letIn.includes(state)) throw new DomainError("not-now", `The reservation is ${state}.`);
    if (party.arrived + seats > party.seats) {
      throw new DomainError("already-arrived", `${party.arrived} of ${party.seats} are in.`);
    }
    const [mark] = await insertMark(transaction, { reservationId, seats, madeById, nonce, now });
    if (!mark) throw new DomainError("key-reused", "The nonce marks another party.");
    const [counted] = await markArrived(transaction, { id: reservationId, seats, now });
    if (!counted) throw new Error("A locked reservation is gone");
    await record(
      transaction,
      [
        {
          reservationId,
          cause: "arrive",
          state: "attended",
          seats: counted.seats,
          madeBy: "organizer",
        },
      ],
      now,
    );
    await insertAuditEntry(transaction, {
      actorId: madeById,
      action: "reservation.check-in",
      subject: { kind: "reservation", id: reservationId },
      before: { state, arrived: party.arrived },
      after: { state: counted.state, arrived: counted.arrived },
    });
    return presentReceipt(counted);
  });
}
