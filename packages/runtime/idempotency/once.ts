import type { Database, DatabaseTransaction } from "../database.ts";
import { isDeadlock } from "../deadlock.ts";
import { DomainError } from "../domain-error.ts";
import { claimKey, type KeyClaim, keepAnswer, selectKey } from "./queries.ts";

const mostTries = 3;

/**
 * A write whose key, effect and answer are one transaction: all are kept, or none. A second call under the same
 * key waits for the first and is given the same answer. A refusal is not kept. `act` runs again where PostgreSQL ended the
 * transaction for the sake of another.
 */
export async function once<Answer>(
  db: Database,
  claim: KeyClaim,
  act: (transaction: DatabaseTransaction) => Promise<Answer>,
): Promise<Answer> {
  for (let left = mostTries - 1; ; left--) {
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
      return keptAnswer(await selectKey(transaction, claim.scope, claim.key), claim) as Answer;
    }
    const answer = await act(transaction);
    await keepAnswer(transaction, claim, {
      status: 200,
      content_type: "application/json",
      body: JSON.stringify(answer ?? null),
    });
    return answer;
  });
}

type KeptKey = Awaited<ReturnType<typeof selectKey>>;

/** What was answered under this key. */
export function keptAnswer(kept: KeptKey, claim: KeyClaim): unknown {
  if (kept && !claim.fingerprint.equals(kept.fingerprint)) throw new DomainError("key-reused");
  if (!kept?.body) throw new DomainError("request-in-progress");
  return JSON.parse(kept.body);
}
