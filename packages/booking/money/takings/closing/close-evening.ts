import type { NewClosing, SumsByMethod } from "@takujo/contracts/booking/money/money";
import { coinValues, paymentMethods } from "@takujo/contracts/booking/money/money-form";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { owedOf, sumOf, takenOf } from "../present.ts";
import { lockEvening, selectTotals } from "../queries.ts";
import { insertClosing, reopenClosing, selectClosedAt } from "./queries.ts";

/** Locks the event's takings, and refuses if they are closed. */
export async function assertOpen(
  transaction: DatabaseTransaction,
  eventId: string,
): Promise<{ starts_at: Date }> {
  const [event] = await lockEvening(transaction, { eventId });
  if (!event) throw new DomainError("not-found");
  const [closing] = await selectClosedAt(transaction, { eventId });
  if (closing) throw new DomainError("not-now", "The evening is closed.", { reason: "closed" });
  return event;
}

interface Reopening {
  eventId: string;
  actorId: string;
  reason: string;
}

/** The closing stays, with who reopened the takings and why. */
export async function reopenEvening(
  transaction: DatabaseTransaction,
  { eventId, actorId, reason }: Reopening,
  now = new Date(),
): Promise<{ eventId: string }> {
  const [event] = await lockEvening(transaction, { eventId });
  if (!event) throw new DomainError("not-found");
  const [reopened] = await reopenClosing(transaction, { eventId, actorId, reason, now });
  if (!reopened) throw new DomainError("not-now", "The evening is open.", { reason: "open" });
  await insertAuditEntry(transaction, {
    actorId,
    action: "money.reopen",
    subject: { kind: "event", id: eventId },
    reason,
  });
  return { eventId };
}

interface EventActor {
  eventId: string;
  actorId: string;
}

/**
 * Stores the counted beside the recorded sums; a difference needs a reason. The reception can go on, because its
 * devices may be offline: later records are shown beside the closing, which stays unchanged.
 */
export async function closeEvening(
  transaction: DatabaseTransaction,
  { eventId, actorId }: EventActor,
  closing: NewClosing,
  now = new Date(),
): Promise<{ eventId: string }> {
  const { starts_at } = await assertOpen(transaction, eventId);
  if (starts_at > now) throw new DomainError("not-now", "It has not begun.", { reason: "early" });
  const [totals] = await selectTotals(transaction, { eventIds: [eventId] });
  if (!totals) throw new DomainError("not-found");
  const recorded = takenOf(totals);
  const { counted, changeFund, coins, reason } = closing;
  if (!isSame(recorded, closing.recorded)) throw new DomainError("changed-meanwhile");
  if (coins && sumOfCoins(coins) - changeFund !== counted.cash) {
    throw new DomainError("invalid-input", "counted.cash is not what the coins add up to.");
  }
  if (reason === "" && !isSame(recorded, counted)) {
    throw new DomainError("invalid-input", "A difference has a reason.", {
      issues: [{ path: "reason", message: "Required", rule: "requiredInput" }],
    });
  }
  const owed = owedOf(totals);
  await insertClosing(transaction, {
    ...{ eventId, owed, unpaid: totals.unpaid, changeFund, reason, closedById: actorId, now },
    recordedCash: recorded.cash,
    recordedQr: recorded.qr,
    recordedCard: recorded.card,
    countedCash: counted.cash,
    countedQr: counted.qr,
    countedCard: counted.card,
    coins: coins && JSON.stringify(coins),
  });
  await insertAuditEntry(transaction, {
    actorId,
    action: "money.close",
    subject: { kind: "event", id: eventId },
    after: {
      owed,
      recorded: sumOf(recorded),
      counted: sumOf(counted),
      difference: sumOf(counted) - sumOf(recorded),
    },
    ...(reason && { reason }),
  });
  return { eventId };
}

const isSame = (one: SumsByMethod, other: SumsByMethod) =>
  paymentMethods.every((method) => one[method] === other[method]);

const sumOfCoins = (coins: NonNullable<NewClosing["coins"]>) =>
  coinValues.reduce((sum, value) => sum + value * coins[value], 0);
