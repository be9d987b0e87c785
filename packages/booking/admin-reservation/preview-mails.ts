import type { Reach } from "@takujo/contracts/account/staff-policy";
import type {
  MailsToPreview,
  PreviewedMails,
} from "@takujo/contracts/booking/admin-reservation-mails";
import type { ReservationState } from "@takujo/contracts/booking/reservation-form";
import type {
  MailedReservation,
  ReservationMailKind,
} from "@takujo/contracts/booking/reservation-mail";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { findMailedReservation } from "../mailed-reservation/index.ts";
import { afterQuietHours } from "../seat-gate/index.ts";
import { demandParties } from "./enter-parties.ts";
import { selectRows } from "./list/row/queries.ts";
import { hasMail, mailOfState } from "./policy.ts";

/** Mails are rendered in another package; the composition root passes the renderer in. */
export type PreviewReservationMail = (
  kind: ReservationMailKind,
  reservation: MailedReservation,
) => { subject: string; text: string };

/** What sending mails again would do: to whom, to whom not, when, and with which text. */
export async function previewMails(
  db: Database,
  preview: PreviewReservationMail | undefined,
  { reservationIds, locale }: MailsToPreview,
  reach: Reach,
  now = new Date(),
): Promise<PreviewedMails> {
  const ids = [...new Set(reservationIds)];
  await demandParties(db, ids, reach);
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
