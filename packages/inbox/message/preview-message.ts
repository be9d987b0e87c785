import type { MessagePreview } from "@takujo/contracts/inbox/message";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { selectWithMail } from "./audience/queries.ts";
import { chosenBy } from "./audience/read-audience.ts";
import { findMailedMessage, type MailedMessage } from "./find-mailed-message.ts";
import { selectMessage } from "./queries.ts";

/** Mails are rendered in another package; the composition root passes the renderer in. */
export type PreviewMessageMail = (
  message: MailedMessage,
) => Pick<NonNullable<MessagePreview["mail"]>, "subject" | "parts">;

/** A choice of examples, not a list. */
const mostPeople = 30;

/** The mail that one of those who are chosen would get. */
export async function previewMessage(
  db: Database,
  preview: PreviewMessageMail | undefined,
  id: string,
  reservationId?: string,
): Promise<MessagePreview> {
  const [message] = await selectMessage(db, { id, locale: "ja" });
  if (!message) throw new DomainError("not-found");
  const first = reservationId ?? null;
  const people = await selectWithMail(db, { ...chosenBy(message), first, limit: mostPeople });
  const [shown] = people;
  const mailed = shown && preview && (await findMailedMessage(db, message, shown));
  return {
    mail: mailed
      ? {
          reservationId: shown.id,
          locale: mailed.reservation.locale,
          to: mailed.reservation.email,
          ...preview(mailed),
        }
      : null,
    people: people.map(({ id, name, locale }) => ({ reservationId: id, name, locale })),
  };
}
