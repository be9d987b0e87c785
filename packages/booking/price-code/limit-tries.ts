import type { Database } from "@takujo/runtime/database/database";
import { addressBlock } from "@takujo/runtime/limit/address-block";
import { takeFromLimit } from "@takujo/runtime/limit/limit";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";

/** Enough for whoever mistypes a code, and far too few to find one. */
const codesTried = { scope: "price-code", most: 30, seconds: 3_600 };

/** Somebody may have many accounts, but a whole party may also reserve from one house. */
const codesTriedFrom = { scope: "price-code-network", most: 100, seconds: 3_600 };

interface Caller {
  userId: string;
  /** Of somebody who is not of the staff. */
  clientAddress?: string | undefined;
}

/** Call it outside of the transaction, because refused codes count above all. */
export const limitTries =
  (db: Database, secret: SigningSecret) =>
  async (
    { userId, clientAddress }: Caller,
    { priceCode }: { priceCode?: string | undefined },
  ): Promise<void> => {
    if (!priceCode) return;
    await takeFromLimit(db, codesTried, userId, secret);
    if (clientAddress === undefined) return;
    await takeFromLimit(db, codesTriedFrom, addressBlock(clientAddress), secret);
  };
