import type { Database } from "@takujo/runtime/database/database";
import { readPeople } from "./audience/read-audience.ts";
import { findMailTo, type MailedMessage } from "./find-mailed-message.ts";
import { selectEmail, selectMessage } from "./queries.ts";

interface Asked {
  messageId: string;
  personId: string;
  userId: string;
}

/** What one of the people would get, and the address of the organizer who asked; undefined if any of it is gone. */
export async function findTest(
  db: Database,
  { messageId, personId, userId }: Asked,
): Promise<{ mailed: MailedMessage; to: string } | undefined> {
  const [[message], [organizer]] = await Promise.all([
    selectMessage(db, { id: messageId, locale: "ja" }),
    selectEmail(db, { userId }),
  ]);
  if (!message || !organizer) return undefined;
  const [person] = await readPeople(db, message, { named: personId, limit: 1 });
  if (person?.id !== personId) return undefined;
  const mailed = await findMailTo(db, message, person);
  return mailed && { mailed, to: organizer.email };
}
