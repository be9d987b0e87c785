import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { type Limit, takeFromLimit } from "@takujo/runtime/limit/limit";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { APIError } from "better-auth/api";

/** Takes from all of the limits or from none, and refuses as the library does. */
export async function takeLimits(
  { db, signingSecret }: { db: Database; signingSecret: SigningSecret },
  taken: [limit: Limit, subject: string][],
  refusal: { code: string; message: string },
): Promise<void> {
  try {
    await db.transaction().execute(async (transaction) => {
      for (const [limit, subject] of taken) {
        await takeFromLimit(transaction, limit, subject, signingSecret);
      }
    });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new APIError("TOO_MANY_REQUESTS", refusal, { "retry-after": String(error.retryAfter) });
  }
}
