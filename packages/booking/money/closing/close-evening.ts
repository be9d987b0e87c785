import type { NewClosing, SumsByMethod } from "@takujo/contracts/booking/money";
import { coinValues } from "@takujo/contracts/booking/money-form";
import { paymentMethods } from "@takujo/contracts/booking/reception-form";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { owedOf, sumOf, takenOf } from "../present.ts";
import { selectTotals } from "../queries.ts";
import { demandOpen } from "./demand-open.ts";
import { insertClosing } from "./queries.ts";

interface Where {
  eventId: string;
  actorId: string;
}

/**
 * Compares what was counted with what was recorded, and fixes both. The reception is not stopped by it, because its devices may be
 * offline: what it records later is shown beside the closing, which stays as it is.
 */
export async function closeEvening(
  transaction: DatabaseTransaction,
  { eventId, actorId }: Where,
  closing: NewClosing,
  now = new Date(),
): Promise<{ eventId: string }> {
  const { starts_at } = await demandOpen(transaction, eventId);
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
