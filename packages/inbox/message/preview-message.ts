import type { MessagePreview } from "@takujo/contracts/inbox/message";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { readPeople } from "./audience/read-audience.ts";
import { findMailTo, type MailedMessage, type SeenOfGuests } from "./find-mailed-message.ts";
import { selectMessage } from "./queries.ts";

/** Mails are rendered in another package; the composition root passes the renderer in. */
export type PreviewMessageMail = (
  message: MailedMessage,
  options: { isNamed: boolean },
) => Pick<NonNullable<MessagePreview["mail"]>, "subject" | "parts">;

/** A few examples, not a list. */
const maxPeople = 30;

interface PreviewQuery {
  /** The recipient; by default the first. */
  person?: string | null | undefined;
  seen: SeenOfGuests;
}

/** The mail as one of the recipients would get it. */
export async function previewMessage(
  db: Database,
  preview: PreviewMessageMail | undefined,
  id: string,
  { person: named = null, seen: { withNames, withContacts } }: PreviewQuery,
): Promise<MessagePreview> {
  const [message] = await selectMessage(db, { id, locale: "ja" });
  if (!message) throw new DomainError("not-found");
  const people = await readPeople(db, message, { named, limit: maxPeople });
  const [shown] = people;
  const mailed = shown && preview && (await findMailTo(db, message, shown));
  return {
    mail: mailed
      ? {
          personId: shown.id,
          to: withContacts ? addressOf(mailed) : "",
          locale: mailed.kind === "guest" ? mailed.reservation.locale : mailed.locale,
          ...preview(mailed, { isNamed: withNames }),
        }
      : null,
    people: (withNames ? people : []).map(({ id, name, locale }) => ({
      personId: id,
      name,
      locale,
    })),
  };
}

const addressOf = (mailed: MailedMessage) =>
  mailed.kind === "guest" ? mailed.reservation.email : mailed.reader.email;
