import type { NewPass, PassEnd } from "@takujo/contracts/booking/money/pass";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { recordCorrection } from "../takings/correction/add-correction.ts";
import {
  endPassRow,
  insertPass,
  lockKindForSale,
  lockPasses,
  selectPartyAt,
  selectPass,
  selectPerson,
} from "./queries.ts";

interface PassOwner {
  userId: string;
  actorId: string;
}

/** Sells a pass, recorded in the takings of an event, or gives one away with a reason. */
export async function addPass(
  transaction: DatabaseTransaction,
  { userId, actorId }: PassOwner,
  wanted: NewPass,
  now = new Date(),
): Promise<{ id: string }> {
  assertSomebodyElse({ userId, actorId });
  const [person] = await selectPerson(transaction, { userId });
  const [kind] = await lockKindForSale(transaction, { id: wanted.kindId });
  // A stamp card is earned.
  if (!person || !kind || kind.stamps !== null) throw new DomainError("not-found");
  const isSale = wanted.origin === "sale";
  const saleId = isSale ? await sell(transaction, { userId, actorId }, wanted, kind, now) : null;
  const reason = isSale ? "" : wanted.reason;
  const kindId = kind.id;
  const [added] = await insertPass(transaction, {
    ...{ userId, kindId, saleId, reason, madeById: actorId, now },
  });
  if (!added) throw new Error("A pass was not stored");
  await insertAuditEntry(transaction, {
    actorId,
    action: isSale ? "pass.sell" : "pass.give",
    subject: { kind: "user", id: userId },
    after: { passId: added.id, kindId, visits: kind.visits, ...(isSale && { yen: kind.yen }) },
    ...(reason !== "" && { reason }),
  });
  return added;
}

interface SoldPass {
  name_ja: string;
  yen: number;
}

/** If the person comes to that event, the sale belongs to their party, which can then get a receipt for it. */
async function sell(
  transaction: DatabaseTransaction,
  { userId, actorId }: PassOwner,
  { eventId, method }: Extract<NewPass, { origin: "sale" }>,
  { name_ja: reason, yen: amount }: SoldPass,
  now: Date,
): Promise<string | null> {
  const [party] = await selectPartyAt(transaction, { eventId, userId });
  const sale = { kind: "sale" as const, amount, method, rate: 10 as const, reason };
  const [id = null] = await recordCorrection(
    transaction,
    { eventId, actorId },
    { ...sale, reservationId: party?.id ?? null },
    now,
  );
  return id;
}

/** Withdraws a pass. Seats that it covers stay covered. At most the price paid is refunded. */
export async function endPass(
  transaction: DatabaseTransaction,
  { id, actorId }: { id: string; actorId: string },
  { reason, refund }: PassEnd,
  now = new Date(),
): Promise<{ id: string }> {
  const [pass] = await selectPass(transaction, { id });
  if (!pass) throw new DomainError("not-found");
  const { user_id: userId } = pass;
  assertSomebodyElse({ userId, actorId });
  if (refund) {
    if (refund.amount > (pass.paid ?? 0)) {
      throw new DomainError("invalid-input", "refund: more than was paid.");
    }
    const { eventId, amount, method } = refund;
    const [party] = await selectPartyAt(transaction, { eventId, userId });
    await recordCorrection(
      transaction,
      { eventId, actorId },
      {
        ...{ kind: "refund", amount, method, rate: 10, reason: pass.name_ja },
        reservationId: party?.id ?? null,
      },
      now,
    );
  }
  await lockPasses(transaction, { userId });
  const [ended] = await endPassRow(transaction, { id, reason, endedById: actorId, now });
  if (!ended) throw new DomainError("not-now", "It was taken back.", { reason: "ended" });
  await insertAuditEntry(transaction, {
    actorId,
    action: "pass.end",
    subject: { kind: "user", id: userId },
    before: { passId: id, uses: ended.uses },
    after: { refund: refund?.amount ?? 0 },
    reason,
  });
  return { id };
}

/** Nobody sells, gives or refunds a pass to themselves: a colleague has to. */
function assertSomebodyElse({ userId, actorId }: PassOwner): void {
  if (userId === actorId)
    throw new DomainError("not-allowed", "Nobody has dealings with themselves.");
}
