import type { Reach } from "@takujo/contracts/account/staff-policy";
import type {
  MailsToPreview,
  PreviewedMails,
} from "@takujo/contracts/booking/organizer/admin-reservation-mails";
import type { ReservationState } from "@takujo/contracts/booking/reservation/reservation-form";
import type {
  MailedReservation,
  ReservationMailKind,
} from "@takujo/contracts/booking/reservation/reservation-mail";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { StaffActor } from "@takujo/runtime/staff/for-staff";
import { findMailedReservation } from "../../reservation/index.ts";
import { afterQuietHours, recordTransitions, type Transition } from "../../seats/index.ts";
import { assertParties } from "./enter-parties.ts";
import { selectRows } from "./list/row/queries.ts";
import { hasMail, mailOfState } from "./policy.ts";
import { lockReservations } from "./queries.ts";

/** Mails are rendered in another package; the composition root passes the renderer in. */
export type PreviewReservationMail = (
  kind: ReservationMailKind,
  reservation: MailedReservation,
) => { subject: string; text: string };

/** What sending mails again would do: to which parties, when, and with which text. */
export async function previewMails(
  db: Database,
  preview: PreviewReservationMail | undefined,
  { reservationIds, locale }: MailsToPreview,
  reach: Reach,
  now = new Date(),
): Promise<PreviewedMails> {
  const ids = [...new Set(reservationIds)];
  await assertParties(db, ids, reach);
  const rows = await selectRows(db, { ids, locale });
  if (rows.length < ids.length) throw new DomainError("not-found");
  const kindOf = ({ state }: { state: string }) => mailOfState[state as ReservationState];
  const mailed = rows.filter((row) => hasMail(row) && kindOf(row));
  const sendAt = afterQuietHours(now.getTime());
  // One example of each kind and language.
  const examples = new Map(mailed.map((row) => [`${kindOf(row)} ${row.language}`, row]));
  const mails = await Promise.all(
    [...examples.values()].map(async (row) => {
      const [kind, reservation] = [kindOf(row), await findMailedReservation(db, row.id)];
      if (!kind || !reservation || !preview) return [];
      return [{ kind, locale: row.language, to: row.code, ...preview(kind, reservation) }];
    }),
  );
  return {
    mailed: mailed.length,
    withoutMail: rows
      .filter((row) => !hasMail(row))
      .map(({ id, code, name }) => ({ id, code, name })),
    withoutKind: rows.filter((row) => hasMail(row) && !kindOf(row)).length,
    sendAt: sendAt > now.getTime() ? new Date(sendAt).toISOString() : null,
    mails: mails.flat(),
  };
}

/**
 * Sends the mail for the current state again; during quiet hours, in the morning. Parties without an address are skipped and
 * counted.
 */
export async function resendMails(
  transaction: DatabaseTransaction,
  reservationIds: string[],
  { id: actorId, reach }: StaffActor,
  now = new Date(),
): Promise<{ mailed: number; skipped: number }> {
  const ids = [...new Set(reservationIds)];
  await assertParties(transaction, ids, reach);
  const found = await lockReservations(transaction, { ids });
  if (found.length < ids.length) throw new DomainError("not-found");
  const runAt = new Date(afterQuietHours(now.getTime()));
  const lines = found.flatMap((row): Transition[] => {
    const { id, seats } = row;
    const state = row.state as ReservationState;
    const kind = mailOfState[state];
    if (!kind || !hasMail(row)) return [];
    return [
      {
        reservationId: id,
        cause: "resend",
        state,
        seats,
        madeBy: "organizer",
        mail: { kind, runAt },
      },
    ];
  });
  await recordTransitions(transaction, lines, now);
  for (const { reservationId, mail } of lines) {
    await insertAuditEntry(transaction, {
      actorId,
      action: "reservation.mail",
      subject: { kind: "reservation", id: reservationId },
      after: { mail: mail?.kind ?? null },
    });
  }
  return { mailed: lines.length, skipped: found.length - lines.length };
}
