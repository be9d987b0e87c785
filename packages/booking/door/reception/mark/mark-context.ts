import type { MarkAnswer, ReceptionMark } from "@takujo/contracts/booking/door/reception";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { recountOwed, settleStamps } from "../../../money/index.ts";

import { presentUnion } from "../present.ts";
import { selectUnion, updateArrived } from "./queries.ts";

/** What a mark is applied with: one transaction per mark. */
export interface MarkContext {
  transaction: DatabaseTransaction;
  eventId: string;
  madeById: string;
  now: Date;
}

export type MarkOf<Kind extends ReceptionMark["kind"]> = Extract<ReceptionMark, { kind: Kind }>;
export type Outcome = Pick<MarkAnswer, "result" | "reason" | "party">;

export const refused: Outcome = { result: "refused", party: null };

/** Recomputes a party from all its marks and updates its row. */
export async function recount({ transaction, madeById, now }: MarkContext, reservationId: string) {
  const [union] = await selectUnion(transaction, { reservationId });
  if (!union) throw new Error("A locked reservation is gone");
  const state = stateBy(union);
  const arrived = union.people.length;
  await updateArrived(transaction, { id: reservationId, arrived, state, now });
  await recountOwed(transaction, { id: reservationId });
  if (state !== union.state) await settleStamps(transaction, { reservationId, madeById }, now);
  return { ...union, state, arrived };
}

function stateBy({ state, people }: { state: string; people: number[] }): string {
  if (people.length > 0 && (state === "confirmed" || state === "no-show")) return "attended";
  return people.length === 0 && state === "attended" ? "confirmed" : state;
}

export async function partyNow({ transaction }: MarkContext, reservationId: string) {
  const [union] = await selectUnion(transaction, { reservationId });
  return union ? presentUnion(union) : null;
}

/** Ids and numbers only, no personal data. */
export function audit(
  { transaction, madeById }: MarkContext,
  action: string,
  id: string,
  change: { before?: Record<string, string | number>; after: Record<string, string | number> },
): Promise<void> {
  const subject = { kind: "reservation", id };
  return insertAuditEntry(transaction, { actorId: madeById, action, subject, ...change });
}
