import { recordTransitions } from "@takujo/booking/history/index";
import { afterQuietHours } from "@takujo/booking/seat-gate/index";
import type { ReservationState } from "@takujo/contracts/booking/reservation-form";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { mayStill } from "@takujo/runtime/staff/still-may";
import { insertReaders } from "../../newsletter/index.ts";
import { isForGuests, lastingStates } from "../audience/read-audience.ts";
import { mailJobOf, messageMailKey } from "../jobs.ts";
import { lapseMessage } from "../lapse-message.ts";
import { type LockedMessage, lockMessage } from "../queries.ts";
import { beginSending, freeRecipients, noteOutcome, selectToCall, skipWaiting } from "./queries.ts";

/**
 * Begins a message that is due, or goes on with one that was begun; undefined if there is nothing to send. Whoever takes it back
 * holds the same lock, so it is either a draft again or begun. One whose author may not send any more is a draft again too; what has
 * begun goes on.
 */
export function startMessage(
  db: Database,
  messageId: string,
  now = new Date(),
  adminUserIds: readonly string[] = [],
): Promise<LockedMessage | undefined> {
  return db.transaction().execute(async (transaction) => {
    const [message] = await lockMessage(transaction, { id: messageId });
    if (!message) return undefined;
    if (message.state === "stopped") {
      // In the hands of a worker that was killed: nobody knows whether they arrived.
      await skipWaiting(transaction, { messageId, states: ["waiting", "sending"], now });
    }
    if (message.state === "sending") await freeRecipients(transaction, { messageId });
    const isDue = message.state === "planned" && message.send_at !== null && message.send_at <= now;
    if (!isDue && message.state !== "sending") return undefined;
    const author = { userId: message.made_by_id, adminUserIds };
    if (isDue && !(await mayStill(transaction, "message", author, now))) {
      await lapseMessage(transaction, message, now);
      return undefined;
    }
    if (await waitsForMorning(transaction, message, now)) return undefined;
    if (isDue) {
      await beginSending(transaction, { id: messageId });
      await (isForGuests(message)
        ? listCalls(transaction, message, now)
        : insertReaders(transaction, { messageId, now }));
    }
    return message;
  });
}

/** Many mails, or a worker that was away, may last into the quiet hours. */
async function waitsForMorning(
  transaction: DatabaseTransaction,
  message: LockedMessage,
  now: Date,
): Promise<boolean> {
  const runAt = new Date(afterQuietHours(now.getTime()));
  if (message.urgent_reason !== null || runAt <= now) return false;
  const { id: messageId } = message;
  const jobKey = messageMailKey(messageId);
  await enqueue(transaction, mailJobOf(message), { messageId }, { jobKey, runAt });
  return true;
}

/** Parties without an address are put on the call list; nobody is told by that. */
async function listCalls(
  transaction: DatabaseTransaction,
  { id: messageId, segments }: LockedMessage,
  now: Date,
): Promise<void> {
  const parties = await selectToCall(transaction, { messageId });
  const states = lastingStates(segments);
  const { listed = [], skipped = [] } = Object.groupBy(parties, ({ state }) =>
    states.includes(state) ? "listed" : "skipped",
  );
  await recordTransitions(
    transaction,
    listed.map(({ reservation_id, state, seats }) => ({
      reservationId: reservation_id,
      cause: "message",
      state: state as ReservationState,
      seats,
      madeBy: "organizer",
      detail: { messageId },
      call: "message",
    })),
    now,
  );
  const note = { attempts: 0, tryAfter: null, now };
  const idsOf = (those: typeof parties) => those.map(({ recipient_id }) => recipient_id);
  await noteOutcome(transaction, { ids: idsOf(listed), state: "listed", reason: null, ...note });
  await noteOutcome(transaction, {
    ids: idsOf(skipped),
    state: "skipped",
    reason: "changed",
    ...note,
  });
}
