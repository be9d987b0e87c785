import { findMailedReservation } from "@takujo/booking/mailed-reservation/index";
import type { Database } from "@takujo/runtime/database/database";
import { findMailedMessage, type MailedMessage } from "./find-mailed-message.ts";
import { selectEmail, selectMessage } from "./queries.ts";

interface Asked {
  messageId: string;
  reservationId: string;
  userId: string;
}

/** What one of the people would get, and the address of the organizer who asked; undefined if any of it is gone. */
export async function findTest(
  db: Database,
  { messageId, reservationId, userId }: Asked,
): Promise<{ mailed: MailedMessage; to: string } | undefined> {
  const [[message], [organizer], person] = await Promise.all([
    selectMessage(db, { id: messageId, locale: "ja" }),
    selectEmail(db, { userId }),
    findMailedReservation(db, reservationId),
  ]);
  if (!message || !organizer || !person) return undefined;
  const mailed = await findMailedMessage(db, message, person);
  return mailed && { mailed, to: organizer.email };
}
