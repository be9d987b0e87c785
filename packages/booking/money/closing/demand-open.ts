import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { lockEvening } from "../queries.ts";
import { selectClosedAt } from "./queries.ts";

/** Locks the evening, and refuses if it is closed. */
export async function demandOpen(
  transaction: DatabaseTransaction,
  eventId: string,
): Promise<{ starts_at: Date }> {
  const [event] = await lockEvening(transaction, { eventId });
  if (!event) throw new DomainError("not-found");
  const [closing] = await selectClosedAt(transaction, { eventId });
  if (closing) throw new DomainError("not-now", "The evening is closed.", { reason: "closed" });
  return event;
}
