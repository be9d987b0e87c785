import {
  type MarkAnswer,
  type MarkAnswers,
  type ReceptionMark,
  receptionMarkSchema,
} from "@takujo/contracts/booking/reception";
import type { Database } from "@takujo/runtime/database/database";
import { findUnstorable, isImpossibleValue } from "@takujo/runtime/database/impossible-value";
import { DomainError } from "@takujo/runtime/domain-error";
import { type MarkContext, type Outcome, refused } from "./mark-context.ts";
import { takeArrival } from "./take-arrival.ts";
import { takePrice } from "./take-price.ts";
import { takeSeen } from "./take-seen.ts";
import { takeUndo } from "./take-undo.ts";
import { takeWalkIn } from "./take-walk-in.ts";

type Where = Pick<MarkContext, "eventId" | "madeById" | "now">;

/**
 * Applies the marks of a device in its order, each independently: a failure does not affect the others, and marks stored before
 * the connection broke are recognized when sent again.
 */
export async function takeMarks(
  db: Database,
  sent: unknown[],
  { eventId, madeById }: Pick<MarkContext, "eventId" | "madeById">,
  now = new Date(),
): Promise<MarkAnswers> {
  const answers: MarkAnswer[] = [];
  for (const mark of sent) {
    answers.push({ nonce: nonceOf(mark), ...(await judge(db, mark, { eventId, madeById, now })) });
  }
  return { answers };
}

async function judge(db: Database, sent: unknown, where: Where): Promise<Outcome> {
  const { data: mark, error } = receptionMarkSchema.safeParse(sent);
  if (!mark) return refusedFor(`${error.issues[0]?.path.join(".")}: ${error.issues[0]?.message}`);
  const unstorable = findUnstorable(mark);
  if (unstorable) return refusedFor(`${unstorable.join(".")}: a character that no text may have`);
  try {
    return await db.transaction().execute((transaction) => take({ transaction, ...where }, mark));
  } catch (error) {
    if (error instanceof DomainError && error.status < 500) return refusedFor(error.message);
    if (isImpossibleValue(error)) return refusedFor("a value is out of range");
    throw error;
  }
}

const refusedFor = (reason: string): Outcome => ({ ...refused, reason });

function nonceOf(sent: unknown): string {
  const nonce = typeof sent === "object" && sent && "nonce" in sent ? sent.nonce : "";
  return typeof nonce === "string" ? nonce.slice(0, 100) : "";
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
