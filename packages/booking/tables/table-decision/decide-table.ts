import { withLockedItem } from "@takujo/content/editing/index";
import type {
  DecidedTable,
  TableDecision,
  TableToDecide,
} from "@takujo/contracts/booking/tables/table-decision";
import type { Locale } from "@takujo/contracts/locale";
import { tableNameOf } from "@takujo/contracts/table-names";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { PreviewReservationMail } from "../../organizer/index.ts";
import { findMailedReservation } from "../../reservation/index.ts";
import { enterSessions } from "../../seats/index.ts";
import { applyDecision } from "../due/decide-tables.ts";
import { callOffInDraft, selectEventOf, selectExamples, selectTableToDecide } from "./queries.ts";

/** Consequences of either decision about a table. */
export async function readTable(
  db: Database,
  preview: PreviewReservationMail | undefined,
  sessionId: string,
  locale: Locale,
  now = new Date(),
): Promise<TableToDecide> {
  const [row] = await selectTableToDecide(db, { sessionId, now, locale });
  if (!row || row.min_players === null || !row.decision_deadline) {
    throw new DomainError("not-found");
  }
  const examples = await selectExamples(db, { sessionId });
  const parties = await Promise.all(examples.map(({ id }) => findMailedReservation(db, id)));
  const mailsOf = (kind: "table-goes-ahead" | "table-called-off") =>
    parties.flatMap((party) => {
      if (!party || !preview) return [];
      const state = kind === "table-called-off" ? "called-off" : party.state;
      return [{ kind, locale: party.locale, ...preview(kind, { ...party, state }) }];
    });
  return {
    sessionId: row.id,
    eventId: row.event_id,
    title: row.title,
    locale: row.locale as Locale,
    letter: tableNameOf(row),
    sessionName: row.session_name,
    startsAt: row.starts_at.toISOString(),
    minPlayers: row.min_players,
    players: row.players,
    waiting: row.waiting,
    decisionAt: row.decision_deadline.toISOString(),
    hasArrivals: row.arrived > 0,
    go: { mails: row.mailed_if_go, calls: 0, examples: mailsOf("table-goes-ahead") },
    off: {
      mails: row.mailed_if_off,
      calls: row.called_if_off,
      examples: mailsOf("table-called-off"),
    },
  };
}

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
  // The draft before the sessions, as publishing and canceling lock them.
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
