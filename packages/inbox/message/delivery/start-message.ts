import { afterQuietHours, recordTransitions } from "@takujo/booking/seats/index";
import type { ReservationState } from "@takujo/contracts/booking/reservation/reservation-form";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { stillHasRight } from "@takujo/runtime/staff/still-has-right";
import { insertReaders } from "../../newsletter/index.ts";
import { isForGuests, lastingStates } from "../audience/read-audience.ts";
import { mailJobOf, messageMailKey } from "../jobs.ts";
import { type LockedMessage, lockMessage, selectPlannedBy, updateState } from "../queries.ts";
import {
  beginSending,
  deleteRecipients,
  freeRecipients,
  noteOutcome,
  selectToCall,
  skipWaiting,
} from "./queries.ts";

/** Turns a scheduled message back into a draft, because its author lost the right to send. */
async function lapseMessage(
  transaction: DatabaseTransaction,
  { id, made_by_id: madeById, state }: LockedMessage,
  now: Date,
): Promise<void> {
  await deleteRecipients(transaction, { messageId: id });
  const values = { id, state: "draft", madeById, now };
  await updateState(transaction, { ...values, sendAt: null, urgentReason: null });
  await insertAuditEntry(transaction, {
    actorId: madeById,
    action: "message.lapse",
    subject: { kind: "message", id },
    before: { state },
    after: { state: "draft" },
  });
}

export async function lapseMessagesOf(
  db: Database,
  userId: string,
  now = new Date(),
): Promise<void> {
  for (const { id } of await selectPlannedBy(db, { userId })) {
    await db.transaction().execute(async (transaction) => {
      const [message] = await lockMessage(transaction, { id });
      // Another organizer may have withdrawn and sent it meanwhile.
      if (message?.state !== "planned" || message.made_by_id !== userId) return;
      await lapseMessage(transaction, message, now);
    });
  }
}

/**
 * Starts or continues a message that is due; undefined if there is nothing to send. Withdrawing takes the same lock, so the message
 * is either a draft again or started. If its author has lost the right before the start, it becomes a draft again too.
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
      // Mails in progress when a worker was killed may or may not have arrived.
      await skipWaiting(transaction, { messageId, states: ["waiting", "sending"], now });
    }
    if (message.state === "sending") await freeRecipients(transaction, { messageId });
    const isDue = message.state === "planned" && message.send_at !== null && message.send_at <= now;
    if (!isDue && message.state !== "sending") return undefined;
    const author = { userId: message.made_by_id, adminUserIds };
    if (isDue && !(await stillHasRight(transaction, "message", author, now))) {
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

/** With many mails or after an outage, sending may reach the quiet hours. */
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

/** Puts parties without an address on the call list, which sends nothing. */
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
