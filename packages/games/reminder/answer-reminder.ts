import type { ReservationReceipt } from "@takujo/contracts/games/reservation";
import type { DatabaseTransaction } from "@takujo/runtime/database";

export async function answerReminder(
  _parts: { transaction: DatabaseTransaction; secret: string },
  _given: { token: string; answer: "coming" | "cancel" },
): Promise<ReservationReceipt> {
  throw new Error("not written");
}
