import type { Reminder } from "@takujo/contracts/booking/reservation";
import type { ReservationState } from "@takujo/contracts/booking/reservation-form";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { presentEvent, presentSession, selectReservation } from "../reservation/index.ts";
import { isReminderToken, readReminderToken } from "./reminder-token.ts";

/** What the link shows. Read-only, because mail programs open links by themselves. */
export async function readReminder(
  { db, secret }: { db: Database; secret: SigningSecret },
  token: string,
  locale: Locale,
  now = new Date(),
): Promise<Reminder> {
  const claimed = readReminderToken(token, now);
  const [row] = claimed ? await selectReservation(db, { id: claimed.reservationId, locale }) : [];
  if (!claimed || !row || !isReminderToken(claimed, row.guest_email, secret))
    throw new DomainError("not-found", "This link is not valid any more.");
  return {
    state: row.state as ReservationState,
    code: row.code,
    seats: row.seats,
    nickname: row.nickname,
    isAnswered: row.answered_at !== null,
    isLate: now >= row.change_deadline,
    hasAccount: row.user_id !== null,
    event: presentEvent(row),
    session: presentSession(row),
  };
}
