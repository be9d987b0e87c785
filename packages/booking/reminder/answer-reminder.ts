import type { ReservationReceipt } from "@takujo/contracts/booking/reservation";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { recordTransitions } from "../history/index.ts";
import { cancelReservation, presentReceipt } from "../reservation/index.ts";
import { recordComing, selectRemindedReservation } from "./queries.ts";
import { isReminderToken, readReminderToken } from "./reminder-token.ts";

interface Given {
  token: string;
  answer: "coming" | "cancel";
}

/** A yes is recorded, a no gives the seats back. Either uses up the link. */
export async function answerReminder(
  { transaction, secret }: { transaction: DatabaseTransaction; secret: SigningSecret },
  { token, answer }: Given,
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
