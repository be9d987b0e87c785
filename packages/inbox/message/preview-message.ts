import type { MessagePreview } from "@takujo/contracts/inbox/message";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { readPeople } from "./audience/read-audience.ts";
import { findMailTo, type MailedMessage } from "./find-mailed-message.ts";
import { selectMessage } from "./queries.ts";
import type { SeenOfGuests } from "./seen-of-guests.ts";

/** Mails are rendered in another package; the composition root passes the renderer in. */
export type PreviewMessageMail = (
  message: MailedMessage,
  options: { isNamed: boolean },
) => Pick<NonNullable<MessagePreview["mail"]>, "subject" | "parts">;

/** A choice of examples, not a list. */
const mostPeople = 30;

interface Wanted {
  /** Whose mail; without them, the first's. */
  person?: string | null | undefined;
  seen: SeenOfGuests;
}

/** The mail that one of those who are chosen would get. */
export async function previewMessage(
  db: Database,
  preview: PreviewMessageMail | undefined,
  id: string,
  { person: named = null, seen: { withNames, withContacts } }: Wanted,
): Promise<MessagePreview> {
  const [message] = await selectMessage(db, { id, locale: "ja" });
  if (!message) throw new DomainError("not-found");
  const people = await readPeople(db, message, { named, limit: mostPeople });
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
