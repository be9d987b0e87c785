import type { TableToDecide } from "@takujo/contracts/booking/table-decision";
import type { Locale } from "@takujo/contracts/locale";
import { tableNameOf } from "@takujo/contracts/table-names";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { PreviewReservationMail } from "../admin-reservation/index.ts";
import { findMailedReservation } from "../mailed-reservation/index.ts";
import { selectExamples, selectTableToDecide } from "./queries.ts";

/** What either decision about a table does to people. */
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
