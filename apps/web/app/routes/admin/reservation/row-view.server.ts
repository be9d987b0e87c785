import type { AdminReservationRow } from "@takujo/contracts/generated/games/types.gen";
import { formatMoment } from "@takujo/i18n/format-span";
import type { Visit } from "../../../shell/visit.ts";
import { reservationWords } from "./refusal.server.ts";

export type RowView = AdminReservationRow & {
  /** Why the party waits, as a sentence. */
  reason: string | null;
};

/** Formats times on the server, so that browsers load no code for it. */
export function rowView<Row extends AdminReservationRow>(
  row: Row,
  visit: Visit,
): Row & { reason: string | null } {
  return { ...row, reason: row.waitingReason && sentenceOf(row.waitingReason, visit) };
}

function sentenceOf(
  { code, seats, until }: NonNullable<AdminReservationRow["waitingReason"]>,
  visit: Visit,
): string {
  const t = reservationWords(visit);
  const time = until ? formatMoment(new Date(until), visit.locale) : "";
  const values = { seats, time };
  if (until && (code === "kept" || code === "not-open")) {
    return t(`adminReservation.reasons.${code}Until`, values);
  }
  return t(`adminReservation.reasons.${code}`, values);
}
