import { withLockedItem } from "@takujo/content/editing/index";
import type { DecidedTable, TableDecision } from "@takujo/contracts/booking/table-decision";
import { tableNameOf } from "@takujo/contracts/table-names";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { applyDecision } from "../due/index.ts";
import { enterSessions } from "../seat-gate/index.ts";
import { callOffInDraft, selectEventOf, selectTableToDecide } from "./queries.ts";

/** The organizer confirms a table or calls it off before its deadline; everyone is told at once. */
export async function decideTable(
  transaction: DatabaseTransaction,
  sessionId: string,
  decision: TableDecision,
  actorId: string,
  now = new Date(),
): Promise<DecidedTable> {
  const [found] = await selectEventOf(transaction, { sessionId });
  if (!found) throw new DomainError("not-found");
  const { event_id: eventId } = found;
  const isOff = decision === "off";
  // The draft before the sessions, as whoever publishes or cancels an event locks them.
  await withLockedItem(transaction, { kind: "event", itemId: eventId }, async (locked) => {
    await enterSessions(locked, [sessionId], now);
    const [table] = await selectTableToDecide(locked, { sessionId, now, locale: "ja" });
    if (!table || (isOff && table.arrived > 0)) throw new DomainError("not-now");
    await applyDecision(locked, { id: sessionId, takesPlace: !isOff, madeBy: "organizer" }, now);
    if (isOff) await callOffInDraft(locked, { eventId, sessionId });
    await insertAuditEntry(locked, {
      actorId,
      action: isOff ? "event.call-off-table" : "event.confirm-table",
      subject: { kind: "event", id: eventId },
      after: { table: tableNameOf(table) ?? table.session_name, players: table.players },
    });
  });
  return { sessionId, calledOff: isOff };
}
