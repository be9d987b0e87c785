import type { Database } from "@takujo/runtime/database/database";
import { takeFromLimit } from "@takujo/runtime/limit/limit";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";

/** Enough for whoever mistypes a code, and far too few to find one. */
const codesTried = { scope: "price-code", most: 30, seconds: 3_600 };

/** Call it outside of the transaction, because refused codes count above all. */
export const limitTries =
  (db: Database, secret: SigningSecret) =>
  async (userId: string, { priceCode }: { priceCode?: string | undefined }): Promise<void> => {
    if (priceCode) await takeFromLimit(db, codesTried, userId, secret);
  };
