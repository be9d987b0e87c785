import {
  type MarkAnswers,
  type ReceptionMark,
  receptionMarkSchema,
} from "@takujo/contracts/booking/door/reception";
import type { Database } from "@takujo/runtime/database/database";
import { type MarkContext, type Outcome, refused } from "./mark-context.ts";
import { takeArrival, takeSeen } from "./take-arrival.ts";
import { takeEach } from "./take-each.ts";
import { takePrice } from "./take-price.ts";
import { takeUndo } from "./take-undo.ts";
import { takeWalkIn } from "./take-walk-in.ts";

export async function takeMarks(
  db: Database,
  sent: unknown[],
  { eventId, madeById }: Pick<MarkContext, "eventId" | "madeById">,
  now = new Date(),
): Promise<MarkAnswers> {
  const answers = await takeEach<ReceptionMark, Outcome>(db, sent, {
    schema: receptionMarkSchema,
    take: (transaction, mark) => take({ transaction, eventId, madeById, now }, mark),
    refused,
  });
  return { answers };
}

function take(context: MarkContext, mark: ReceptionMark): Promise<Outcome> {
  switch (mark.kind) {
    case "walk-in":
      return takeWalkIn(context, mark);
    case "undo":
      return takeUndo(context, mark);
    case "price":
      return takePrice(context, mark);
    case "see":
      return takeSeen(context, mark);
    default:
      return takeArrival(context, mark);
  }
}
