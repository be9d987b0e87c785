import type { Database, DatabaseTransaction } from "../database/database.ts";
import { isDeadlock } from "../database/database-errors.ts";
import { DomainError } from "../domain-error.ts";
import { claimKey, type KeyClaim, selectKey, storeAnswer } from "./queries.ts";

const maxTries = 3;

/**
 * Runs a write whose key, effect and answer are one transaction. A second call with the same key waits for the first
 * and gets the same answer. Refusals are not remembered. `act` runs again if PostgreSQL ended the transaction because
 * of a deadlock.
 */
export async function once<Answer>(
  db: Database,
  claim: KeyClaim,
  act: (transaction: DatabaseTransaction) => Promise<Answer>,
): Promise<Answer> {
  for (let left = maxTries - 1; ; left--) {
    try {
      return await inOneTransaction(db, claim, act);
    } catch (error) {
      if (left === 0 || !isDeadlock(error)) throw error;
    }
  }
}

function inOneTransaction<Answer>(
  db: Database,
  claim: KeyClaim,
  act: (transaction: DatabaseTransaction) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction().execute(async (transaction) => {
    if (!(await claimKey(transaction, claim))) {
      return rememberedAnswer(
        await selectKey(transaction, claim.scope, claim.key),
        claim,
      ) as Answer;
    }
    const answer = await act(transaction);
    await storeAnswer(transaction, claim, {
      status: 200,
      content_type: "application/json",
      body: JSON.stringify(answer ?? null),
    });
    return answer;
  });
}

type RememberedKey = Awaited<ReturnType<typeof selectKey>>;

/** The answer stored under this key. */
export function rememberedAnswer(remembered: RememberedKey, claim: KeyClaim): unknown {
  if (remembered && !claim.fingerprint.equals(remembered.fingerprint))
    throw new DomainError("key-reused");
  if (!remembered?.body) throw new DomainError("request-in-progress");
  return JSON.parse(remembered.body);
}
