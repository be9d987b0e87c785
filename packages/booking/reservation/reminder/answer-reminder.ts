import type {
  Reminder,
  ReservationReceipt,
} from "@takujo/contracts/booking/reservation/reservation";
import type { ReservationState } from "@takujo/contracts/booking/reservation/reservation-form";
import { isUuid } from "@takujo/contracts/is-uuid";
import type { Locale } from "@takujo/contracts/locale";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { isSigned, type SigningSecret, sign } from "@takujo/runtime/secret/secret-keys";
import { recordTransitions } from "../../seats/index.ts";
import { cancelReservation } from "../own/cancel-reservation.ts";
import { presentEvent, presentReceipt, presentSession } from "../own/present.ts";
import { selectReservation } from "../own/queries.ts";
import { recordComing, selectRemindedReservation } from "./queries.ts";

interface Reminded {
  reservationId: string;
  expiresAt: Date;
  /** Of a party without an account; otherwise empty. Part of what is signed, so a corrected address ends the links that went to the wrong one. */
  guestEmail: string;
}

/** Allows the recipient of the mail one answer about one reservation. */
export function createReminderToken(
  { reservationId, expiresAt, guestEmail }: Reminded,
  secret: SigningSecret,
): string {
  const content = `${reservationId}.${expiresAt.getTime().toString(36)}`;
  return `${content}.${sign(signedBy(content, guestEmail), secret, "reminder")}`;
}

const signedBy = (content: string, guestEmail: string) =>
  guestEmail ? `${content} ${guestEmail}` : content;

/** Claims of a token that has not expired, not yet verified: that needs the party's address. */
function readReminderToken(token: string, now: Date) {
  const [reservationId = "", expiry = "", signature = "", ...rest] = token.split(".");
  const isOpen = Number.parseInt(expiry, 36) > now.getTime();
  if (!isUuid(reservationId) || !isOpen || rest.length > 0) return null;
  return { reservationId, content: `${reservationId}.${expiry}`, signature };
}

type ClaimedReminder = NonNullable<ReturnType<typeof readReminderToken>>;

const isReminderToken = (
  { content, signature }: ClaimedReminder,
  guestEmail: string,
  secret: SigningSecret,
): boolean => isSigned(signedBy(content, guestEmail), signature, secret, "reminder");

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

interface ReminderAnswer {
  token: string;
  answer: "coming" | "cancel";
}

/** A yes is recorded, a no cancels the reservation. Either uses up the link. */
export async function answerReminder(
  { transaction, secret }: { transaction: DatabaseTransaction; secret: SigningSecret },
  { token, answer }: ReminderAnswer,
  now = new Date(),
): Promise<ReservationReceipt> {
  const claimed = readReminderToken(token, now);
  const [row] = claimed
    ? await selectRemindedReservation(transaction, { id: claimed.reservationId })
    : [];
  if (!claimed || !row || !isReminderToken(claimed, row.guest_email, secret))
    throw new DomainError("not-found", "This link is not valid any more.");
  if (row.state !== "confirmed" || row.answered_at) throw new DomainError("not-now");
  if (answer === "cancel") {
    return cancelReservation(transaction, { id: row.id, userId: row.user_id }, now);
  }
  const [answered] = await recordComing(transaction, { id: row.id, now });
  if (!answered) throw new DomainError("not-now");
  await recordTransitions(
    transaction,
    [
      {
        reservationId: row.id,
        cause: "answer",
        state: "confirmed",
        seats: answered.seats,
        madeBy: "person",
      },
    ],
    now,
  );
  return presentReceipt(answered);
}
