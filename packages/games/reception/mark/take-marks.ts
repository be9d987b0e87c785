import type { MarkAnswers, ReceptionMark } from "@takujo/contracts/games/reception";
import type { Database } from "@takujo/runtime/database";
import type { MarkContext, Outcome } from "./mark-context.ts";
import { takeArrival } from "./take-arrival.ts";
import { takeSeen } from "./take-seen.ts";
import { takeUndo } from "./take-undo.ts";
import { takeWalkIn } from "./take-walk-in.ts";

/**
 * What a device marked, in its order and each for itself: what one of them meets does not touch the others, and what
 * was taken before a connection broke is known when it is sent again.
 */
export async function takeMarks(
  db: Database,
  marks: ReceptionMark[],
  { eventId, madeById }: Pick<MarkContext, "eventId" | "madeById">,
  now = new Date(),
): Promise<MarkAnswers> {
  const answers: MarkAnswers["answers"] = [];
  for (const mark of marks) {
    const outcome = await db
      .transaction()
      .execute((transaction) => take({ transaction, eventId, madeById, now }, mark));
    answers.push({ nonce: mark.nonce, ...outcome });
  }
  return { answers };
}

function take(context: MarkContext, mark: ReceptionMark): Promise<Outcome> {
  switch (mark.kind) {
    case "walk-in":
      return takeWalkIn(context, mark);
    case "undo":
      return takeUndo(context, mark);
    case "see":
      return takeSeen(context, mark);
    default:
      return takeArrival(context, mark);
  }
}
