import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { findUnstorable, isImpossibleValue } from "@takujo/runtime/database/database-errors";
import { DomainError } from "@takujo/runtime/domain-error";
import type { z } from "zod";

interface MarkOutcome {
  result: string;
  reason?: string | undefined;
}

interface Judge<Mark, Outcome extends MarkOutcome> {
  schema: z.ZodType<Mark>;
  take: (transaction: DatabaseTransaction, mark: Mark) => Promise<Outcome>;
  refused: Outcome;
}

/**
 * Applies the marks of a device in its order, each independently: a failure does not affect the others, and marks stored before
 * the connection broke are recognized when sent again.
 */
export async function takeEach<Mark, Outcome extends MarkOutcome>(
  db: Database,
  sent: unknown[],
  judge: Judge<Mark, Outcome>,
): Promise<(Outcome & { nonce: string })[]> {
  const answers: (Outcome & { nonce: string })[] = [];
  for (const mark of sent) {
    answers.push({ nonce: nonceOf(mark), ...(await takeOne(db, mark, judge)) });
  }
  return answers;
}

async function takeOne<Mark, Outcome extends MarkOutcome>(
  db: Database,
  sent: unknown,
  { schema, take, refused }: Judge<Mark, Outcome>,
): Promise<Outcome> {
  const refusedFor = (reason: string): Outcome => ({ ...refused, reason });
  const { data: mark, error } = schema.safeParse(sent);
  if (!mark) return refusedFor(`${error?.issues[0]?.path.join(".")}: ${error?.issues[0]?.message}`);
  const unstorable = findUnstorable(mark);
  if (unstorable) return refusedFor(`${unstorable.join(".")}: a character that no text may have`);
  try {
    return await db.transaction().execute((transaction) => take(transaction, mark));
  } catch (error) {
    if (error instanceof DomainError && error.status < 500) return refusedFor(error.message);
    if (isImpossibleValue(error)) return refusedFor("a value is out of range");
    throw error;
  }
}

function nonceOf(sent: unknown): string {
  const nonce = typeof sent === "object" && sent && "nonce" in sent ? sent.nonce : "";
  return typeof nonce === "string" ? nonce.slice(0, 100) : "";
}
