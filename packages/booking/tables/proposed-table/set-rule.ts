import { withLockedItem } from "@takujo/content/editing/index";
import type { TableRule } from "@takujo/contracts/booking/tables/proposed-table";
import type { JsonObject } from "@takujo/db/schema";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { isOver, ruleOf } from "./policy.ts";
import { deleteRule, selectEvent, upsertRule } from "./queries.ts";

const invalid = (path: string) =>
  new DomainError("invalid-input", `${path}: out of order.`, {
    issues: [{ path, message: "Out of order." }],
  });

/** Lets guests bring games and propose tables, or stops it. Tables that were approved stay. */
export async function setRule(
  transaction: DatabaseTransaction,
  eventId: string,
  rule: TableRule | null,
  actorId: string,
  now = new Date(),
): Promise<{ rule: TableRule | null }> {
  return withLockedItem(transaction, { kind: "event", itemId: eventId }, async (locked) => {
    const [event] = await selectEvent(locked, { eventId, locale: "ja" });
    if (!event) throw new DomainError("not-found");
    if (isOver(event, now)) throw new DomainError("not-now");
    if (rule) {
      assertOrder(rule, event.ends_at);
      await upsertRule(locked, {
        ...{ ...rule, eventId, until: new Date(rule.until) },
        startsFrom: rule.startsFrom ? new Date(rule.startsFrom) : null,
        endsBy: rule.endsBy ? new Date(rule.endsBy) : null,
      });
    } else {
      await deleteRule(locked, { eventId });
    }
    await insertAuditEntry(locked, {
      actorId,
      action: "event.set-table-rule",
      subject: { kind: "event", id: eventId },
      before: { ...ruleOf(event) } as JsonObject,
      after: { ...rule } as JsonObject,
    });
    return { rule };
  });
}

function assertOrder({ minSeats, maxSeats, until, startsFrom, endsBy }: TableRule, end: Date) {
  if (minSeats > maxSeats) throw invalid("maxSeats");
  if (new Date(until) > end) throw invalid("until");
  if (startsFrom && endsBy && Date.parse(startsFrom) >= Date.parse(endsBy)) throw invalid("endsBy");
}
